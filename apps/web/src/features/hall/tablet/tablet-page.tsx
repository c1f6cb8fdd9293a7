import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { ScrollPart } from '../../../shared/shell/scroll-part.tsx';
import { TabletView } from './tablet-view.tsx';

/** What stands in a hall for the holder of its link (`?token=`). */
export default function TabletPage() {
  const t = useTranslations('hall');
  const { token = '' } = useSearch();
  return (
    <Page>
      <ScrollPart label={t('titles.tablet')}>
        <TabletView key={token} token={token} />
      </ScrollPart>
    </Page>
  );
}
