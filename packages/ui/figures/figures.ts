/* The fourteen figures: id → how it is drawn. */
import { guanyin, mahasthama, maitreya } from './bodhisattvas.ts';
import { amitabha, ksitigarbha, medicine, shakyamuni } from './buddhas.ts';
import { cundi } from './cundi.ts';
import { manjushri, samantabhadra } from './mounted.ts';
import { qielan } from './qielan.ts';
import type { Sheet } from './sheet.ts';
import { standingGuanyin } from './standing.ts';
import { thousand } from './thousand.ts';
import { weituo } from './weituo.ts';

export const FIGURES: Readonly<Record<string, () => Sheet>> = {
  shakyamuni,
  amitabha,
  medicine,
  maitreya,
  guanyin,
  'guanyin-standing': standingGuanyin,
  thousand,
  cundi,
  mahasthama,
  manjushri,
  samantabhadra,
  ksitigarbha,
  weituo,
  qielan,
};
