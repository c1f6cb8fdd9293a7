/* The hands of many-armed figures: drawn once, placed often, each with what it holds. */
import * as hands from './hands.ts';
import { IMPLEMENT, type Implement } from './implements.ts';
import { Group } from './sheet.ts';

export const DEGREE = Math.PI / 180;
export const tenth = (v: number) => Math.round(v * 10) / 10;

/** Definitions of the two hands, wrist at 0 0, fingers towards -y. */
export function handDefinitions(g: Group) {
  const grip = new Group('hand-grip');
  hands.gripHand(grip);
  const open = new Group('hand-open');
  hands.openHand(open);
  g.raw(`<defs>${grip}${open}</defs>`);
}
export interface Held {
  readonly what: Implement | null;
  readonly x: number;
  readonly y: number;
  /** Direction of the forearm in degrees from straight up, clockwise. */
  readonly turn: number;
  /** 1 for a right hand, -1 for a left one. */
  readonly side: number;
  /** Sizes of the hand and of what it holds. */
  readonly hand: number;
  readonly size: number;
}
/** A fist with an implement, or an open palm where nothing is held. `name` is its own in the file. */
export function heldOut(g: Group, name: string, { what, x, y, turn, side, hand, size }: Held) {
  if (what) {
    const [dx, dy] = [Math.sin(turn * DEGREE), -Math.cos(turn * DEGREE)];
    const at = `translate(${tenth(x + dx * 12 * hand)} ${tenth(y + dy * 12 * hand)})`;
    const transform = `${at} rotate(${tenth(turn)}) scale(${side * size} ${size})`;
    g.child(name, transform, IMPLEMENT[what]);
  }
  const kind = what ? 'grip' : 'open';
  const transform = `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)}) scale(${side * hand} ${hand})`;
  g.raw(`<use href="#hand-${kind}" transform="${transform}"/>`);
}
