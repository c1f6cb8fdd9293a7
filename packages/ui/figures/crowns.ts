/* Crowns, topknots and what stands in them. Origin at the chin; drawn over bodhisattvaHead. */
import { ribbon } from './adornments.ts';
import { item, move, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

const EMBLEM = {
  amitabha(g: Group, x: number, y: number, s: number) {
    g.paint('fine', circle(x, y - 3 * s, 5.8 * s));
    g.paint(
      'jewel',
      circle(x, y - 5 * s, 1.8 * s) +
        area(move(symmetric(points('0,-3 2.7,-2 3.1,1.8 5.8,4 4,5.8 0,6')), x, y, s)),
    );
  },
  vase(g: Group, x: number, y: number, s: number) {
    const c = move(
      symmetric(points('0,8 3,7.6 3.4,5.6 5.6,1.6 5.4,-2.6 2.4,-5.6 2,-8.6 3.6,-10.4 0,-10.8')),
      x,
      y,
      s,
    );
    g.paint('piece', area([...c, item(c, 0)]));
    g.paint('fine', thin(move(points('-5.4,-1 0,0.4 5.4,-1'), x, y, s)));
    for (const a of [-0.7, 0, 0.7])
      g.paint(
        'fine',
        thin(move(xy(Math.sin(a) * 3, -11.4, Math.sin(a) * 8, -11 - Math.cos(a) * 6), x, y, s)),
      );
    g.paint('jewel', circle(x, y + 2.4 * s, 1.5 * s));
  },
  stupa(g: Group, x: number, y: number, s: number) {
    g.paint('piece', area(move(symmetric(points('0,6 7,6 7,3.6 5.4,3.6 5.8,0 4.6,-3.4 0,-5')), x, y, s)));
    g.paint('fine', thin(move(points('-5.5,3.6 0,4.2 5.5,3.6'), x, y, s)));
    g.paint('piece', area(move(symmetric(points('0,-5 2.6,-5 2.6,-8 0,-8')), x, y, s)));
    for (const [k, w] of points('-9.4,2.6 -11.4,2.1 -13.4,1.6'))
      g.line(move(xy(-w, k, 0, k + 0.5, w, k), x, y, s), 1, 'even');
    g.paint('jewel', circle(x, y - 16 * s, 1.3 * s));
  },
  jewel(g: Group, x: number, y: number, s: number) {
    g.paint('jewel', circle(x, y, 2.4 * s));
    g.paint('fine', circle(x, y, 4.4 * s));
  },
};
export type Emblem = keyof typeof EMBLEM;
export interface CrownOptions {
  /** What stands in the middle leaf. */
  readonly emblem?: Emblem;
  /** Factor of its height. */
  readonly tall?: number;
  readonly ribbons?: boolean;
}
const leaf = (g: Group, x: number, y: number, w: number, h: number, lean: number, emblem?: Emblem) => {
  const P = points('0,0 0.42,-0.06 0.52,-0.34 0.4,-0.6 0.22,-0.78 0,-1');
  const f = ([u, v]: Point): Point => [x + u * w + lean * (-v) ** 1.5, y + v * h],
    o = symmetric(P).map(f);
  g.paint('piece', area(o));
  const I = symmetric(points('0,-0.12 0.3,-0.16 0.36,-0.36 0.27,-0.58 0.1,-0.76 0,-0.84')).map(f);
  if (w > 9) g.paint('fine', thin(I, true));
  if (!emblem) {
    const c = f([0, -0.4]);
    g.paint('jewel', circle(c[0], c[1], Math.min(1.8, w * 0.12)));
    g.paint('fine', thin([f([0, -0.56]), f([0, -0.74])]));
  }
};
/** Five-leaved crown; emblem before the topknot. */
export function fiveCrown(g: Group, { emblem = 'jewel', tall = 1, ribbons = true }: CrownOptions = {}) {
  if (ribbons)
    g.twin('ribbons', (h) => {
      ribbon(h, points('30,-54 44,-50 52,-36 50,-18 56,-2 66,4'), (t: number) => 2 + 3.6 * t, { folds: 1 });
      ribbon(h, points('30,-56 46,-60 58,-52 66,-40'), (t: number) => 1.8 + 3.4 * t, { folds: 1 });
      h.paint('piece', circle(31, -55, 4.6));
      h.paint('fine', circle(31, -55, 2.4));
    });
  const H = 38 * tall;
  g.twin('crown-leaves', (h) => {
    leaf(h, 25.4, -59, 14.6, H * 0.6, 8);
    leaf(h, 15, -65, 17, H * 0.8, 5);
  });
  leaf(g, 0, -67, 23, H * 1.12, 0, emblem);
  EMBLEM[emblem](g, 0, -67 - H * 0.44, emblem === 'jewel' ? 1.2 : 1.05);
  const band = points('-28,-55 -15,-62.4 0,-64.6 15,-62.4 28,-55'),
    up = points('28,-61 15,-68 0,-70 -15,-68 -28,-61');
  g.paint('piece', area(band, up));
  let d = '';
  for (let i = -4; i <= 4; i++) d += circle(i * 6, -67.2 + (i * 6) ** 2 * 0.0105, i % 2 ? 1 : 1.6);
  g.paint('fine', d);
  // pearls upon the brow
  let e = '';
  for (let i = -3; i <= 3; i++) e += circle(i * 6.2, -61.2 + (i * 6.2) ** 2 * 0.012 + (i % 2 ? 0 : 0.8), 0.9);
  g.paint('jewel', e);
}
/** Five topknots 五髻 of Mañjuśrī, a youth. */
export function fiveKnots(g: Group) {
  const knot = (x: number, y: number, w: number, h: number, a: number) => {
    const f = (c: Points) => move(c, x, y, 1, a);
    const o = symmetric(xy(0, -h, w * 0.7, -h * 0.84, w, -h * 0.4, w * 0.6, 0, 0, 1));
    g.paint('piece', area(f([...o, item(o, 0)])));
    g.paint(
      'fine',
      [-0.5, 0, 0.5]
        .map((k) => thin(f(xy(k * w, -1, k * w * 1.3, -h * 0.5, k * w * 0.6, -h * 0.92))))
        .join(''),
    );
  };
  for (const m of [1, -1]) {
    knot(m * 25, -69, 9.4, 20, m * 0.8);
  }
  for (const m of [1, -1]) knot(m * 14, -78, 10, 25, m * 0.38);
  knot(0, -80, 11, 32, 0);
}
