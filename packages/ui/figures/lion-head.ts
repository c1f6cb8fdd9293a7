/* The lion's head, looking at us: mane of snail curls, collar and bell. */
import { arch, move, type Point, type Points, points, symmetric } from './geometry.ts';
import { curl } from './lion.ts';
import { area, circle, type TouchName, thin } from './path.ts';
import type { Group } from './sheet.ts';

const X = -160;
const Y = -226;
const at = (curve: Points): Point[] => curve.map(([x, y]) => [X + x, Y + y]);
/** Curls in a ring, each turned outwards; from `from` to `to` in radians, clockwise from the right. */
function ringOfCurls(
  g: Group,
  count: number,
  r: readonly [number, number],
  size: number,
  from: number,
  to: number,
) {
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * i) / (count - 1);
    const [x, y] = [X + r[0] * Math.cos(angle), Y + 2 + r[1] * Math.sin(angle)];
    curl(g, x, y, size, angle + 2.4, Math.cos(angle) > 0 ? 1 : -1);
  }
}
function collar(g: Group) {
  const band = arch(points('0,96 32,90 66,66'));
  const low = arch(points('0,110 31,103 63,80'));
  g.cover([at(band), at(low).reverse()], 'skin')
    .line(at(band), 1.3, 'even')
    .line(at(low), 1.4, 'even');
  g.paint('pearls', thin(at(arch(points('0,103 31.5,96.5 64,73')))));
  const bell = symmetric(points('0,108 9,112 12,123 9,132 0,135'));
  g.paint('piece', area(at([...bell, ...bell.slice(0, 1)])));
  g.line(at(points('-11.6,123 0,125.6 11.6,123')), 1, 'even');
  g.paint('jewel', circle(X, Y + 130, 1.8));
}
/** The right half of the face, from the ear to the fang. */
function halfFace(half: Group) {
  const draw = (text: string, weight: number, how: TouchName = 'finger') =>
    half.line(points(text), weight, how);
  const ear = points('34,-46 48,-62 64,-64 68,-50 60,-38 46,-32');
  half.cover([ear], 'skin').line(ear, 1.6, 'even');
  draw('42,-44 54,-54 59,-48', 1, 'leaf');
  draw('48,-30 51,-6 50,16 43,34', 1.5, 'leaf');
  // brow: a long curl over the eye
  draw('5,-17 11,-27 23,-34 37,-33 45,-25 42,-18 35,-19 36,-25 40,-25', 1.5);
  draw('11,-17 20,-25 32,-27', 0.9, 'leaf');
  // eye: long, the upper lid heavy, looking down
  draw('9,-6 16,-11.4 27,-12.4 39,-7', 2.3);
  draw('9,-6 18,-2.8 29,-3 39,-7', 1);
  draw('12,3 21,6 32,3', 0.8, 'leaf');
  half.paint('jewel', circle(24, -7.4, 2.1));
  // nose broad as a garlic bulb, muzzle with an upturned corner
  draw('5,-10 6,0 3,7', 1.3, 'leaf');
  draw('0,26 7,21 15,24 22,19 22,11 14,7 6,9', 1.7);
  draw('11,18 14,15.6 17,18', 1, 'leaf');
  draw('0,26 0,32 9,38.6 22,38.6 33,33 40,24 43,13', 1.7);
  draw('22,11 31,6 40,8', 1, 'leaf');
  for (const [x, y] of points('17,30 24,27 30,22 24,33')) half.paint('brush', circle(x, y, 0.9));
  draw('13,39.4 15,45 18,39.6', 1.2, 'even');
  draw('33,36 25,44 17,47', 1.1, 'leaf');
}
function face(g: Group) {
  const outline = symmetric(points('0,-54 22,-52 38,-43 47,-24 50,-2 49,18 41,37 26,51 0,57'));
  g.cover([[...outline, ...outline.slice(0, 1)]], 'skin').twin('lion-half', halfFace);
  g.line(points('-6,-46 0,-41 6,-46'), 1.1, 'leaf').line(points('-4,-38 0,-33 4,-38'), 1.1, 'leaf');
  const beard = points('-6,0 -7.4,13 -2,26 1,27 7.4,13 6,0');
  for (const [x, angle] of points('-17,0.42 17,-0.42 -8,0.18 8,-0.18 0,0')) {
    const lock = move(beard, x, 53, 1, angle);
    g.cover([lock], 'cloth').line(lock, 1.2, 'finger');
  }
}
/** Locks like flames round the outermost curls. */
function outerLocks(g: Group) {
  const places = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.82 + (i / 12) * 1.36);
    const [x, y] = [X + 92 * Math.cos(angle), Y + 2 + 96 * Math.sin(angle)].map(Math.round);
    const flip = Math.cos(angle) > 0 ? '' : ' scale(-1 1)';
    return `translate(${x} ${y}) rotate(${Math.round((angle * 180) / Math.PI) + 90})${flip}`;
  });
  const flame = (one: Group) =>
    one.paint('cloth', area(points('-9,4 -8,-8 -2,-16 4,-22 3,-12 9,-4 9,4 -9,4')));
  g.many('lock', flame, places);
}
export function lionHead(g: Group) {
  outerLocks(g);
  ringOfCurls(g, 14, [80, 85], 18, Math.PI * 0.8, Math.PI * 2.2);
  ringOfCurls(g, 5, [68, 78], 16, Math.PI * 0.14, Math.PI * 0.86);
  collar(g);
  ringOfCurls(g, 12, [60, 64], 15, Math.PI * 0.92, Math.PI * 2.08);
  ringOfCurls(g, 5, [54, 64], 13, Math.PI * 0.16, Math.PI * 0.84);
  g.child('lion-face', `translate(${X} ${Y})`, face);
}
