import { type Size, sideOf, type View } from './geometry.ts';

/** Larger pictures are made smaller before they are shown: phones run out of memory otherwise. Pixels a side. */
const MOST_SIDE = 2_400;

/** A picture that can be drawn: upright as it was taken, or turned since. */
export type Picture = HTMLCanvasElement;

function canvasOf({ width, height }: Size): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser does not draw');
  return [canvas, context];
}

/** Opens a picture of the device. @throws when it is none, or of a kind this browser does not know. */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MOST_SIDE / Math.max(bitmap.width, bitmap.height));
  const size = {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  };
  const [canvas, context] = canvasOf(size);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return canvas;
}

/** The picture turned a quarter to the right. */
export function turnedPicture(picture: Picture): Picture {
  const [canvas, context] = canvasOf({ width: picture.height, height: picture.width });
  context.translate(picture.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  return canvas;
}

/** Draws what the square shows over the whole of a canvas. What is transparent becomes paper. */
export function drawView(canvas: HTMLCanvasElement, picture: Picture, view: View, paper: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, view);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    view.x - side / 2,
    view.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The square as a JPEG of `px` × `px`. */
export function cutOut(picture: Picture, view: View, px: number): Promise<Blob> {
  const [canvas] = canvasOf({ width: px, height: px });
  drawView(canvas, picture, view, '#fff');
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the picture was not made'));
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}
