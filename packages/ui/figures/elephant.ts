/* The white elephant with six tusks, walking; a lotus under each foot. Stands on y = 0, carries at y = -276, faces right. */
import { saddleCloth } from './caparison.ts';
import {
  along,
  family,
  lerp,
  limbOutline,
  move,
  onSide,
  type Point,
  type Points,
  points,
  symmetric,
  xy,
} from './geometry.ts';
import { area, circle, open, thin } from './path.ts';
import { Group } from './sheet.ts';

const stagger = { from: (i: number) => 0.04 + 0.08 * (i % 2), to: (i: number) => 0.94 - 0.16 * (i % 2) };

/** The lotus under a foot: open petals and a seed head. Drawn once as `foot-lotus`. */
function lotusUnderFoot(g: Group) {
  const leaf = points('-0.3,0 -0.52,-0.42 -0.3,-0.8 0,-1 0.3,-0.8 0.52,-0.42 0.3,0 -0.3,0');
  for (const [dx, lean, w] of [
    [-33, -17, 13],
    [33, 17, 13],
    [-23, -11, 18],
    [23, 11, 18],
    [-12, -5, 20],
    [12, 5, 20],
    [0, 0, 21],
  ] as const) {
    g.paint('piece', area(leaf.map(([u, v]): Point => [dx + u * w + lean * -v * 0.7, -5 - v * 20])));
  }
  g.paint('piece', circle(0, -6, 38, 6.4)).paint('fine', circle(0, -6.4, 33, 4.6));
}

interface Leg {
  /** Front and back outline from the body down to the sole. */
  readonly front: Points;
  readonly back: Points;
  /** Middle of the sole and its half width. */
  readonly sole: readonly [x: number, y: number, w: number];
  readonly knee: readonly [x: number, y: number, w: number];
}
const LEGS = {
  farHind: {
    front: '-44,-150 -46,-110 -52,-70 -46,-18',
    back: '-98,-150 -100,-112 -104,-84 -96,-52 -98,-18',
    sole: [-72, -18, 27],
    knee: [-74, -74, 20],
  },
  farFore: {
    front: '160,-150 158,-104 154,-64 158,-26',
    back: '104,-150 108,-108 112,-66 108,-26',
    sole: [133, -26, 26],
    knee: [133, -66, 17],
  },
  nearHind: {
    front: '-104,-176 -98,-140 -110,-106 -116,-72 -106,-12',
    back: '-186,-190 -192,-150 -182,-112 -178,-84 -164,-50 -168,-12',
    sole: [-137, -12, 32],
    knee: [-146, -76, 24],
  },
  nearFore: {
    front: '124,-190 122,-140 116,-88 112,-52 116,-12',
    back: '54,-196 52,-140 58,-92 60,-54 54,-12',
    sole: [85, -12, 32],
    knee: [87, -66, 21],
  },
} as const;
function leg(g: Group, name: keyof typeof LEGS) {
  const one = LEGS[name];
  const { front, back, sole, knee }: Leg = { ...one, front: points(one.front), back: points(one.back) };
  const [x, y, w] = sole;
  g.raw(
    `<use href="#foot-lotus" transform="translate(${x} ${y + 12}) scale(${name.startsWith('far') ? 0.86 : 1})"/>`,
  );
  const tread = xy(x + w, y, x + w * 0.6, y + 5, x, y + 6.4, x - w * 0.6, y + 5, x - w, y);
  g.cover([front, tread, [...back].reverse()], 'cloth');
  g.line(front, 2, 'rise').line(back, 2, 'rise').line(tread, 1.7, 'even');
  for (const k of [-0.16, 0.28, 0.68]) {
    g.paint('fine', thin(xy(x + w * (k - 0.2), y + 4.4, x + w * k, y - 4.6, x + w * (k + 0.2), y + 3.6)));
  }
  g.line(xy(x - w * 0.9, y - 9, x, y - 5.4, x + w * 0.86, y - 9), 0.8, 'leaf');
  for (const k of [-5, 2, 9]) {
    g.line(
      xy(
        knee[0] - knee[2] * 0.8,
        knee[1] + k - 2,
        knee[0],
        knee[1] + k + 1,
        knee[0] + knee[2] * 0.8,
        knee[1] + k - 2,
      ),
      0.8,
      'leaf',
    );
  }
}

