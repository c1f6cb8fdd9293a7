import s from './certificate.module.css';
import { Seal } from './seal.tsx';

export interface CertificateProps {
  title: string;
  /** The number as words. */
  number: string;
  name: string;
  /** A word after the name, such as 居士. */
  honorific?: string;
  /** What was given and for whom it is dedicated, a line each. */
  lines: readonly string[];
  /** Lines of verse. */
  verse?: readonly string[];
  date: string;
  temple: string;
  sealLabel: string;
}

const PETALS = [
  { angles: [82, 64, 45, 24, 0], reach: [58, 60, 62, 64, 66], breadth: [10, 12, 14, 15, 16] },
  { angles: [70, 46, 22, 0], reach: [34, 36, 38, 40], breadth: [9, 10, 11, 11] },
];

function petal(breadth: number, reach: number): string {
  const half = (breadth * 0.8).toFixed(1);
  return `M0 0c-${breadth}-${(reach * 0.35).toFixed(1)}-${half}-${(reach * 0.8).toFixed(1)} 0-${reach}c${half} ${(reach * 0.2).toFixed(1)} ${breadth} ${(reach * 0.65).toFixed(1)} 0 ${reach}z`;
}

/** A lotus on the water with the light rising behind it, below the words so that it crosses none. */
function LotusLight() {
  return (
    <svg viewBox="0 0 300 150" className={s.lotus} aria-hidden="true">
      <path d="M70 130a80 80 0 0 1 160 0M76 130a74 74 0 0 1 148 0" />
      {Array.from({ length: 25 }, (_, ray) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the rays never move.
          key={ray}
          d={ray % 3 ? 'M150 44v-3' : 'M150 44v-8'}
          transform={`rotate(${(ray - 12) * 7} 150 130)`}
        />
      ))}
      {PETALS.flatMap((ring) =>
        ring.angles.flatMap((angle, index) =>
          (angle ? [-angle, angle] : [0]).map((turn) => (
            <path
              key={`${ring.reach[0]}${turn}`}
              className={s.petal}
              d={petal(ring.breadth[index] ?? 10, ring.reach[index] ?? 40)}
              transform={`translate(150 130)rotate(${turn})`}
            />
          )),
        ),
      )}
      <path d="M20 138c40-5 80 5 130 0s90 5 130 0M44 144c34-4 70 4 106 0s72 4 106 0M0 131c20 3 40 2 60 0M240 131c20 2 40 3 60 0" />
    </svg>
  );
}

/** A corner cloud (云头) of the inner frame. */
function Corner() {
  return (
    <svg viewBox="0 0 40 40" className={s.corner} aria-hidden="true">
      <path d="M2 38V14c0-3 1.5-4.5 4-4.5s3.8 1.7 3.8 3.6-1.3 3.1-2.9 3.1M38 2H14c-3 0-4.5 1.5-4.5 4s1.7 3.8 3.6 3.8 3.1-1.3 3.1-2.9" />
    </svg>
  );
}

/**
 * A keepsake of merit, never dressed as a receipt: a picture held by width. By day rice paper, by night gold on
 * indigo. The page repeats its words below in running text.
 */
export function Certificate(props: CertificateProps) {
  const { title, number, name, honorific, lines, verse = [], date, temple, sealLabel } = props;
  return (
    <figure className={s.cert}>
      <div className={s.outer}>
        <div className={s.inner}>
          <Corner />
          <Corner />
          <Corner />
          <Corner />
          <LotusLight />
          <div className={s.text}>
            <p className={s.title}>{title}</p>
            <p className={s.number}>{number}</p>
            <p className={s.who}>
              {name}
              {honorific ? <small>{honorific}</small> : null}
            </p>
            {[...lines, ...verse].map((line) => (
              <p key={line} className={s.line}>
                {line}
              </p>
            ))}
            <p className={s.date}>{date}</p>
            <p className={s.temple}>
              <span>{temple}</span>
              <Seal label={sealLabel} className={s.seal} />
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}
