import { useQuery } from '@tanstack/react-query';
import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';

export interface ShownBuddha {
  /** As one bows to him or her. */
  readonly title: string;
  readonly name: string;
  /** Who this is, by gesture and attribute, for who does not see the figure. */
  readonly seen: string;
  readonly about: string;
  readonly known: Readonly<Record<'gesture' | 'attribute' | 'seat', string>>;
  /** Where that is written. */
  readonly source: string;
  /** The name or the mantra, as it is recited. */
  readonly recitation: string;
}

const NOTHING: ShownBuddha = {
  title: '',
  name: '',
  seen: '',
  about: '',
  known: { gesture: '', attribute: '', seat: '' },
  source: '',
  recitation: '',
};

/** The words on the figures, in the reader's language; empty until they are there: the figures stand without them. */
export function useBuddhas(): (id: BuddhaId) => ShownBuddha {
  const language = useLocale() as Language;
  const { data } = useQuery({
    queryKey: ['worship', 'buddhas'],
    queryFn: async () => (await import('@yuanguang/content/buddhas')).BUDDHAS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (id) => {
    const buddha = data?.find((one) => one.id === id);
    if (!buddha) return NOTHING;
    const known = {
      gesture: buddha.known.gesture[language],
      attribute: buddha.known.attribute[language],
      seat: buddha.known.seat[language],
    };
    return {
      title: buddha.title[language],
      name: buddha.name[language],
      seen: [buddha.name[language], known.gesture, known.attribute].join(' '),
      about: buddha.about[language],
      known,
      source: buddha.source[language],
      recitation: buddha.recitation[language],
    };
  };
}