/** Six: three beside the trunk on the far side, three on the near, like the fingers of an open fan. */
const FAR_TUSKS = [
  '244,-224 262,-219 278,-225 287,-243',
  '248,-207 268,-202 285,-208 296,-226',
  '251,-190 273,-185 291,-191 303,-209',
];
const NEAR_TUSKS = [
  '222,-184 244,-169 268,-169 288,-186',
  '216,-172 240,-150 268,-149 290,-165',
  '208,-161 234,-131 264,-128 288,-143',
];
const tusk = (g: Group, bone: string, w: number) =>
  g.paint('piece', open(limbOutline(points(bone), [w, w * 0.94, w * 0.7, w * 0.2])));

const HEAD = points(
  '132,-262 142,-282 160,-297 180,-300 196,-292 210,-297 226,-290 238,-272 243,-248 245,-226 246,-204',
);
const JAW = points('214,-152 204,-142 190,-146 174,-160 156,-178 142,-200');
const TRUNK_FRONT = points(
  '246,-204 252,-176 254,-146 251,-112 250,-80 256,-54 270,-42 285,-47 290,-61 284,-70',
);
const TRUNK_BACK = points(
  '213,-168 218,-140 222,-108 220,-76 226,-44 244,-20 270,-13 294,-22 306,-44 303,-64 292,-76 284,-70',
);

function trunk(g: Group) {
  g.cover([TRUNK_FRONT, [...TRUNK_BACK].reverse(), points('213,-168 224,-200 246,-204')], 'cloth');
  g.line(TRUNK_FRONT, 2, 'finger').line(TRUNK_BACK, 2, 'rise');
  for (let i = 0; i < 15; i++) {
    const t = 0.1 + i * 0.052;
    const [a, b] = [along(TRUNK_FRONT, t).point, along(TRUNK_BACK, t * 0.94).point];
    const middle = lerp(a, b, 0.5);
    g.line([lerp(a, b, 0.06), [middle[0], middle[1] + 2.4], lerp(a, b, i % 2 ? 0.62 : 0.8)], 0.8, 'leaf');
  }
  g.line(points('284,-70 289,-66 291,-60'), 0.9, 'leaf');
}
function eye(g: Group) {
  g.line(points('205,-232 212,-239 222,-239 231,-232'), 1.8, 'finger');
  g.line(points('206,-231 217,-227 230,-231'), 1.1, 'leaf').line(
    points('201,-240 213,-247 229,-244'),
    0.9,
    'leaf',
  );
  g.line(points('207,-223 217,-219.6 228,-223'), 0.8, 'leaf').line(
    points('210,-217 218,-214.6 226,-217'),
    0.7,
    'leaf',
  );
  g.line(points('198,-232 193,-229 190,-224'), 0.8, 'leaf');
  g.paint('jewel', circle(218.6, -233, 2));
}
function ear(g: Group) {
  const edge = points(
    '170,-268 150,-281 122,-274 101,-250 95,-218 104,-188 116,-176 122,-160 136,-152 148,-160 154,-178 168,-198 180,-226 181,-252 170,-268',
  );
  g.cover([edge], 'skin').line(edge, 1.9, 'even');
  g.lines(
    family(
      points('164,-262 134,-258 112,-228 118,-186 134,-162'),
      points('172,-250 162,-226 154,-200 146,-174'),
      4,
      { from: (i) => 0.04 * i, to: (i) => 0.94 - 0.1 * (i % 3) },
    ),
    1,
    'nail',
  );
  g.line(points('158,-276 146,-270 140,-262'), 0.9, 'nail');
}
/** Jewelled band over the brow, a pendant before it. */
function browBand(g: Group) {
  const band = points('154,-293 178,-283 206,-277 240,-264');
  const low = band.map(([x, y]): Point => [x - 2, y + 9.4]);
  g.cover([band, [...low].reverse()], 'skin')
    .line(band, 1.2, 'even')
    .line(low, 1.2, 'even');
  g.paint('pearls', thin(band.map(([x, y]): Point => [x - 1, y + 4.7])));
  g.paint('piece', area(move(symmetric(points('0,-12 7,-5 8,4 0,15')), 222, -264)));
  g.paint('jewel', circle(222, -263, 2.6));
}
/** Strap over the breast with three bells. */
function breastBand(g: Group) {
  const band = points('50,-212 88,-180 126,-164 158,-170');
  const low = band.map(([x, y]): Point => [x, y + 12]);
  g.cover([band, [...low].reverse()], 'skin')
    .line(band, 1.3, 'even')
    .line(low, 1.3, 'even');
  g.paint('pearls', thin(band.map(([x, y]): Point => [x, y + 6])));
  for (const t of [0.24, 0.5, 0.76]) {
    const [x, y] = along(low, t).point;
    g.paint('piece', area(move(symmetric(points('0,0 5,5 7,12 6,16 0,17')), x, y)));
    g.paint('fine', thin(xy(x - 6, y + 12, x, y + 13.6, x + 6, y + 12)));
    g.paint('jewel', circle(x, y + 19.4, 1.8));
  }
}

