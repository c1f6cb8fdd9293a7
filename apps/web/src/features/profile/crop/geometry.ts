/** Width and height of a picture in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which square of a picture is seen: its middle in the picture's pixels, and how much nearer than "all that fits". */
export interface View {
  readonly x: number;
  readonly y: number;
  /** 1 shows the largest square the picture holds. */
  readonly zoom: number;
}

export const MOST_ZOOM = 6;
/** Below this many pixels a side the square would only show single dots. */
const LEAST_SIDE = 48;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** How near this picture may be looked at. */
export function mostZoom({ width, height }: Size): number {
  return between(1, Math.min(width, height) / LEAST_SIDE, MOST_ZOOM);
}

/** The side of the square that is seen, in the picture's pixels. */
export function sideOf({ width, height }: Size, view: View): number {
  return Math.min(width, height) / view.zoom;
}

/** The middle of the picture, as much of it as a square can hold. */
export function wholeView({ width, height }: Size): View {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The nearest view whose square lies within the picture. */
export function within(size: Size, view: View): View {
  const zoom = between(1, view.zoom, mostZoom(size));
  const half = sideOf(size, { ...view, zoom }) / 2;
  return {
    zoom,
    x: between(half, view.x, size.width - half),
    y: between(half, view.y, size.height - half),
  };
}

/** Moves the picture under the square by shares of the square's side: positive `right` shows what lay further left. */
export function moved(size: Size, view: View, right: number, down: number): View {
  const side = sideOf(size, view);
  return within(size, { ...view, x: view.x - right * side, y: view.y - down * side });
}

/**
 * Goes nearer by a factor, so that one point of the square stays where it is. `atX` and `atY` are shares of the
 * square's side from its upper left corner; its middle unless told.
 */
export function zoomed(size: Size, view: View, factor: number, atX = 0.5, atY = 0.5): View {
  const before = sideOf(size, view);
  const zoom = between(1, view.zoom * factor, mostZoom(size));
  const change = before - sideOf(size, { ...view, zoom });
  return within(size, { zoom, x: view.x + (atX - 0.5) * change, y: view.y + (atY - 0.5) * change });
}

/** Brings a point of the square, given as shares of its side, to the middle. */
export function centred(size: Size, view: View, atX: number, atY: number): View {
  return moved(size, view, 0.5 - atX, 0.5 - atY);
}

/** The view of the same things after the picture was turned a quarter to the right. */
export function turned(size: Size, view: View): View {
  return { zoom: view.zoom, x: size.height - view.y, y: view.x };
}
