/* What dresses an altar on feast days: streamers, a festoon of flowers, the willow of Guanyin, the star of dawn. */
import { roundel } from './caparison.ts';
import { bloom, lotusBud } from './flowers.ts';
import { along, mirror, move, onSide, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { leafPath, vase } from './objects.ts';
import { area, circle, rays, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** A streamer 幡: hung from -200, head, three fields of cloth, arms and four tails; its weights at 0. */
export function streamer(g: Group) {
  g.paint('fine', 'M0-200v6');
  for (const side of [1, -1]) {
    // The arms hang behind the body.
    const out = onSide(side, points('15,-179 19,-160 16.4,-140 19.6,-120 17,-104'));
    const back = onSide(side, points('17,-104 14.6,-110 15.6,-122 12.6,-140 14,-160 12,-178'));
    g.paint('thinPiece', area(out, back));
    g.paint('fine', circle(side * 17, -101, 1.6));
  }
  const tails: readonly (readonly [x: number, low: number])[] = [
    [-9.6, -14],
    [9.6, -14],
    [-3.2, -6],
    [3.2, -6],
  ];
  for (const [x, low] of tails) {
    const turn = x < 0 ? -1 : 1;
    const left = xy(x - 3, -62, x - 3 + turn, -44, x - 3 - turn, -28, x - 2.4, low, x, low + 5);
    const right = xy(x, low + 5, x + 2.4, low, x + 3 - turn, -28, x + 3 + turn, -44, x + 3, -62);
    g.paint('thinPiece', area(left, right));
  }
  const side = points('13,-178 12.2,-140 13.4,-100 12.6,-58');
  g.cover([side, mirror(side).reverse()], 'cloth');
  g.line(side, 1.5, 'even').line(mirror(side), 1.5, 'even');
  const inner = points('9.6,-176 9,-140 10,-100 9.2,-60');
  g.paint('fine', thin(inner) + thin(mirror(inner)));
  for (const y of [-142, -100, -58]) g.paint('fine', `M-12.6${y}H12.6M-12.4${y + 3.4}H12.4`);
  roundel(g, 0, -158, 8.4);
  g.child('lotus', 'translate(0 -113) scale(.24)', bloom);
  roundel(g, 0, -77, 8.4);
  // The head, a roof over the cloth, and what it hangs by.
  const roof = points('0,-197 7,-191 17,-180 19,-176 12,-178 0,-178');
  g.paint('piece', area(symmetric(roof)));
  g.paint('fine', thin(xy(-9, -181, -5, -187, 0, -190, 5, -187, 9, -181)));
  g.paint('jewel', circle(0, -184, 1.8));
  for (const end of [1, -1]) g.paint('fine', `M${end * 18}-176v5m-1.4 4l1.4-4l1.4 4`);
}

/** Leaves on both sides of a cord. */
function garland(g: Group, cord: Points, leaves: number) {
  g.paint('fine', thin(cord));
  for (let at = 1; at < leaves; at += 1) {
    const { point, direction } = along(cord, at / leaves);
    const angle = Math.atan2(direction[1], direction[0]);
    for (const side of [1, -1])
      g.paint('thinPiece', leafPath(point[0], point[1], angle + side * 0.75, 9, 1.9));
  }
}
/** Five round petals from the front. */
function blossom(g: Group, [x, y]: Point, r: number) {
  for (let at = 0; at < 5; at += 1) {
    const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2;
    g.paint('piece', circle(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.5));
  }
  g.paint('piece', circle(x, y, r * 0.34)).paint('jewel', circle(x, y, r * 0.16));
}
/** Three swags of flowers along the edge of the altar table, in the box of the altar. */
export function festoon(g: Group) {
  const nodes = [-148, -50, 50, 148] as const;
  const swag = (from: number, to: number): Point[] => {
    const middle = (from + to) / 2;
    return [
      [from, -110],
      [from + (middle - from) * 0.45, -91],
      [middle, -84],
      [to - (to - middle) * 0.45, -91],
      [to, -110],
    ];
  };
  for (const x of nodes) {
    for (const side of x === -148 || x === 148 ? [0] : [-1, 1]) {
      garland(g, xy(x + side * 2, -108, x + side * 6, -92, x + side * 5, -74), 5);
    }
  }
  for (const [from, to] of [
    [-148, -50],
    [50, 148],
    [-50, 50],
  ] as const) {
    const cord = swag(from, to);
    garland(g, cord, 14);
    for (const at of [0.25, 0.75]) blossom(g, along(cord, at).point, 6.4);
    blossom(g, along(cord, 0.5).point, 8);
  }
  g.many(
    'bloom',
    bloom,
    nodes.map((x) => `translate(${x} -98) scale(.34)`),
  );
}

/** Branches of willow and a bud of lotus in the vase of pure water. */
export function vaseWillow(g: Group) {
  const branch = (curve: Points, count: number, from = 0.22) => {
    g.line(curve, 1.3, 'nail');
    for (let at = 0; at < count; at += 1) {
      const { point, direction } = along(curve, from + ((1 - from) * at) / count);
      const angle = Math.atan2(direction[1], direction[0]) + (at % 2 ? 0.5 : -0.5);
      g.paint('thinPiece', leafPath(point[0], point[1], angle, 13, 1.9));
    }
  };
  // What stands behind is not seen through the leaves.
  g.cover([symmetric(points('0,-120 12,-117 34,-110 47,-88 49,-54 36,-38 14,-46 0,-40'))]);
  g.line(points('0,-92 1,-68 0,-44'), 1.3, 'even');
  lotusBud(g, 0, -90, 1);
  branch(points('-1,-44 -6,-74 -18,-98 -33,-102 -42,-86 -44,-62'), 15);
  branch(points('1,-44 7,-72 19,-94 32,-96 40,-80 42,-56'), 14);
  branch(points('0,-44 -8,-66 -18,-74 -27,-66 -31,-46'), 9);
  branch(points('1,-44 8,-62 17,-68 26,-58 29,-40'), 8);
  vase(g, 0, 0, 1.02);
}

/** The star that stood in the sky at dawn, when the Buddha awoke. */
export function star(g: Group) {
  const length = (at: number) => (at % 4 === 0 ? 36 : at % 2 === 0 ? 25 : 15);
  g.paint('faint', rays(0, 0, 9, length, 16));
  const ray = symmetric(points('0,-26 1.6,-9 3.4,-4 0,0'));
  for (let quarter = 0; quarter < 4; quarter += 1) {
    g.paint('thinPiece', area(move(ray, 0, 0, 1, (quarter * Math.PI) / 2)));
  }
  g.paint('fine', circle(0, 0, 7)).paint('jewel', circle(0, 0, 3.4));
}
