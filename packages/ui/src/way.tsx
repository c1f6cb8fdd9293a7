import type { ReactNode } from 'react';
import fulfilledUrl from './art/way-fulfilled.svg?url&no-inline';
import gatheredUrl from './art/way-gathered.svg?url&no-inline';
import printedUrl from './art/way-printed.svg?url&no-inline';
import receivedUrl from './art/way-received.svg?url&no-inline';
import sentUrl from './art/way-sent.svg?url&no-inline';
import s from './way.module.css';
import { Woodcut, type WoodcutArt } from './woodcut.tsx';

const drawn = (nearUrl: string): WoodcutArt => ({ viewBox: '0 0 96 96', near: '', nearUrl });

/** The register in which a name was written, carved blocks, a sheet lifted from its block, a boat, books on a lotus. */
const PICTURES = {
  received: drawn(receivedUrl),
  gathered: drawn(gatheredUrl),
  printed: drawn(printedUrl),
  sent: drawn(sentUrl),
  fulfilled: drawn(fulfilledUrl),
} as const;

export interface WayPhoto {
  readonly src: string;
  /** Pixels; they keep its place before it is there. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** Below it, such as words and a day. */
  readonly caption: ReactNode;
}

export interface WayStep {
  readonly id: string;
  readonly label: string;
  /** A date or a place. */
  readonly note?: ReactNode;
  readonly state: 'done' | 'current' | 'todo';
  readonly picture: keyof typeof PICTURES;
  readonly photo?: WayPhoto | undefined;
}

/** The way of an order: a small woodcut a step on one thread; the current one stands in the light, those to come are faint. */
export function Way({ steps, label }: { steps: readonly WayStep[]; label: string }) {
  return (
    <ol className={s.way} aria-label={label}>
      {steps.map(({ id, label: name, note, state, picture, photo }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <div className={s.picture}>
            <Woodcut art={PICTURES[picture]} />
          </div>
          <p className={s.words}>
            <b>{name}</b>
            {note !== undefined ? <span>{note}</span> : null}
          </p>
          {photo ? <Photo photo={photo} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Photo({ photo: { caption, alt, ...picture } }: { photo: WayPhoto }) {
  return (
    <figure className={s.photo}>
      <img {...picture} alt={alt} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
