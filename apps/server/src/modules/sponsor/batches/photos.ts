import type { Language } from '@yuanguang/contract/languages';
import type { PhotoStep } from '@yuanguang/contract/objects/sponsor';
import { readEmail, readMobile } from '@yuanguang/contract/rules/contact';
import { inTransaction } from '../../../lib/context.ts';
import { OfficeError } from '../../../lib/office/office-command.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { keepFile, releaseFile } from '../../file/file.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { type BatchRow, findBatch, lockBatch } from './batch.repository.ts';
import { deletePhoto, insertPhoto, type PhotoRow, photosOf, setCaption } from './photo.repository.ts';

const PURPOSE = 'printing';
/** Longest side in pixels: the width of the page on a sharp screen. */
const PHOTO = {
  purpose: PURPOSE,
  side: 1_280,
  as: 'image/webp',
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;
const CAPTION = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,80}$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface StepOfBatch {
  /** Of the batch, such as 2026-001. */
  readonly number: string;
  readonly step: PhotoStep;
}

/**
 * The office puts a photograph beside a step of a batch's way, in place of one that is there; that one's captions go with
 * it. It is seen by everybody whose order is in the batch and has come to the step. `day` is when it was taken, today
 * unless told. @throws {OfficeError} for no batch, a day that is none or still to come, and what is no picture we take.
 */
export async function putPhoto(
  ctx: SponsorContext,
  { number, step, bytes, day }: StepOfBatch & { bytes: Uint8Array; day: string | undefined },
): Promise<PhotoRow> {
  await batchOf(ctx, number);
  const taken = day === undefined ? ctx.days.of(ctx.now()) : pastDay(ctx, day);
  return inTransaction(ctx, async (ctx) => {
    // Written anew before the batch is locked: that takes its time.
    const { id, path, width, height } = await keepFile(ctx, bytes, PHOTO).catch(notTaken);
    const batch = await lockedBatch(ctx, number);
    await drop(ctx, batch, step);
    const photo = { batch_id: batch.id, step, file_id: id, path, width, height, day: taken };
    await insertPhoto(ctx.db, photo);
    return { ...photo, captions: {} };
  });
}

/** Takes the photograph of a step away: from now on its address opens nothing. @throws {OfficeError} when there is none. */
export function removePhoto(ctx: SponsorContext, { number, step }: StepOfBatch): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await drop(ctx, await lockedBatch(ctx, number), step))) noPhoto(number, step);
  });
}

/** Writes the caption of a photograph in one language; '' takes it away. @throws {OfficeError} */
export async function captionPhoto(
  ctx: SponsorContext,
  { number, step, language, text }: StepOfBatch & { language: Language; text: string },
): Promise<void> {
  const caption = text.normalize('NFC').trim();
  if (caption !== '' && !CAPTION.test(caption)) {
    throw new OfficeError('a caption has at most 80 characters in one line');
  }
  // It is read by everybody whose order is in the batch.
  if (caption.split(/\s+|[，。、；：,;]/).some((word) => readMobile(word) ?? readEmail(word))) {
    throw new OfficeError('a caption must not hold a phone number or an email');
  }
  const { id } = await batchOf(ctx, number);
  const found = await setCaption(ctx.db, { batchId: id, step }, language, caption === '' ? null : caption);
  if (!found) noPhoto(number, step);
}

export async function listPhotos(ctx: SponsorContext, number: string): Promise<PhotoRow[]> {
  return photosOf(ctx.db, (await batchOf(ctx, number)).id);
}

async function drop(ctx: SponsorContext, { id }: BatchRow, step: PhotoStep): Promise<boolean> {
  const fileId = await deletePhoto(ctx.db, id, step);
  if (fileId !== undefined) await releaseFile(ctx, fileId, { ownerUid: null, purpose: PURPOSE });
  return fileId !== undefined;
}

const batchOf = async (ctx: SponsorContext, number: string): Promise<BatchRow> =>
  (await findBatch(ctx.db, number)) ?? noBatch(number);

const lockedBatch = async (ctx: SponsorContext, number: string): Promise<BatchRow> =>
  (await lockBatch(ctx.db, number)) ?? noBatch(number);

function pastDay({ days, now }: SponsorContext, day: string): string {
  const real = DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (!real) throw new OfficeError('the day is written as 2026-03-01');
  if (day > days.of(now())) throw new OfficeError(`${day} is still to come`);
  return day;
}

function notTaken(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new OfficeError(
    error.code === 'file-too-large'
      ? 'the picture is too large: at most 50 million pixels'
      : 'that is no picture in JPEG, PNG or WebP',
  );
}

function noBatch(number: string): never {
  throw new OfficeError(`there is no batch ${number}`);
}

function noPhoto(number: string, step: PhotoStep): never {
  throw new OfficeError(`batch ${number} has no photograph of ${step}`);
}
