/* Names and boxes of the drawings in art/: what a page may ask for. A test holds them against the generator. */

/** The Buddhas and bodhisattvas, as the hall offers them. */
export const FIGURE_IDS = [
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
export type FigureId = (typeof FIGURE_IDS)[number];
/** Width and height of every figure, in units. */
export const FIGURE_SIZE = [400, 520] as const;

/** Altar furniture, offerings and lights: width and height of each box, in units of the same scale. */
export const OFFERING_SIZES = {
  altar: [332, 138],
  'cloth-lotus': [332, 138],
  'cloth-plain': [332, 138],
  'cloth-long': [332, 138],
  canopy: [212, 106],
  censer: [100, 98],
  'incense-one': [20, 74],
  'incense-three': [40, 74],
  lamp: [52, 98],
  'lamp-unlit': [52, 98],
  flame: [20, 26],
  vase: [28, 56],
  'vase-round': [44, 48],
  'vase-bowl': [60, 34],
  'vase-lotus': [92, 122],
  'vase-peony': [92, 122],
  'vase-chrysanthemum': [92, 122],
  'vase-round-lotus': [92, 122],
  'vase-round-peony': [92, 122],
  'vase-round-chrysanthemum': [92, 122],
  'vase-bowl-lotus': [92, 122],
  'vase-bowl-peony': [92, 122],
  'vase-bowl-chrysanthemum': [92, 122],
  bloom: [100, 56],
  lotus: [120, 106],
  peony: [92, 100],
  chrysanthemum: [80, 98],
  plate: [92, 90],
  peach: [92, 90],
  pomegranate: [92, 92],
  citrus: [92, 90],
  apple: [92, 92],
  cup: [36, 34],
  bowl: [68, 50],
  streamer: [48, 208],
  festoon: [332, 138],
  'vase-willow': [100, 126],
  star: [80, 80],
  cloud: [84, 42],
  'lotus-stand': [232, 96],
  'halo-flame': [400, 400],
  'halo-rays': [400, 400],
  'halo-lotus': [400, 400],
} as const;
export type OfferingId = keyof typeof OFFERING_SIZES;

/** Instruments and what stands in the halls, in the same way. */
export const ORNAMENT_SIZES = {
  'lotus-1': [100, 64],
  'lotus-2': [100, 64],
  'lotus-3': [100, 64],
  'lotus-4': [100, 64],
  'tablet-rebirth': [124, 266],
  'tablet-life': [124, 266],
  'eternal-lamp': [96, 222],
  bell: [116, 180],
  woodenfish: [212, 182],
  fish: [158, 144],
  cushion: [188, 46],
  mallet: [32, 116],
  rosary: [252, 440],
  bellbowl: [160, 116],
  bowlset: [226, 122],
  striker: [20, 136],
  lottube: [120, 200],
  stick: [12, 106],
  blocks: [178, 62],
  'merit-box': [144, 116],
  bookstand: [164, 106],
  scroll: [148, 84],
  'moon-gate': [304, 248],
} as const;
export type OrnamentId = keyof typeof ORNAMENT_SIZES;

/** Colours of altar cloths besides their own indigo. */
export const CLOTH_DYES = ['cinnabar', 'jade', 'saffron', 'violet'] as const;
export type ClothDye = (typeof CLOTH_DYES)[number];
