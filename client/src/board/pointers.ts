/** Fingers and mouse on a board: what they mean is told to a `Touched`, in pixels of the element. */
import type { Point } from "./camera";

export interface Touched {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  hover(at: Point | null): void;
  /** A short touch or a click. */
  tap(at: Point, event: PointerEvent): void;
  /** Something under the pointer wants to be dragged itself. */
  grab(at: Point, event: PointerEvent): Drag | undefined;
}

export interface Drag {
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

const SLOP = { mouse: 4, pen: 6, touch: 9 };
const WHEEL_SPEED = 0.0016;
const LINE_PIXELS = 33;

interface Pressed {
  at: Point;
  /** Where on the screen it went down: the element may move under a pointer that stays. */
  from: Point;
  moved: boolean;
}

/** Listen on an element. The answer stops it. */
export function listen(element: Element, touched: Touched): () => void {
  const pressed = new Map<number, Pressed>();
  let drag: Drag | undefined;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onScreen = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = place(event);
    if (pressed.size === 0) drag = touched.grab(at, event);
    else dropDrag();
    pressed.set(event.pointerId, { at, from: onScreen(event), moved: pressed.size > 0 });
    if (pressed.size > 1) for (const one of pressed.values()) one.moved = true;
  }

  function move(event: PointerEvent): void {
    const at = place(event);
    const one = pressed.get(event.pointerId);
    if (!one) {
      if (event.pointerType === "mouse" && pressed.size === 0) touched.hover(at);
      return;
    }
    const far = Math.hypot(event.clientX - one.from.x, event.clientY - one.from.y);
    if (!one.moved && far > (SLOP[event.pointerType as keyof typeof SLOP] ?? SLOP.touch)) {
      one.moved = true;
      one.at = at;
      element.setPointerCapture(event.pointerId);
      touched.hover(null);
    }
    if (!one.moved) return;
    if (drag) drag.move(at);
    else if (pressed.size === 1) touched.pan(at.x - one.at.x, at.y - one.at.y);
    else pinch(event.pointerId, at);
    one.at = at;
  }

  /** Two fingers: the other one stays where it is while this one moves. */
  function pinch(id: number, at: Point): void {
    const one = pressed.get(id);
    const other = [...pressed].find(([key]) => key !== id)?.[1];
    if (!one || !other) return;
    const before = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
    const after = Math.hypot(at.x - other.at.x, at.y - other.at.y);
    const half = { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 };
    touched.pan((at.x - one.at.x) / 2, (at.y - one.at.y) / 2);
    if (before > 0 && after > 0) touched.zoom(after / before, half);
  }

  function up(event: PointerEvent): void {
    const one = pressed.get(event.pointerId);
    if (!one) return;
    pressed.delete(event.pointerId);
    const held = drag;
    drag = undefined;
    if (one.moved) held?.drop(place(event));
    else {
      held?.cancel();
      touched.tap(place(event), event);
    }
  }

  function lost(event: PointerEvent): void {
    if (pressed.delete(event.pointerId)) dropDrag();
  }

  function dropDrag(): void {
    drag?.cancel();
    drag = undefined;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
    // A pinch on a touchpad comes as a wheel with Ctrl, in smaller steps.
    touched.zoom(Math.exp(-pixels * WHEEL_SPEED * (event.ctrlKey ? 6 : 1)), place(event));
  }

  element.addEventListener("pointerdown", (event) => down(event as PointerEvent), options);
  element.addEventListener("pointermove", (event) => move(event as PointerEvent), options);
  element.addEventListener("pointerup", (event) => up(event as PointerEvent), options);
  element.addEventListener("pointercancel", (event) => lost(event as PointerEvent), options);
  element.addEventListener("pointerleave", () => touched.hover(null), options);
  element.addEventListener("wheel", (event) => wheel(event as WheelEvent), { ...options, passive: false });
  return () => stop.abort();
}
