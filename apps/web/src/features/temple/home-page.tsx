import { WELCOME } from '@yuanguang/content/welcome';
import type { Language } from '@yuanguang/contract/languages';
import { Doors, Frontispiece, Lead, Section } from '@yuanguang/ui';
import { lazy } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMenu } from '../../shared/feature/use-menu.ts';
import { useDeferredRender } from '../../shared/router/use-deferred-render.ts';
import { LatePart } from '../../shared/shell/late-part.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { PENDING_MARKER } from '../../shared/shell/pending-marker.tsx';

const BelowDoors = lazy(() => import('./below-doors.tsx'));

/** 圆光寺: the gate, who we are, and the doors that are open. */
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
          <OpenDoors />
          <LatePart waiting={PENDING_MARKER}>
            <BelowDoors />
          </LatePart>
        </>
      ) : (
        PENDING_MARKER
      )}
    </Page>
  );
}

/** By themselves, so that nothing of them is worked out before the gate is painted. */
function OpenDoors() {
  const t = useTranslations('temple');
  const groups = [
    { id: 'bond', title: t('group.bond'), items: useMenu('home.bond') },
    { id: 'visit', title: t('group.visit'), items: useMenu('home.visit') },
  ];
  return (
    <Section title={t('doors')} id="doors">
      <Doors groups={groups.filter(({ items }) => items.length > 0)} />
    </Section>
  );
}
