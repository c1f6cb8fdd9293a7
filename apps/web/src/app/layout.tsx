import { AppLayout, SideWindow, TabBar } from '@yuanguang/ui';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMenu } from '../shared/feature/use-menu.ts';
import { toHash } from '../shared/router/address.ts';
import { useCurrentRoute } from '../shared/router/use-router.tsx';
import { usePageTitle } from '../shared/shell/use-page-title.ts';
import { useSideMore } from './use-side-more.ts';

/** Side window, tabs and title around the current page. It stands still while pages change; only its marks move. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const tabs = useMenu('tabs');
  return (
    <AppLayout skipLabel={t('nav.skip')} side={<Side />} tabs={tabs.length > 1 ? <Tabs /> : undefined}>
      <Title />
      {children}
    </AppLayout>
  );
}

/** The tabs with the current one marked: the one whose module the page belongs to. */
function useTabs() {
  const tabs = useMenu('tabs');
  const module = useCurrentRoute().page?.module;
  return useMemo(() => tabs.map((tab) => ({ ...tab, current: tab.module === module })), [tabs, module]);
}

const Side = memo(() => {
  const t = useTranslations('shell');
  const tabs = useTabs();
  const more = useMenu('bar');
  const { page, search } = useCurrentRoute();
  const here = page && toHash({ to: page.path, search });
  const late = useSideMore();
  return useMemo(() => {
    const below = more.map((item) => ({ ...item, minor: true, current: item.href === here }));
    const isBelow = below.some(({ current }) => current);
    const items = [...tabs.map((tab) => ({ ...tab, current: tab.current && !isBelow })), ...below];
    return (
      <SideWindow
        title={t('side.slip')}
        items={items}
        label={t('nav.label')}
        more={late ? <late.SideEntries here={here} /> : null}
        foot={late ? <late.SideDay /> : t('side.verse')}
      />
    );
  }, [tabs, more, here, late, t]);
});

const Tabs = memo(() => {
  const t = useTranslations('shell');
  const items = useTabs();
  return useMemo(() => <TabBar items={items} label={t('nav.label')} />, [items, t]);
});

function Title() {
  const t = useTranslations('shell');
  const title = usePageTitle();
  useEffect(() => {
    document.title = title === t('app') ? title : `${title} · ${t('app')}`;
  }, [title, t]);
  return null;
}
