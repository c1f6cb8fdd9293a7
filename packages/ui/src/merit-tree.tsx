import tree from './art/merit-tree.svg?raw';
import { leafPlaces } from './leaf-places.ts';
import { type LeafKind, LeafShape } from './merit-leaf.tsx';
import s from './merit-tree.module.css';
import { BRANCHES, type Point } from './merit-tree-branches.ts';

/** As many months as the tree has branches. */
export const TREE_MONTHS = BRANCHES.length;

export interface TreeMonth {
  /** On the slip beside the branch: short, set upright where the script is. */
  readonly name: string;
  readonly leaves: Readonly<Record<LeafKind, number>>;
}

export interface MeritTreeProps {
  /** TREE_MONTHS months, the oldest first: the lowest branch. */
  readonly months: readonly TreeMonth[];
  /** What a screen reader hears: month by month, how many leaves. */
  readonly label: string;
}

const WIDTH = 343;
const HEIGHT = 452;
const UPRIGHT = /^\p{Script=Han}|^\d+月/u;

/** A bodhi tree: a branch a month, a leaf for each thing that was done. */
export function MeritTree({ months, label }: MeritTreeProps) {
  return (
    <div className={s.frame}>
      <svg className={s.tree} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, fixed at build time. */}
        <g dangerouslySetInnerHTML={{ __html: tree }} />
        {BRANCHES.map((branch, index) => {
          const month = months[index];
          return month ? <Branch key={month.name} branch={branch} month={month} index={index} /> : null;
        })}
      </svg>
    </div>
  );
}

function Branch({ branch, month, index }: { branch: readonly Point[]; month: TreeMonth; index: number }) {
  const places = leafPlaces(branch, month.leaves, index + 1);
  return (
    <>
      {places.map(({ kind, x, y, turn, scale, twig }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: leaves have no other name, and never change places.
        <g key={place}>
          {twig ? <path className="w-st" strokeWidth=".9" d={`M${twig.join(' ')}L${x} ${y}`} /> : null}
          <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
            <LeafShape kind={kind} />
          </g>
        </g>
      ))}
      <Slip branch={branch} month={month} />
    </>
  );
}

/** The month's name and number of leaves, hung beside the branch's end. */
function Slip({ branch, month }: { branch: readonly Point[]; month: TreeMonth }) {
  const [endX, endY] = branch[branch.length - 1] ?? [0, 0];
  const upright = UPRIGHT.test(month.name);
  const [width, height] = upright ? [28, 66] : [46, 40];
  const atRight = endX > WIDTH / 2;
  const x = atRight ? WIDTH - width / 2 - 7 : width / 2 + 7;
  const top = endY + 30;
  const leaves = Object.values(month.leaves).reduce((sum, count) => sum + count, 0);
  return (
    <g>
      <path className="w-st" strokeWidth="1" d={`M${endX} ${endY}L${x} ${endY + 12}V${top}`} />
      <rect className={s.slip} x={x - width / 2} y={top} width={width} height={height} />
      <rect className={s.inner} x={x - width / 2 + 2} y={top + 2} width={width - 4} height={height - 4} />
      {upright ? (
        columnOf(month.name).map((sign, line) => (
          <text key={sign} className={s.name} x={x} y={top + 17 + line * 15.5}>
            {sign}
          </text>
        ))
      ) : (
        <text className={s.name} x={x} y={top + 17}>
          {month.name}
        </text>
      )}
      <text className={s.count} x={x} y={top + height - 7}>
        {leaves}
      </text>
    </g>
  );
}

/** `11月` and `本月` in two lines. */
const columnOf = (name: string): string[] => [name.slice(0, -1), name.slice(-1)];
