import s from './lotus-lamp.module.css';

const PETAL = 'M0 24C-17 12-19-7 0-24 19-7 17 12 0 24z';
const VEINS = 'M0 18V-11M-6 16C-10 5-9-3-5-9M6 16C10 5 9-3 5-9';
/** Place and turn of each petal, from the outermost in. */
const PETALS = [
  [-52, 4, -58],
  [52, 4, 58],
  [-36, 3, -40],
  [36, 3, 40],
  [-19, 1, -20],
  [19, 1, 20],
  [0, 0, 0],
] as const;
const FLAME = 'M0-62c11 13 13 21 9 30-2 4-5 6-9 6s-7-2-9-6c-4-9-2-17 9-30z';
const RAYS = Array.from({ length: 16 }, (_, index) => (index * 360) / 16);
const SKY =
  'M-140-88H-52M-30-88H60M84-88H140M-140-78H-96M-78-78H-40M34-78H140M-140-67H-52M60-67H102M120-67H140M-140-55H-108M-92-55H-58M58-55H140M-140-42H-60M64-42H88M104-42H140M-140-28H-118M-104-28H-64M66-28H140M-140-13H-92M92-13H140';
const WATER =
  'M-140 20h42M98 20h42M-108 30C-62 37-30 39 0 39s62-2 108-9M-140 42h30M104 43h36M-80 46c30 6 54 7 82 6 30-1 50-4 76-7M-140 58h60M-50 60c24 3 36 3 54 3s32-1 48-3M84 59h56';

/** A lamp in a lotus on the water, as a framed print. Lit, it has its flame and the light behind it. Decoration. */
export function LotusLamp({ lit }: { lit: boolean }) {
  return (
    <div className={s.frame} data-lit={lit}>
      <svg viewBox="-140 -98 280 172" className={s.lamp} aria-hidden="true" focusable="false">
        <path className={s.sky} d={SKY} />
        <g className={s.light}>
          <circle className="w-p" cy="-38" r="54" />
          <circle className="w-lt" cy="-38" r="40" />
          <circle className="w-gl" cy="-38" r="40" strokeWidth="1.6" />
          {RAYS.map((turn) => (
            <path
              key={turn}
              className="w-gl"
              d="M0-84v-8"
              strokeWidth="1.6"
              transform={`rotate(${turn} 0 -38)`}
            />
          ))}
        </g>
        <path className={`${s.line} ${s.wick}`} d="M0-26v-7" />
        <g className={s.flame}>
          <path className="w-gd" d={FLAME} />
          <path className={s.line} d={FLAME} />
        </g>
        {PETALS.map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path className="w-p" d={PETAL} />
            <path className={s.line} d={PETAL} />
            <path className={s.line} d={VEINS} strokeWidth=".8" />
          </g>
        ))}
        <path className={s.line} d={WATER} />
      </svg>
    </div>
  );
}
