import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { TABLETS } from '@yuanguang/contract/rules/tablet-kinds';
import { layOut, TABLET_BOX, TABLET_PAPERS, TABLET_RULES } from '@yuanguang/contract/rules/tablet-layout';
import { type DrawnSign, signsOf } from '@yuanguang/contract/rules/upright';
import { drawable, spokenRuns } from './drawn-tablet.ts';
import frame from './frame.svg?raw';
import s from './tablet-drawing.module.css';

/** The leaf with its frame of wood: cloud head, boards, lotus seat. In the unit of the leaf. */
const VIEW_BOX = '-84 -214 488 1264';
const { width, height } = TABLET_BOX;

interface TabletDrawingProps {
  /** As it was typed, or as it is kept. */
  readonly tablet: TabletText;
  readonly className?: string | undefined;
}

/**
 * A tablet as it will be written, in its frame: every sign where the picture and the printed leaf have it. Read aloud as
 * one picture, in the order of its words.
 */
export function TabletDrawing({ tablet, className }: TabletDrawingProps) {
  const runs = layOut(drawable(tablet));
  const { ground, rule, ink } = TABLET_PAPERS[TABLETS[tablet.kind].paper];
  const signs = runs.flatMap(signsOf);
  return (
    <div className={className} translate="no">
      <svg
        className={s.tablet}
        viewBox={VIEW_BOX}
        role="img"
        aria-label={spokenRuns(runs)}
        lang={tablet.script === 'hans' ? 'zh-Hans' : 'zh-Hant'}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, fixed at build time. */}
        <g dangerouslySetInnerHTML={{ __html: frame }} />
        <g className={s.leaf}>
          <rect width={width} height={height} fill={ground} />
          {TABLET_RULES.map(({ inset, thick }) => (
            <rect
              key={inset}
              x={inset}
              y={inset}
              width={width - 2 * inset}
              height={height - 2 * inset}
              rx="3"
              fill="none"
              stroke={rule}
              strokeWidth={thick}
            />
          ))}
          <g className={s.words} fill={ink} textAnchor="middle">
            {signs.map((sign) => (
              <Sign key={`${sign.x} ${sign.y}`} {...sign} />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}

function Sign({ text, turned, x, y, size }: DrawnSign) {
  return (
    <text x={x} y={y} fontSize={size} transform={turned ? `rotate(90 ${x} ${y})` : undefined}>
      {text}
    </text>
  );
}
