import { readFileSync } from 'node:fs';
import type { Language } from '@yuanguang/contract/languages';
import { TABLETS } from '@yuanguang/contract/rules/tablet-kinds';
import { layOut, TABLET_BOX, TABLET_PAPERS, TABLET_RULES } from '@yuanguang/contract/rules/tablet-layout';
import { graphemesOf } from '@yuanguang/contract/rules/upright';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { QueueFull } from '../../../lib/limits/semaphore.ts';
import { pdf } from '../../../lib/pdf/pdf.ts';
import { refuse } from '../../../lib/refusal.ts';
import { type TabletDrawing, tabletPng } from '../../certificate/certificate.service.ts';
import type { HallContext } from '../hall-context.ts';
import { hallMessages } from '../messages.ts';
import { tabletByLink } from '../tablets/find-tablet.ts';
import { openPersonal } from '../tablets/personal.ts';

const SOURCE = readFileSync(new URL('./tablet.typ', import.meta.url), 'utf8');
const PER_HOUR = 30;
const HOUR = 3_600;

interface Leaf extends TabletDrawing {
  readonly language: Language;
}

/** What is drawn for the holder of a link; nothing of a lamp alone, nor of what was rejected or taken back. */
async function leafOf(ctx: HallContext, token: string): Promise<Leaf> {
  await limitCaller(ctx, 'hall.picture', {
    perDevice: PER_HOUR,
    perAddress: PER_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR,
  });
  const row = await tabletByLink(ctx, token);
  const { tablet } = openPersonal(ctx.cipher, row);
  const isOver = ['rejected', 'withdrawn', 'expired'].includes(row.status);
  if (tablet === null || isOver) return refuse('tablet-not-standing');
  return {
    paper: TABLETS[tablet.kind].paper,
    runs: layOut(tablet),
    language: row.language as Language,
  };
}

/** The busy thread is no fault of who asks, who may ask again soon. */
async function orLater(drawn: Promise<Buffer>): Promise<string> {
  try {
    return (await drawn).toString('base64');
  } catch (error) {
    if (error instanceof QueueFull) refuse('too-many-requests');
    throw error;
  }
}

/** The tablet as it is written, 960 × 2544, in base64. Refuses 'tablet-not-standing', 'too-many-requests'. */
export async function tabletPicture(
  ctx: HallContext,
  { tabletToken }: { readonly tabletToken: string },
): Promise<{ png: string }> {
  const { paper, runs } = await leafOf(ctx, tabletToken);
  return { png: await orLater(tabletPng({ paper, runs })) };
}

/** The same as a leaf of 100 × 265 mm to be printed. Refuses alike. */
export async function tabletPdf(
  ctx: HallContext,
  { tabletToken }: { readonly tabletToken: string },
): Promise<{ pdf: string }> {
  const { paper, runs, language } = await leafOf(ctx, tabletToken);
  const t = hallMessages(language);
  const data = {
    paper: TABLET_PAPERS[paper],
    rules: TABLET_RULES.map(({ inset, thick }) => [inset, thick]),
    width: TABLET_BOX.width,
    height: TABLET_BOX.height,
    title: t(paper === 'red' ? 'hall.blessing' : 'hall.memorial'),
    temple: t('temple'),
    runs: runs.map(({ text, ...run }) => ({ ...run, signs: graphemesOf(text) })),
  };
  return { pdf: await orLater(pdf({ source: SOURCE, data, at: ctx.now().getTime() })) };
}
