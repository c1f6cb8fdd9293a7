import s from './merit-tree.module.css';

/** What a leaf stands for; each kind is told by its shape, not by its colour alone. */
export type LeafKind = 'sit' | 'copy' | 'print' | 'give';

/** A leaf of the bodhi tree with its drip tip up, its stalk at 0 0. */
const OUTLINE =
  'M0 0C-3.500-4-9-5.500-9-11.500-9-17-4-18.500 0-24.500 4-18.500 9-17 9-11.500 9-5.500 3.500-4 0 0z';
const HALF = 'M0 0C3.500-4 9-5.500 9-11.500 9-17 4-18.500 0-24.500z';
const VEINS =
  'M0 0V-22M0-5L-5.600-8.500M0-5L5.600-8.500M0-9.500L-6.200-13M0-9.500L6.200-13M0-14L-3.800-16.500M0-14L3.800-16.500';

/** The leaf alone, for a drawing. */
export function LeafShape({ kind }: { kind: LeafKind }) {
  if (kind === 'sit') {
    return (
      <>
        <path className="w-k" d={OUTLINE} />
        <path className="w-ct-l" strokeWidth="1.2" strokeLinecap="round" d="M0-1V-20" />
      </>
    );
  }
  const ground = kind === 'give' ? 'w-gd' : 'w-p';
  return (
    <>
      <path className={ground} d={OUTLINE} />
      <path className="w-st" strokeWidth="1.3" strokeLinejoin="round" d={OUTLINE} />
      {kind === 'copy' ? <path className="w-st" strokeWidth=".9" strokeLinecap="round" d={VEINS} /> : null}
      {kind === 'print' ? <path className="w-k" d={HALF} /> : null}
      {kind === 'give' ? <path className="w-st" strokeWidth=".9" strokeLinecap="round" d="M0 0V-21" /> : null}
    </>
  );
}

/** The leaf beside a word. */
export function LeafIcon({ kind }: { kind: LeafKind }) {
  return (
    <svg className={s.icon} viewBox="-11 -27 22 29" aria-hidden="true" focusable="false">
      <LeafShape kind={kind} />
    </svg>
  );
}
