import { BUDDHA_IDS, type BuddhaId } from '@yuanguang/contract/buddhas';
import amitabha from '../packs/buddha/amitabha.json' with { type: 'json' };
import cundi from '../packs/buddha/cundi.json' with { type: 'json' };
import guanyin from '../packs/buddha/guanyin.json' with { type: 'json' };
import guanyinStanding from '../packs/buddha/guanyin-standing.json' with { type: 'json' };
import ksitigarbha from '../packs/buddha/ksitigarbha.json' with { type: 'json' };
import mahasthama from '../packs/buddha/mahasthama.json' with { type: 'json' };
import maitreya from '../packs/buddha/maitreya.json' with { type: 'json' };
import manjushri from '../packs/buddha/manjushri.json' with { type: 'json' };
import medicine from '../packs/buddha/medicine.json' with { type: 'json' };
import qielan from '../packs/buddha/qielan.json' with { type: 'json' };
import samantabhadra from '../packs/buddha/samantabhadra.json' with { type: 'json' };
import shakyamuni from '../packs/buddha/shakyamuni.json' with { type: 'json' };
import thousand from '../packs/buddha/thousand.json' with { type: 'json' };
import weituo from '../packs/buddha/weituo.json' with { type: 'json' };
import type { Buddha, BuddhaPack } from './buddhas.schema.ts';
import { publish } from './pack.ts';

export type { Buddha };

const packs = {
  shakyamuni,
  amitabha,
  medicine,
  maitreya,
  guanyin,
  mahasthama,
  ksitigarbha,
  manjushri,
  samantabhadra,
  cundi,
  thousand,
  'guanyin-standing': guanyinStanding,
  weituo,
  qielan,
} as Record<BuddhaId, BuddhaPack>;

/** All whom the shrine offers, in the order of the hall. */
export const BUDDHAS: readonly Buddha[] = BUDDHA_IDS.map((id) => publish(packs[id]).content);

/** The one of this id. Throws when the packs and the contract disagree. */
export function buddhaById(id: BuddhaId): Buddha {
  const buddha = BUDDHAS.find((one) => one.id === id);
  if (!buddha) throw new Error(`No Buddha ${id}`);
  return buddha;
}
