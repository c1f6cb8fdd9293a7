import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import s from './layout.module.css';

export interface AppLayoutProps {
  /** A {@link SideWindow}; only seen from 768 px. */
  side?: ReactNode;
  /** A {@link TabBar}; only seen below 768 px. */
  tabs?: ReactNode;
  /** "Go to the text", first in the tab order; its target is `main` (moved to by focus, not by the hash). */
  skipLabel: string;
  children: ReactNode;
}

/** Around every page: side window on the left when there is room, the page, the tab bar. */
export function AppLayout({ side, tabs, skipLabel, children }: AppLayoutProps) {
  return (
    <div className={cx(s.app, side !== undefined && s.withSide, tabs !== undefined && s.withTabs)}>
      <button type="button" className={s.skip} onClick={() => document.getElementById('main')?.focus()}>
        {skipLabel}
      </button>
      {side}
      <div className={s.column}>
        {children}
        {tabs}
      </div>
    </div>
  );
}

export interface PageLayoutProps {
  /** A {@link NavBar}, or nothing for pages with their own bar. */
  header?: ReactNode;
  /** A sticky bar at the foot, usually an {@link ActionBar}. */
  action?: ReactNode;
  /** False: the page fills the screen and does not scroll (pages with scrolling disabled). */
  scroll?: boolean;
  /** Draws to the edges, for pictures and canvases. */
  bleed?: boolean;
  children: ReactNode;
}

/** One page: header, text area up to 880 px wide, action bar. */
export function PageLayout({ header, action, scroll = true, bleed, children }: PageLayoutProps) {
  return (
    <div className={cx(s.page, !scroll && s.still)}>
      {header}
      <main id="main" tabIndex={-1} className={cx(s.main, bleed && s.bleed)}>
        {children}
      </main>
      {action}
    </div>
  );
}

export interface ActionBarProps {
  /** What the action stands for, such as a sum; set in large Song figures. */
  lead?: ReactNode;
  /** A small line under the lead. */
  note?: ReactNode;
  /** The button or buttons. */
  children: ReactNode;
}

/** Rests above the tab bar. One cinnabar action to a screen. */
export function ActionBar({ lead, note, children }: ActionBarProps) {
  return (
    <div className={s.action}>
      {lead !== undefined || note !== undefined ? (
        <p className={s.lead} aria-live="polite">
          {lead !== undefined ? <span className={s.sum}>{lead}</span> : null}
          {note !== undefined ? <small>{note}</small> : null}
        </p>
      ) : null}
      {children}
    </div>
  );
}
