/** The drawn parts of the certificate: everything is line, nothing is filled but the seal. Units are the picture's pixels. */

const GOLD = '#c9a562';

/** Deterministic scatter: the same paper every time. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Indigo paper with gold flecks, as it is sprinkled for scriptures. */
export function paper(width: number, height: number): string {
  const random = scatter(20_261_120);
  const flecks = Array.from({ length: 220 }, () => {
    const x = (random() * width).toFixed(0);
    const y = (random() * height).toFixed(0);
    const size = 0.8 + random() ** 3 * 4.2;
    const turn = (random() * 180).toFixed(0);
    const light = (0.1 + random() * 0.28).toFixed(2);
    return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M${-size} 0L0 ${(-size * 0.6).toFixed(1)}L${size.toFixed(1)} ${(size * 0.3).toFixed(1)}L${(size * 0.2).toFixed(1)} ${(size * 0.7).toFixed(1)}Z" fill="#e6c987" opacity="${light}"/>`;
  });
  return `<defs><radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#1e2748"/><stop offset="1" stop-color="#11172d"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>${flecks.join('')}`;
}

/** Heavy outside, fine inside, with a folded cloud in each corner. */
export function frame(width: number, height: number): string {
  const corner = `<path d="M0 96V40Q0 0 40 0H96M14 96V48Q14 14 48 14H96M96 0q14 7 0 14M0 96q7 14 14 0M30 58q-2-22 14-28q16-4 20 8q2 12-10 13q-9-1-7-9M30 58q0 14 12 14q9-1 8-9"/>`;
  const corners = [
    `translate(52 52)`,
    `translate(${width - 52} 52) scale(-1 1)`,
    `translate(52 ${height - 52}) scale(1 -1)`,
    `translate(${width - 52} ${height - 52}) scale(-1 -1)`,
  ].map((place) => `<g transform="${place}">${corner}</g>`);
  const right = width - 52;
  const bottom = height - 52;
  return `<g fill="none" stroke="${GOLD}"><rect x="30" y="30" width="${width - 60}" height="${height - 60}" stroke-width="5"/>
<g stroke-width="1.6">${corners.join('')}
<path d="M148 52H${right - 96}M148 66H${right - 96}M148 ${bottom}H${right - 96}M148 ${bottom - 14}H${right - 96}M52 148V${bottom - 96}M66 148V${bottom - 96}M${right} 148V${bottom - 96}M${right - 14} 148V${bottom - 96}" opacity=".85"/></g></g>`;
}

const petal = (width: number, height: number): string =>
  `M0 0C${-width} ${-height * 0.34} ${-width * 0.82} ${-height * 0.78} 0 ${-height}C${width * 0.82} ${-height * 0.78} ${width} ${-height * 0.34} 0 0Z`;
/** A vein and the turned tip make a petal of an outline. */
const vein = (height: number): string =>
  `M0 ${-height * 0.12}V${-height * 0.72}M-5 ${-height * 0.16}Q-12 ${-height * 0.45} -4 ${-height * 0.74}M5 ${-height * 0.16}Q12 ${-height * 0.45} 4 ${-height * 0.74}`;

/** A lotus on water within the round light. The light stands behind the flower alone and meets no letter. */
export function lotus(x: number, y: number): string {
  const row = (angles: readonly number[], width: number, height: number, base: number): string =>
    angles
      .map(
        (angle) =>
          `<g transform="translate(0 ${base}) rotate(${angle})"><path d="${petal(width, height)}" fill="#1a2240"/><path d="${vein(height)}" stroke-width="1" opacity=".6"/></g>`,
      )
      .join('');
  const rays = Array.from({ length: 72 }, (_, index) => {
    const long = index % 3 === 0;
    return `<path d="M0 ${long ? -150 : -144}V-137" transform="rotate(${index * 5})" opacity="${long ? 0.9 : 0.55}"/>`;
  }).join('');
  const water = [
    'M-300 96q40-10 80 0t80 0t80 0t80 0t80 0t80 0t80 0',
    'M-220 112q36-8 72 0t72 0t72 0t72 0t72 0',
    'M-330 82q30-7 60 0t60 0M210 82q30-7 60 0t60 0',
  ];
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${GOLD}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
<circle r="130" opacity=".95"/><circle r="123" stroke-width="1" opacity=".7"/><g stroke-width="1.4">${rays}</g>
${row([-84, 84], 20, 118, 84)}${row([-64, 64], 25, 122, 82)}${row([-43, 43], 29, 126, 80)}${row([-21, 21], 31, 130, 80)}${row([0], 33, 134, 80)}
${row([-72, 72], 19, 76, 88)}${row([-46, 46], 22, 78, 88)}${row([-22, 22], 23, 80, 88)}${row([0], 24, 80, 88)}
<g opacity=".8" stroke-width="1.5">${water.map((path) => `<path d="${path}"/>`).join('')}</g></g>`;
}

/** 圓光寺印 in drawn seal strokes, four in a square, read from the right. */
const SEAL_STROKES = {
  yuan: 'M2.5 2.5H21.5V21.5H2.5ZM8.5 5.5H15.500V8.500H8.500ZM7.500 11H16.500V17H7.500ZM7.500 14H16.500M10 17L7 19.500M14 17L17 19.500',
  guang:
    'M12 2V10.500M5.500 3.500V5.500Q5.500 8 8.500 9M18.500 3.500V5.500Q18.500 8 15.500 9M2.500 11.500H21.500M8.500 11.500V14.500Q8.500 20 3 21.500M15.500 11.500V19.500Q15.500 21.500 17.500 21.500H21.500V18',
  si: 'M12 2V10M5 5.500H19M2.500 10H21.500M2.500 14.500H21.500M16.500 11.500V19.500Q16.500 22 13 21.500M7.500 17L10.500 19.500',
  yin: 'M9.500 2.500Q4 3 3.500 5V19H10M3.500 10H10M6.500 19V22M13.500 3H20.500V11.500H13.500M13.500 3V18.500Q13.500 21.500 16 21.500H21.500V18',
} as const;

/** The temple's seal, `size` pixels square, its upper left corner at `x`, `y`. */
export function seal(x: number, y: number, size: number): string {
  const { yuan, guang, si, yin } = SEAL_STROKES;
  const cell = (path: string, left: number, top: number) =>
    `<path transform="translate(${left} ${top})" d="${path}"/>`;
  return `<defs><filter id="rough" x="-4%" y="-4%" width="108%" height="108%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3"/></filter></defs>
<g transform="translate(${x} ${y})" filter="url(#rough)"><g transform="scale(${size / 60})"><rect x="1" y="1" width="58" height="58" rx="3" fill="#b8402f"/>
<g fill="none" stroke="#fbeedd" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><rect x="3.500" y="3.500" width="53" height="53" stroke-width="1.300"/>
${cell(yuan, 30.5, 5)}${cell(guang, 30.5, 31)}${cell(si, 5.5, 5)}${cell(yin, 5.5, 31)}</g></g></g>`;
}
