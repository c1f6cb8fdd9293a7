export interface MoonProps {
  /** How much of the month has passed: 0 new, 0.5 full, 1 new again. */
  phase: number;
  cx: number;
  cy: number;
  r: number;
}

/** The lit part of the disc: half of its edge, and the shadow's edge as half an ellipse. */
function lit({ phase, cx, cy, r }: MoonProps): string {
  const k = Math.cos(2 * Math.PI * phase);
  const waxing = phase < 0.5;
  const outer = waxing ? 1 : 0;
  const inner = k > 0 ? 1 - outer : outer;
  const across = (Math.abs(k) * r).toFixed(1);
  return `M${cx} ${cy - r}A${r} ${r} 0 0 ${outer} ${cx} ${cy + r}A${across} ${r} 0 0 ${inner} ${cx} ${cy - r}z`;
}

/** The moon of the day inside an svg: what is dark is cut close, what is lit is left, with a gold ring around it. */
export function Moon(props: MoonProps) {
  const { phase, cx, cy, r } = props;
  const gap = Math.max(2.7, r / 15);
  const cuts = Array.from({ length: Math.floor((2 * r) / gap) }, (_, index) => {
    const y = -r + gap * (index + 0.5);
    const half = Math.sqrt(r * r - y * y);
    return `M${(cx - half).toFixed(1)} ${(cy + y).toFixed(1)}h${(2 * half).toFixed(1)}`;
  });
  return (
    <g>
      <circle className="w-p" cx={cx} cy={cy} r={r + 7} />
      <path className="w-st" strokeWidth={gap * 0.5} d={cuts.join('')} />
      {phase > 0.015 && phase < 0.985 ? <path className="w-lt" d={lit(props)} /> : null}
      <circle className="w-gl" strokeWidth="1.8" cx={cx} cy={cy} r={r} />
      <circle className="w-gl" strokeWidth="0.7" cx={cx} cy={cy} r={r + 5} />
    </g>
  );
}
