import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import s from './section.module.css';

export interface SectionHeadProps {
  children: ReactNode;
  /** Words or a link at the end of the rule. */
  note?: ReactNode;
  id?: string;
  className?: string;
}

/** A head with the fishtail mark (鱼尾) and a double rule to the edge. */
export function SectionHead({ children, note, id, className }: SectionHeadProps) {
  return (
    <h2 className={cx(s.head, className)} id={id}>
      <span>{children}</span>
      {note !== undefined ? <small>{note}</small> : null}
    </h2>
  );
}

export interface SectionProps extends Omit<SectionHeadProps, 'children'> {
  title: ReactNode;
  children: ReactNode;
}

/** A head with its content. On wide screens, in Chinese and Japanese, the head stands upright beside it. */
export function Section({ title, note, id, className, children }: SectionProps) {
  return (
    <section className={cx(s.section, className)} aria-labelledby={id}>
      <SectionHead note={note} id={id}>
        {title}
      </SectionHead>
      <div className={s.body}>{children}</div>
    </section>
  );
}

/** Spaces, and what ends with a sign or before spaces. */
const PHRASES = /\s+|[^\s、，。；：]*[、，。；：]|[^\s、，。；：]+/g;

/** Lines break between phrases before they break inside one; where words are parted by spaces the browser does well. */
function Phrases({ text }: { text: string }) {
  return (text.match(PHRASES) ?? []).map((part, index) =>
    part.trim() === '' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
      <span key={index} className={s.phrase}>
        {part}
      </span>
    ),
  );
}

export interface LeadProps {
  title: ReactNode;
  children?: ReactNode;
  center?: boolean;
}

/** A page's opening: one line in large Song, one sentence under it. */
export function Lead({ title, children, center }: LeadProps) {
  return (
    <div className={cx(s.lead, center && s.center)}>
      <h2 className={s.leadTitle}>{typeof title === 'string' ? <Phrases text={title} /> : title}</h2>
      {children}
    </div>
  );
}
