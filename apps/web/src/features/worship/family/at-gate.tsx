import { Ornament } from '@yuanguang/ui/ornament';
import type { ReactNode } from 'react';
import s from './at-gate.module.css';

interface AtGateProps {
  readonly title: ReactNode;
  /** What leads on, below the words. */
  readonly action: ReactNode;
  /** One paragraph. */
  readonly children: ReactNode;
}

/** The moon gate with a lamp behind it, and what is said to who has not come in yet. */
export function AtGate({ title, action, children }: AtGateProps) {
  return (
    <div className={s.gate}>
      <div className={s.picture}>
        <Ornament id="moon-gate" className={s.arch} eager />
        <Ornament id="eternal-lamp" className={s.lamp} eager />
      </div>
      <h2 className={s.title}>{title}</h2>
      <p className="yg-note">{children}</p>
      {action}
    </div>
  );
}
