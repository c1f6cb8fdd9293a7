/* What figures hold and wear: dais, pagoda, small Buddhas, staff, pearl, vase, willow, necklace, crown, bowl. */
import {
  along,
  item,
  mirror,
  move,
  onSide,
  type Point,
  type Points,
  points,
  ring,
  symmetric,
  xy,
} from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';
import type { Paint } from './style.ts';

/** A narrow leaf: two arcs from root to tip. */
export function leafPath(x: number, y: number, a: number, l: number, w: number) {
  const k = (v: number) => Math.round(v * 10) / 10;
  const turned = (u: number, v: number) => item(move([[u, v]], 0, 0, 1, a), 0);
  const [p, q, r] = [turned(l * 0.38, -w * 2), turned(l, 0), turned(l * 0.38, w * 2)];
  return `M${k(x)} ${k(y)}q${k(p[0])} ${k(p[1])} ${k(q[0])} ${k(q[1])}q${k(r[0] - q[0])} ${k(r[1] - q[1])} ${k(-q[0])} ${k(-q[1])}z`;
}
/** Small lotus dais carried on the palms; its foot at y. */
export function lotusDais(g: Group, x: number, y: number, s = 1) {
  const at = (c: Points) => move(c, x, y, s);
  g.cover([at(points('-9,-2 9,-2 12,3 -12,3'))], 'cloth');
  g.line(at(points('-12,3 0,5.4 12,3')), 1.2);
  g.line(at(points('-8,-3 0,-1.4 8,-3')), 0.9);
  g.line(at(points('-12,3 -9,0 -8,-3')), 1);
  g.line(at(points('12,3 9,0 8,-3')), 1);
  const pet = (px: number, w: number, h: number, lean: number, c: Paint = 'piece') => {
    const P0 = points('-0.2,0 -0.46,-0.3 -0.5,-0.6 -0.2,-0.9 0,-1.06 0.2,-0.9 0.5,-0.6 0.46,-0.3 0.2,0');
    g.paint(c, area(at(P0.map(([u, v]): Point => [px + u * w + lean * (-v) ** 1.6, -2 + v * h]))));
  };
  for (const k of [-1, 1]) {
    pet(k * 9, 8, 22, k * 12, 'thinPiece');
    pet(k * 4, 10, 25, k * 4, 'thinPiece');
  }
  g.paint('thinPiece', circle(x, y - 23 * s, 13.6 * s, 3.2 * s));
  for (const k of [-1, 1]) {
    pet(k * 10, 9, 17, k * 13);
    pet(k * 6.4, 12, 20, k * 6);
  }
  pet(0, 13, 20, 0);
}
/** Small pagoda, foot at y. */
export function pagoda(g: Group, x: number, y: number, s = 1) {
  const at = (c: Points) => move(c, x, y, s);
  const box = (w: number, y0: number, y1: number) =>
    g
      .cover([at(xy(-w, y0, w, y0)), at(xy(w, y1, -w, y1))], 'skin')
      .line(at(xy(-w, y0, -w, y1)), 0.9, 'even')
      .line(at(xy(w, y0, w, y1)), 0.9, 'even');
  const roof = (w: number, yy: number, h: number) => {
    const c = xy(-w * 0.55, yy - h, -w * 0.72, yy - h * 0.4, -w, yy - h * 0.42),
      d = xy(-w, yy - h * 0.42, -w * 0.6, yy, 0, yy + 1, w * 0.6, yy, w, yy - h * 0.42);
    g.cover([at(c), at(d), at(mirror(c).reverse())], 'cloth');
    g.line(at(c), 1.1);
    g.line(at(mirror(c)), 1.1);
    g.line(at(d), 1.2, 'even');
  };
  g.cover([at(points('-14,-1 14,-1 16,4 -16,4'))], 'cloth');
  g.line(at(points('-16,4 0,6.4 16,4')), 1.2);
  g.line(at(points('-14,-2 0,0 14,-2')), 1);
  g.line(at(points('-16,4 -14,-2')), 1, 'even');
  g.line(at(points('16,4 14,-2')), 1, 'even');
  let w = 9.6,
    yy = -2;
  for (let i = 0; i < 5; i++) {
    const h = 6.6 - i * 0.4;
    box(w, yy - h, yy);
    if (i === 0) g.line(at(xy(-2.6, yy, -2.4, yy - 3.4, 0, yy - 5, 2.4, yy - 3.4, 2.6, yy)), 0.8);
    roof(w + 6, yy - h, 4.4);
    yy -= h + 4;
    w *= 0.84;
  }
  g.line(at(xy(0, yy, 0, yy - 13)), 1, 'even');
  for (const k of [2, 5, 8]) g.line(at(xy(-3 + k * 0.2, yy - k, 3 - k * 0.2, yy - k)), 0.9, 'leaf');
  g.paint('jewel', circle(x, y + (yy - 14) * s, 1.7 * s));
}
export function miniBuddha(g: Group, x: number, y: number, s = 1) {
  const at = (c: Points) => move(c, x, y, s);
  g.paint('piece', circle(x, y + s, 15 * s));
  g.paint('fine', circle(x, y - 5.6 * s, 6.2 * s));
  g.paint('thinPiece', area(at(symmetric(points('0,-3 3,-2.6 5.4,1 6,5 9.4,7 9,9.6 4,10.4 0,10')))));
  g.paint('thinPiece', area(at(symmetric(points('0,-10.4 1.4,-9.8 2,-8.4 3,-7 2.8,-4.4 1.4,-2.6 0,-2.2')))));
  g.paint(
    'fine',
    thin(at(points('-2.4,-1.6 0,3 2.4,-1.6'))) +
      thin(at(points('-4.4,5.4 0,6.8 4.4,5.4'))) +
      thin(at(points('-10,11 -5,13.4 0,11.4 5,13.4 10,11'))),
  );
}
/** Seven Buddhas in the rim of the light. */
export function seven(g: Group) {
  const places: Point[] = [];
  const half = points('133,112 138,40 118,-34 72,-96 0,-132');
  for (const t of [0, 1 / 3, 2 / 3, 1]) {
    const [x, y] = along(half, t).point.map(Math.round) as [number, number];
    places.push([x, y]);
    if (t < 1) places.push([-x, y]);
  }
  const mini = (one: Group) => miniBuddha(one, 0, 0, 1.28);
  g.many(
    'mini',
    mini,
    places.map(([x, y]) => `translate(${x} ${y})`),
  );
}
/** 锡杖: pear-shaped ring head with six small rings. */
export function staff(g: Group, x: number, top: number, foot: number) {
  g.cover([xy(x - 1.7, top + 44, x + 1.7, top + 44), xy(x + 1.7, foot, x - 1.7, foot)], 'skin');
  g.line(xy(x - 1.7, top + 40, x - 1.7, foot), 1.1, 'even');
  g.line(xy(x + 1.7, top + 40, x + 1.7, foot), 1.1, 'even');
  g.line(xy(x - 2.6, foot - 9, x + 2.6, foot - 9), 1.1, 'even');
  g.paint(
    'thinPiece',
    area(
      xy(x - 2.6, foot - 8, x - 2.2, foot - 2, x, foot + 5),
      xy(x, foot + 5, x + 2.2, foot - 2, x + 2.6, foot - 8),
    ),
  );
  const head = symmetric(points('0,3 5,7 13,13 14.4,24 7.4,33 2.4,41 0,42'));
  g.line(move([...head, item(head, 0)], x, top), 2);
  g.paint('fine', thin(move(symmetric(points('0,7.6 4,10.4 10,15 11,23 5.6,30 0,37')), x, top), true));
  g.paint('thinPiece', area(move(symmetric(points('0,12 2.6,16 3.4,19 2,22 4,24 3.6,28 0,30')), x, top)));
  g.paint('jewel', circle(x, top, 2.4));
  for (const m of [1, -1])
    for (const [a, b] of points('13.6,20 11.6,28 6.8,35'))
      g.line(move(ring(m * (a + 2.4), b + 5, 4.2, 0, Math.PI * 2, 12), x, top), 0.95, 'even');
  g.line(xy(x - 4, top + 45, x + 4, top + 45), 1.4, 'even');
  g.line(xy(x - 3.2, top + 49, x + 3.2, top + 49), 1, 'even');
}
export function pearl(g: Group, x: number, y: number, r: number) {
  const at = (c: Points) =>
    move(
      c.map(([a, b]: Point): Point => [a * r, b * r]),
      x,
      y,
    );
  for (const m of [1, -1]) {
    g.line(at(onSide(m, points('0.7,0.9 1.5,0.35 1.42,-0.5 1.75,-1.25'))), 1.1, 'leaf');
    g.line(at(onSide(m, points('1.75,-1.25 1.12,-0.95 0.86,-1.3 0.95,-2'))), 1, 'leaf');
    g.line(at(onSide(m, points('0.95,-2 0.5,-1.6 0.3,-2.1 0,-3'))), 1, 'leaf');
  }
  g.line(at(points('-0.1,-1.3 0.16,-1.7 0,-2.2')), 0.8, 'leaf');
  g.paint('cover', circle(x, y, r))
    .paint('wash', circle(x, y, r) + circle(x, y, r * 0.72))
    .paint('jewel', circle(x, y, r * 0.36));
  g.paint('outline', circle(x, y, r));
  g.line(ring(x, y, r * 0.7, Math.PI * 1.05, Math.PI * 1.6, 8), 0.8, 'leaf');
}
/** 净瓶, foot at y. */
const VASE = points(
  '0,0 5.4,-0.4 6.4,-3 5,-5.4 8.6,-11 10.6,-18 8.6,-25 3.8,-29.4 2.8,-34 3,-40 5.6,-43.4 4.6,-45.4 0,-46',
);
export function vase(g: Group, x: number, y: number, s = 1) {
  const c = move(symmetric(VASE), x, y, s);
  g.cover([c], 'skin').line(c, 1.3, 'even');
  for (const [w, yy] of points('8.7,-25 3.6,-30 3,-40 5,-5.2'))
    g.line(move(xy(-w, yy, 0, yy + 1.4, w, yy), x, y, s), 0.8);
  g.paint('fine', thin(move(symmetric(points('0,-11 2.6,-14 4.4,-18 2.4,-21 0,-23')), x, y, s), true));
}
export function willow(g: Group) {
  const stem = points('-47,88 -48.4,68 -54,40 -68,18 -90,12 -110,26 -120,52 -122,78');
  const twig = points('-62,25 -78,30 -92,48 -98,70');
  const lv = (c: Points, from: number, n: number, l: number) => {
    for (let i = 0; i < n; i++) {
      const k = along(c, from + ((1 - from) * i) / n);
      const a = Math.atan2(k.direction[1], k.direction[0]) + (i % 2 ? 0.55 : -0.55);
      g.paint('thinPiece', leafPath(k.point[0], k.point[1], a, l, 1.8));
    }
  };
  g.line(stem, 1.3, 'nail');
  g.line(twig, 1, 'nail');
  lv(stem, 0.3, 16, 12);
  lv(twig, 0.2, 8, 11);
}
export function necklace(g: Group) {
  const a = points('-30,34 -18,47 0,52 18,47 30,34');
  g.line(a, 1, 'even');
  let d = '';
  for (let i = 1; i < 16; i++) {
    const p = along(a, i / 16).point;
    d += circle(p[0], p[1] + 3.4, i % 2 ? 1.1 : 1.7);
  }
  g.paint('fine', d);
  g.paint('thinPiece', area(move(symmetric(points('0,0 4,3 5,7 2,11 0,14')), 0, 55)));
  g.paint('jewel', circle(0, 62, 1.7));
  for (const m of [1, -1]) {
    g.paint(
      'fine',
      thin(onSide(m, points('20,49 20,60'))) +
        circle(m * 20, 62, 1.8) +
        thin(onSide(m, points('10,53 10,60'))) +
        circle(m * 10, 62, 1.4),
    );
  }
}
export function crown(g: Group) {
  const band = points('-27.6,-57 -15,-64 0,-66 15,-64 27.6,-57');
  g.cover([band, points('27.6,-57 26.6,-62 15,-69 0,-71.4 -15,-69 -26.6,-62')], 'skin');
  g.line(band, 1, 'even');
  g.line(
    band.map(([x, y]): Point => [x * 0.98, y - 5]),
    1,
    'even',
  );
  for (const m of [1, -1]) {
    g.paint(
      'thinPiece',
      area(move(symmetric(points('0,-14 2.6,-9 4.6,-5 3,0 0,1')), m * 16, -69)) +
        area(move(symmetric(points('0,-9 1.8,-6 3,-3 2,0 0,0.6')), m * 24.4, -64)),
    );
  }
  const plaque = symmetric(points('0,-101 4,-95 9.4,-88 10.4,-78 7,-71 0,-69.6'));
  g.cover([plaque], 'skin').line(plaque, 1.2, 'even');
  g.paint('fine', circle(0, -86, 5.4));
  g.paint(
    'jewel',
    circle(0, -87.6, 1.7) + area(symmetric(points('0,-85.6 2.6,-84.6 3,-81 5.4,-79 4,-77.4 0,-77.2'))),
  );
}

/** Alms bowl, its mouth at y, half as wide as w, h deep. */
export function bowl(g: Group, x: number, y: number, w: number, h: number) {
  const side = xy(w, 0, w * 1.1, h * 0.28, w * 0.98, h * 0.66, w * 0.55, h * 0.97, 0, h * 1.03);
  const body = move(symmetric(side), x, y);
  g.cover([body, ring(x, y, w, Math.PI, Math.PI * 2, 10, w * 0.2)], 'skin').line(body, 1.25);
  g.paint('piece', circle(x, y, w, w * 0.2));
  g.line(ring(x, y + 2.6, w * 1.04, Math.PI * 0.04, Math.PI * 0.96, 12, w * 0.24), 0.6);
}
