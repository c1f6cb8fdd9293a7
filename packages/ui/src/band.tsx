import bandUrl from './art/band.svg?url&no-inline';
import lampsUrl from './art/lamps.svg?url&no-inline';
import s from './band.module.css';
import { FramedPrint } from './framed-print.tsx';
import { Moon } from './moon.tsx';
import { Woodcut, type WoodcutArt } from './woodcut.tsx';

const PICTURES = {
  temple: { viewBox: '0 0 880 250', near: '', nearUrl: bandUrl },
  lamps: { viewBox: '0 0 880 250', near: '', nearUrl: lampsUrl },
} satisfies Record<string, WoodcutArt>;

export interface BandProps {
  /** The temple at its pond unless told, or lotus lamps on the water. */
  picture?: keyof typeof PICTURES;
  /** On the slip over the frame's edge, such as the lunar date. */
  title: string;
  /** 0 new moon, 0.5 full, 1 new again; without it the sky is empty. */
  phase?: number | undefined;
}

/** A narrow print, such as the temple under the moon of the day, and a slip over the edge of its frame. */
export function Band({ picture = 'temple', title, phase }: BandProps) {
  return (
    <FramedPrint className={s.band} pictureClass={s.picture} slipClass={s.slip} title={title}>
      <Woodcut art={PICTURES[picture]} className={s.art} />
      {phase === undefined ? null : (
        <svg viewBox="0 0 880 250" className={s.art} aria-hidden="true" focusable="false">
          <Moon phase={phase} cx={505} cy={72} r={42} />
        </svg>
      )}
    </FramedPrint>
  );
}
