import { createHash } from 'node:crypto';
import { UPLOAD_TYPES } from '@yuanguang/contract/constants';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { createSemaphore } from '../../lib/limits/semaphore.ts';
import { refuse } from '../../lib/refusal.ts';

/** Everything that is taken: pictures whose bytes we write anew. Documents, drawings and pages are not. */
export type PictureType = (typeof UPLOAD_TYPES)[number];

export interface CleanImage {
  readonly bytes: Buffer;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of `bytes`. */
  readonly hash: Buffer;
}

export interface Fit {
  /** Longest side in pixels; smaller pictures stay as they are. */
  readonly side: number;
  /** Cut to a square from the middle. */
  readonly square?: boolean;
  /** What it is written as; as it came unless told. */
  readonly as?: PictureType;
}

/** A large phone camera; more is a bomb, or nothing a temple needs. Counts all frames of an animation together. */
const MOST_PIXELS = 50_000_000;
const MOST_FRAMES = 60;
const SIDE_MAX = 16_000;
/** Each picture under way may take a few hundred megabytes. */
const semaphore = createSemaphore({ permits: 2 });

/**
 * Decodes a picture and writes it anew, upright, in sRGB and within `fit`: no metadata (place, device, thumbnails) and no
 * foreign bytes before, inside or behind it survive. The type stays unless `fit.as` names one; a long animation keeps its
 * first frame. Refuses 'file-type-not-allowed' (by content, whatever the name says; also what cannot be decoded) and
 * 'file-too-large' (more than 50 million pixels).
 */
export async function cleanImage(
  bytes: Uint8Array,
  fit: Fit,
  types: readonly PictureType[] = UPLOAD_TYPES,
): Promise<CleanImage> {
  const found = await fileTypeFromBuffer(bytes);
  // A moving PNG keeps its first frame.
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  const type = types.find((one) => one === mime);
  if (!type) refuse('file-type-not-allowed', 'file');
  return semaphore(async () => {
    const frames = await framesOf(bytes, type);
    const written = fit.as ?? type;
    const { data, info } = await decoded(() => encoded(pipeline(bytes, fit, frames), written));
    return {
      bytes: data,
      type: written,
      width: info.width,
      // Frames of an animation lie one below the other.
      height: info.pageHeight ?? info.height,
      hash: createHash('sha256').update(data).digest(),
    };
  });
}

function pipeline(bytes: Uint8Array, { side, square = false }: Fit, frames: number): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: frames })
    .autoOrient()
    .resize({ width: side, height: side, fit: square ? 'cover' : 'inside', withoutEnlargement: !square });
}

/** Only decoders of the types above are ever asked: the type was read from the bytes, and sharp must agree. */
async function framesOf(bytes: Uint8Array, type: PictureType): Promise<number> {
  const about = await decoded(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (`image/${about.format}` !== type) refuse('file-type-not-allowed', 'file');
  const { width, pages = 1 } = about;
  const height = about.pageHeight ?? about.height;
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > MOST_PIXELS) refuse('file-too-large', 'file');
  return pages <= MOST_FRAMES && width * height * pages <= MOST_PIXELS ? pages : 1;
}

function encoded(picture: Sharp, type: PictureType) {
  const written = {
    'image/jpeg': () => picture.jpeg({ quality: 85 }),
    'image/png': () => picture.png(),
    'image/webp': () => picture.webp({ quality: 85 }),
    'image/gif': () => picture.gif(),
  } satisfies Record<PictureType, () => Sharp>;
  return written[type]().timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true });
}

async function decoded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    // Whatever a decoder has against it: it is no picture we can keep.
    return refuse('file-type-not-allowed', 'file');
  }
}
