import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import s from './framed-print.module.css';
import { Slip } from './slip.tsx';

export interface FramedPrintProps {
  /** Names of classes, for the sizes of this print: around it, of the picture in its frame, of the slip. */
  className?: string | undefined;
  pictureClass?: string | undefined;
  slipClass?: string | undefined;
  /** On the slip over the frame's edge. */
  title?: string | undefined;
  /** What rides the frame, such as a seal. */
  over?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A print in its heavy and fine frame, a slip pasted over the edge. */
export function FramedPrint(props: FramedPrintProps) {
  return (
    <div className={cx(s.print, props.className)}>
      <div className={s.frame}>
        <div className={cx(s.picture, props.pictureClass)}>{props.children}</div>
      </div>
      {props.title ? <Slip className={cx(s.slip, props.slipClass)}>{props.title}</Slip> : null}
      {props.over}
    </div>
  );
}
