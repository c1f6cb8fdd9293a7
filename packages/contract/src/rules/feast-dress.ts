/** What is added to an altar on a feast day; what its owner has chosen stays as it is. No schema library. */
import { FEAST_IDS, type FeastId } from '../feasts.ts';

export interface FeastDress {
  /** Hung from above on both sides. */
  readonly above: 'streamers' | 'lamps';
  /** On the ground before the altar. */
  readonly ground: 'blooms' | 'lotus-lamps' | 'willow';
  /** Flowers along the altar's edge. */
  readonly festoon: boolean;
  /** The star of dawn. */
  readonly star: boolean;
}

/** Streamers and flowers, as every feast has them. */
const FEAST: FeastDress = { above: 'streamers', ground: 'blooms', festoon: false, star: false };
const GREAT: FeastDress = { ...FEAST, festoon: true };
/** Lamps for those who are remembered, and on the days of the Buddhas of light. */
const LIGHTS: FeastDress = { ...FEAST, ground: 'lotus-lamps' };
/** The willow of Guanyin, with which pure water is sprinkled. */
const WILLOW: FeastDress = { ...GREAT, ground: 'willow' };

/** The dress of each feast: by its name, for the almanac knows when it is kept. */
export const FEAST_DRESSES: Readonly<Record<FeastId, FeastDress>> = {
  maitreya: GREAT,
  dingguang: LIGHTS,
  shakra: GREAT,
  renunciation: FEAST,
  nirvana: LIGHTS,
  'guanyin-birth': WILLOW,
  samantabhadra: FEAST,
  cundi: FEAST,
  manjushri: FEAST,
  // A pavilion of flowers stands over the child that is bathed.
  'buddha-birth': GREAT,
  vesak: { ...GREAT, ground: 'lotus-lamps' },
  bhaishajyaraja: FEAST,
  sangharama: FEAST,
  skanda: FEAST,
  'guanyin-awakening': WILLOW,
  mahasthamaprapta: FEAST,
  ullambana: LIGHTS,
  nagarjuna: FEAST,
  ksitigarbha: LIGHTS,
  candraprabha: LIGHTS,
  dipankara: LIGHTS,
  marici: FEAST,
  'guanyin-renunciation': WILLOW,
  // Lamps and streamers are what the sutra of the Medicine Buddha asks for; the lamps hang.
  bhaishajyaguru: { ...LIGHTS, above: 'lamps' },
  bodhidharma: FEAST,
  'manjushri-renunciation': FEAST,
  amitabha: GREAT,
  suryaprabha: LIGHTS,
  awakening: { ...LIGHTS, star: true },
  jianzhai: FEAST,
  huayan: GREAT,
};

/** The dress of one feast; none for a name that is not known. */
const dressesOf = (name: string): readonly FeastDress[] =>
  FEAST_IDS.filter((id) => id === name).map((id) => FEAST_DRESSES[id]);

/**
 * How an altar is dressed on a day with these feasts: as the first of them that is known says, with the festoon or the star
 * of any; undefined on a day without one. A newer server may know more feasts.
 */
export function feastDress(feasts: readonly string[]): FeastDress | undefined {
  const [first, ...others] = feasts.flatMap(dressesOf);
  if (!first) return undefined;
  return {
    ...first,
    festoon: first.festoon || others.some(({ festoon }) => festoon),
    star: first.star || others.some(({ star }) => star),
  };
}
