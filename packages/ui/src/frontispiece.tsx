import gateFarUrl from './art/gate-far.svg?url&no-inline';
import gateNear from './art/gate-near.svg?raw';
import gateNearUrl from './art/gate-near.svg?url&no-inline';
import heroFarUrl from './art/hero-far.svg?url&no-inline';
import heroNear from './art/hero-near.svg?raw';
import heroNearUrl from './art/hero-near.svg?url&no-inline';
import { cx } from './cx.ts';
import { FramedPrint } from './framed-print.tsx';
import s from './frontispiece.module.css';
import { Seal } from './seal.tsx';
import { Woodcut, type WoodcutArt } from './woodcut.tsx';

// import.meta.env.SSR is a constant when the app is built: the browser's script holds addresses only.
const hall: WoodcutArt = {
  viewBox: '0 0 880 440',
  near: import.meta.env.SSR ? heroNear : '',
  nearUrl: heroNearUrl,
  farUrl: heroFarUrl,
};
const gate: WoodcutArt = {
  viewBox: '0 0 880 330',
  near: import.meta.env.SSR ? gateNear : '',
  nearUrl: gateNearUrl,
  farUrl: gateFarUrl,
};

export interface FrontispieceProps {
  /** The hall under the great light (sponsoring), or the mountain gate with the pagoda (about the temple). */
  picture: 'hall' | 'gate';
  /** The page's great title on the slip. */
  title?: string;
  /** Spoken name of the seal that rides the frame; without it the seal is decoration. */
  sealLabel?: string;
  /** False leaves the seal out. */
  seal?: boolean;
}

/** The woodcut that opens a page: printed frame, title slip laid over its edge, seal half on the paper. */
export function Frontispiece({ picture, title, sealLabel, seal = picture === 'hall' }: FrontispieceProps) {
  return (
    <FramedPrint
      className={cx(s.hero, s[picture])}
      pictureClass={s.picture}
      slipClass={s.slip}
      title={title}
      over={seal ? <Seal className={s.seal} label={sealLabel} /> : null}
    >
      <Woodcut art={picture === 'hall' ? hall : gate} className={s.art} />
    </FramedPrint>
  );
}
