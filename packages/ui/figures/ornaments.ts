/* Instruments of practice and what stands in the halls: id → what is drawn and the box it stands in. */
import { rosary } from './beads.ts';
import { bookstand, scroll } from './books.ts';
import { eternalLamp, lotusStage, meritBox, moonGate } from './hall.ts';
import { bell, bellbowl, bowlset, cushion, fish, mallet, striker, woodenfish } from './instruments.ts';
import { blocks, lottube, stick } from './lots.ts';
import type { Thing } from './offerings.ts';
import type { Group } from './sheet.ts';
import { tabletLife, tabletRebirth } from './tablets.ts';

const plain = (title: string, viewBox: string, draw: (group: Group) => void): Thing => ({
  title,
  viewBox,
  draw,
});
/** Shown large on a page of its own, so drawn with a light pen. */
const large = (title: string, viewBox: string, draw: (group: Group) => void): Thing => ({
  ...plain(title, viewBox, draw),
  pen: 'large',
});
const stage = (title: string, of: number) => plain(title, '-50 -56 100 64', (group) => lotusStage(group, of));

export const ORNAMENTS: Readonly<Record<string, Thing>> = {
  'lotus-1': stage('含苞的莲', 1),
  'lotus-2': stage('初放的莲', 2),
  'lotus-3': stage('半开的莲灯', 3),
  'lotus-4': stage('盛开的莲灯', 4),
  'tablet-rebirth': plain('往生莲位', '-62 -262 124 266', tabletRebirth),
  'tablet-life': plain('延生禄位', '-62 -262 124 266', tabletLife),
  'eternal-lamp': plain('长明灯', '-48 -202 96 222', eternalLamp),
  bell: plain('梵钟', '-58 -170 116 180', bell),
  woodenfish: large('木鱼', '-92 -178 212 182', woodenfish),
  fish: large('木鱼身', '-70 -144 158 144', fish),
  cushion: large('垫', '-94 -42 188 46', (group) => cushion(group, 82, 20)),
  mallet: large('槌', '-16 -110 32 116', mallet),
  rosary: large('念珠', '-126 -340 252 440', rosary),
  bellbowl: large('磬', '-80 -110 160 116', bellbowl),
  bowlset: large('磬与槌', '-80 -112 226 122', bowlset),
  striker: large('磬槌', '-10 -108 20 136', striker),
  lottube: large('签筒', '-60 -190 120 200', lottube),
  stick: large('签', '-6 -104 12 106', stick),
  blocks: large('筊杯', '-84 -42 178 62', blocks),
  'merit-box': plain('功德箱', '-72 -112 144 116', meritBox),
  bookstand: plain('经架', '-82 -102 164 106', bookstand),
  scroll: plain('经卷', '-74 -78 148 84', scroll),
  'moon-gate': plain('月门', '-152 -244 304 248', moonGate),
};