export function elephant(g: Group) {
  const lotus = new Group('foot-lotus');
  lotusUnderFoot(lotus);
  g.raw(`<defs>${lotus}</defs>`);
  leg(g, 'farHind');
  leg(g, 'farFore');
  const tail = points('-186,-214 -202,-188 -204,-152 -198,-124 -200,-100');
  g.line(tail, 3.4, (t) => 1 - 0.5 * t);
  for (const k of [-0.55, -0.2, 0.2, 0.55]) {
    g.line(xy(-200, -106, -200 + k * 14, -90, -200 + k * 12, -72), 1.3, 'leaf');
  }
  const back = points('150,-266 112,-277 60,-282 -20,-284 -96,-280 -146,-262 -178,-230 -190,-190 -186,-150');
  const belly = points('-186,-150 -130,-118 -60,-104 10,-102 70,-112 130,-136 168,-180 150,-266');
  g.cover([back, belly], 'cloth').line(back, 2.2, 'finger').line(belly.slice(1, 5), 1.9, 'finger');
  g.lines(
    family(points('-96,-122 -30,-112 40,-114'), points('-80,-140 -20,-130 36,-130'), 2, stagger),
    0.9,
    'leaf',
  );
  leg(g, 'nearHind');
  g.line(points('-100,-196 -98,-172 -104,-140 -112,-112'), 1.5, 'leaf');
  g.lines(
    family(points('-176,-200 -168,-160 -166,-120'), points('-128,-196 -122,-164 -128,-124'), 2, stagger),
    0.9,
    'leaf',
  );
  leg(g, 'nearFore');
  g.line(points('62,-214 50,-186 50,-150'), 1.4, 'leaf').line(
    points('112,-200 120,-176 120,-150'),
    1.2,
    'leaf',
  );
  saddleCloth(g, -94, 38, -142);
  breastBand(g);
  for (const bone of FAR_TUSKS) tusk(g, bone, 5.4);
  trunk(g);
  g.cover([HEAD, points('246,-204 236,-184 224,-166 214,-152'), JAW], 'cloth');
  g.line(HEAD, 2.2, 'finger').line(JAW, 1.9, 'finger');
  g.line(points('246,-204 244,-190 238,-178'), 1.3, 'nail');
  g.line(points('196,-292 200,-284 198,-276'), 0.9, 'leaf');
  for (const bone of NEAR_TUSKS) tusk(g, bone, 6.6);
  // the lip that holds the tusks, the mouth
  g.line(points('226,-196 216,-190 206,-176 200,-160'), 1.4, 'leaf').line(
    points('202,-150 212,-150 219,-156'),
    1.4,
    'leaf',
  );
  g.line(points('192,-180 186,-168 188,-156'), 0.9, 'leaf');
  eye(g);
  browBand(g);
  ear(g);
  for (const side of [1]) g.line(onSide(side, points('176,-208 168,-190 160,-180')), 0.9, 'leaf');
}
