import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { MorePart } from '../../shared/shell/more-part.tsx';

/** The end of a list of articles. */
export function MoreArticles({ query }: Pick<ComponentProps<typeof MorePart>, 'query'>) {
  const t = useTranslations('news');
  const labels = { loading: t('loading'), more: t('more'), moreFailed: t('moreFailed'), end: t('end') };
  return <MorePart query={query} labels={labels} />;
}
