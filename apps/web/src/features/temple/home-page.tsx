import { WELCOME } from '@yuanguang/content/welcome';
import type { Language } from '@yuanguang/contract/languages';
import { Frontispiece, Lead, MenuGrid, Section } from '@yuanguang/ui';
import { lazy } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMenu } from '../../shared/feature/use-menu.ts';
import { useDeferredRender } from '../../shared/router/use-deferred-render.ts';
import { LatePart } from '../../shared/shell/late-part.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { PENDING_MARKER } from '../../shared/shell/pending-marker.tsx';

const BelowMenu = lazy(() => import('./below-menu.tsx'));

/** 圆光寺: the gate, who we are, and the menu. */
export default function HomePage() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const renderAll = useDeferredRender();

  return (
    <Page>
      <Frontispiece picture="gate" title={WELCOME.name[language]} sealLabel={t('seal')} />
      <Lead title={WELCOME.tagline[language]}>
        <p>{WELCOME.opening[language]}</p>
      </Lead>
      {renderAll ? (
        <>
          <HomeMenu />
          <LatePart waiting={PENDING_MARKER}>
            <BelowMenu />
          </LatePart>
        </>
      ) : (
        PENDING_MARKER
      )}
    </Page>
  );
}

/** By themselves, so that nothing of them is worked out before the gate is painted. */
function HomeMenu() {
  const t = useTranslations('temple');
  const groups = [
    { id: 'bond', title: t('group.bond'), items: useMenu('contents.bond') },
    { id: 'visit', title: t('group.visit'), items: useMenu('contents.temple') },
  ];
  return (
    <Section title={t('menuTitle')} id="menu">
      <MenuGrid groups={groups.filter(({ items }) => items.length > 0)} />
    </Section>
  );
}
