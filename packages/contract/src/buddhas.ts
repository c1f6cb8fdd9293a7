/** The Buddhas, bodhisattvas and guardians before whom people worship, by the names of their drawings. No schema library. */
export const BUDDHA_IDS = [
  'shakyamuni',
  'amitabha',
  'medicine',
  'maitreya',
  'guanyin',
  'mahasthama',
  'ksitigarbha',
  'manjushri',
  'samantabhadra',
  'cundi',
  'thousand',
  'guanyin-standing',
  'weituo',
  'qielan',
] as const;
export type BuddhaId = (typeof BUDDHA_IDS)[number];

export const isBuddhaId = (value: unknown): value is BuddhaId => BUDDHA_IDS.some((id) => id === value);
