import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** What fingers, pointer and wheel ask for; all measures are shares of the element's side. */
export interface Gestures {
  move(right: number, down: number): void;
  zoom(factor: number, atX: number, atY: number): void;
  /** A tap that did not move. */
  tap(atX: number, atY: number): void;
}

interface Touch {
  x: number;
  y: number;
}
/** A finger that has moved less than this many CSS pixels has tapped. */
const TAP_PX = 6;
const WHEEL_STEP = 0.0015;

/** One finger moves, two pinch, the wheel zooms where it is, a tap stays a tap. */
export function useGestures(element: React.RefObject<HTMLElement | null>, gestures: Gestures) {
  const touches = useRef(new Map<number, Touch>());
  const travelled = useRef(0);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  const share = (x: number, y: number): readonly [number, number] => {
    const box = element.current?.getBoundingClientRect();
    return box ? [(x - box.left) / box.width, (y - box.top) / box.height] : [0.5, 0.5];
  };
  const side = () => element.current?.clientWidth || 1;

  // React listens to the wheel passively; this one must keep the page from scrolling.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.zoom(Math.exp(-event.deltaY * WHEEL_STEP), ...share(event.clientX, event.clientY));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  });

  function onPointerDown(event: ReactPointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (touches.current.size === 0) travelled.current = 0;
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: ReactPointerEvent) {
    const last = touches.current.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - last.x, now.y - last.y];
    travelled.current += Math.hypot(dx, dy);
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
    touches.current.set(event.pointerId, now);
    if (!other) return latest.current.move(dx / side(), dy / side());
    const apart = (touch: Touch) => Math.hypot(touch.x - other.x, touch.y - other.y) || 1;
    latest.current.zoom(apart(now) / apart(last), ...share((now.x + other.x) / 2, (now.y + other.y) / 2));
    latest.current.move(dx / 2 / side(), dy / 2 / side());
  }

  function onPointerUp(event: ReactPointerEvent) {
    const known = touches.current.delete(event.pointerId);
    const tapped = known && event.type === 'pointerup' && travelled.current < TAP_PX;
    if (tapped && touches.current.size === 0) latest.current.tap(...share(event.clientX, event.clientY));
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
