import type { Headline } from '@yuanguang/contract/objects/news';
import s from './news.module.css';

interface CoverProps {
  readonly article: Pick<Headline, 'cover' | 'coverAlt'>;
  /** `wide`: over the article itself, 16:9; else 4:3. */
  readonly wide?: boolean;
}

/** The picture of an article, if it has one: its place is there before it has come, and stays empty if it never does. */
export function Cover({ article: { cover, coverAlt }, wide = false }: CoverProps) {
  if (cover === null) return null;
  return (
    <img
      className={wide ? s.wideCover : s.cover}
      src={cover}
      alt={coverAlt}
      loading="lazy"
      decoding="async"
      width={wide ? 640 : 96}
      height={wide ? 360 : 72}
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
