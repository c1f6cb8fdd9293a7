/* Altar furniture, offerings and lights: id → what is drawn and the box it stands in. */
import { altar, altarCloth, canopy, longCloth, plainCloth } from './altar.ts';
import { festoon, star, streamer, vaseWillow } from './feasts.ts';
import {
  bloom,
  chrysanthemum,
  type FlowerVase,
  lotus,
  peony,
  SLENDER,
  vaseChrysanthemum,
  vaseLotus,
  vasePeony,
} from './flowers.ts';
import { apple, citrus, peach, plate, pomegranate } from './fruits.ts';
import { mandorla, nimbus, radiance } from './halos.ts';
import { pedestal } from './lotus.ts';
import { bowl, vase } from './objects.ts';
import { type Group, Sheet } from './sheet.ts';
import { cloud } from './sky-and-sea.ts';
import type { PenSize } from './style.ts';
import {
  censer,
  cup,
  flame,
  flowerBowl,
  lamp,
  litLamp,
  oneStick,
  roundVase,
  threeSticks,
} from './vessels.ts';

export interface Thing {
  readonly title: string;
  readonly viewBox: string;
  readonly draw: (group: Group) => void;
  readonly pen?: PenSize;
  /** Cloth, that can be dyed: the fragment names the colour. */
  readonly dyed?: boolean;
  /** It stands behind a figure. */
  readonly behind?: boolean;
}

/** Colours of cloth besides indigo, as dark as night paper allows: `name-cinnabar`, … */
const DYES = { cinnabar: '#43201f', jade: '#16332d', saffron: '#3d2c15', violet: '#2d2146' } as const;

/** The file of one thing. */
export function sheetOf(name: string, { title, viewBox, draw, pen, dyed, behind }: Thing): Sheet {
  const rules = Object.entries(DYES).map(
    ([dye, cloth]) => `#${name}-${dye}:target~*{--cloth:${cloth};--ground:${cloth}}`,
  );
  const dyes = dyed ? { rules: rules.join(''), marks: Object.keys(DYES) } : {};
  const sheet = new Sheet({ name, viewBox, title, pen, ...dyes });
  draw(sheet.group('lines', undefined, behind ? 'behind' : 'front'));
  return sheet;
}

const plain = (title: string, viewBox: string, draw: (group: Group) => void): Thing => ({
  title,
  viewBox,
  draw,
});
const ROUND: FlowerVase = { lower: 7, draw: roundVase };
const BOWL: FlowerVase = { lower: 20, draw: flowerBowl };
const inVase = (title: string, draw: (group: Group) => void) => plain(title, '-46 -118 92 122', draw);
const cloth = (title: string, draw: (group: Group) => void): Thing => ({
  title,
  viewBox: '-166 -134 332 138',
  draw,
  dyed: true,
});
const halo = (title: string, draw: (group: Group) => void): Thing => ({
  title,
  viewBox: '-200 -184 400 400',
  draw,
  behind: true,
});

export const OFFERINGS: Readonly<Record<string, Thing>> = {
  altar: plain('供桌', '-166 -134 332 138', altar),
  'cloth-lotus': cloth('桌围', altarCloth),
  'cloth-plain': cloth('素桌围', plainCloth),
  'cloth-long': cloth('长桌帷', longCloth),
  canopy: plain('宝盖', '-106 -100 212 106', canopy),
  censer: plain('香炉', '-50 -94 100 98', censer),
  'incense-one': plain('一支香', '-10 -72 20 74', oneStick),
  'incense-three': plain('三支香', '-20 -72 40 74', threeSticks),
  lamp: plain('灯', '-26 -94 52 98', litLamp),
  'lamp-unlit': plain('未点的灯', '-26 -94 52 98', lamp),
  flame: plain('灯焰', '-10 -24 20 26', (group) => flame(group)),
  vase: plain('花瓶', '-14 -52 28 56', (group) => vase(group, 0, 0, 1.02)),
  'vase-round': plain('圆瓶', '-22 -44 44 48', roundVase),
  'vase-bowl': plain('花钵', '-30 -30 60 34', flowerBowl),
  'vase-lotus': inVase('瓶莲', vaseLotus(SLENDER)),
  'vase-peony': inVase('瓶牡丹', vasePeony(SLENDER)),
  'vase-chrysanthemum': inVase('瓶菊', vaseChrysanthemum(SLENDER)),
  'vase-round-lotus': inVase('圆瓶莲', vaseLotus(ROUND)),
  'vase-round-peony': inVase('圆瓶牡丹', vasePeony(ROUND)),
  'vase-round-chrysanthemum': inVase('圆瓶菊', vaseChrysanthemum(ROUND)),
  'vase-bowl-lotus': inVase('钵莲', vaseLotus(BOWL)),
  'vase-bowl-peony': inVase('钵牡丹', vasePeony(BOWL)),
  'vase-bowl-chrysanthemum': inVase('钵菊', vaseChrysanthemum(BOWL)),
  bloom: plain('莲花', '-50 -50 100 56', bloom),
  lotus: plain('莲', '-60 -102 120 106', lotus),
  peony: plain('牡丹', '-46 -98 92 100', peony),
  chrysanthemum: plain('菊', '-40 -96 80 98', chrysanthemum),
  plate: plain('供盘', '-46 -86 92 90', plate),
  peach: plain('桃', '-46 -86 92 90', peach),
  pomegranate: plain('石榴', '-46 -88 92 92', pomegranate),
  citrus: plain('柑橘', '-46 -86 92 90', citrus),
  apple: plain('苹果', '-46 -88 92 92', apple),
  cup: plain('净水杯', '-18 -30 36 34', cup),
  bowl: plain('供钵', '-34 -48 68 50', (group) => bowl(group, 0, -38, 27, 36)),
  streamer: plain('幡', '-24 -204 48 208', streamer),
  festoon: plain('花鬘', '-166 -134 332 138', festoon),
  'vase-willow': plain('净瓶杨柳', '-50 -122 100 126', vaseWillow),
  star: plain('明星', '-40 -40 80 80', star),
  cloud: plain('祥云', '-46 -40 84 42', (group) => cloud(group, 4, -14)),
  'lotus-stand': plain('莲花须弥座', '-116 -24 232 96', (group) => pedestal(group, 0, 100)),
  'halo-flame': halo('火焰背光', (group) => mandorla(group)),
  'halo-rays': halo('放光', (group) => radiance(group)),
  'halo-lotus': halo('莲瓣圆光', (group) => nimbus(group, { cy: 0, r: 120, kind: 'petals', n: 32 })),
};
