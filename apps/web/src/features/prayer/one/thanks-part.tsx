import { Button, type DayRow, DayRows, Section } from '@yuanguang/ui';
import { GiftIcon, LotusIcon, SponsorPrintIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/config/use-config.ts';
import { DEDICATION_PAGE, openDedication, takeDedication } from '../../../shared/giving/dedication-choice.ts';
import { DedicationText } from '../../../shared/giving/dedication-text.tsx';
import { dedicationInput, EMPTY_DEDICATION } from '../../../shared/giving/wording.ts';
import { toHash } from '../../../shared/router/address.ts';
import { listHref, oneTarget } from '../routes.ts';
import s from './one.module.css';

/**
 * 还愿: ways to give thanks for what was fulfilled, a dedication, a printing, a gift, or nothing. No amount stands here, and
 * nothing is chosen. `isNew`: it was fulfilled a moment ago, and the cursor is led here.
 */
export function ThanksPart({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useTranslations('prayer.thanks');
  const { modules, buyclosed } = useConfig();
  const address = toHash(oneTarget(id)).slice(1);
  const dedicationHref = toHash({ to: DEDICATION_PAGE, search: { back: address } });
  const [dedication] = useState(() => takeDedication(address));
  const words = useRef<HTMLDivElement>(null);
  const isReached = isNew || dedication !== undefined;
  useEffect(() => {
    if (!isReached) return;
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'center' });
  }, [isReached]);

  const paid: (DayRow | false)[] = [
    modules.sponsor && {
      id: 'print',
      href: '#/',
      title: t('print'),
      note: t('printNote'),
      icon: SponsorPrintIcon,
    },
    modules.donate && {
      id: 'gift',
      href: '#/pages/pay/pay',
      title: t('gift'),
      note: t('giftNote'),
      icon: GiftIcon,
    },
  ];
  const rows = [
    {
      id: 'dedication',
      href: dedicationHref,
      title: t('dedication'),
      note: t('dedicationNote'),
      icon: LotusIcon,
    },
    ...(buyclosed ? [] : paid.filter((row) => row !== false)),
  ];

  return (
    <Section title={t('title')} id="thanks">
      {/* biome-ignore lint/a11y/useSemanticElements: a place for the cursor. */}
      <div ref={words} tabIndex={-1} role="group" aria-labelledby="thanks" className={s.thanks}>
        <p>{t('text')}</p>
        {dedication ? (
          <div className={s.dedication}>
            <DedicationText dedication={dedicationInput(dedication)} />
            <p className="yg-note">{t('dedicated')}</p>
          </div>
        ) : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of a link that is opened inside it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened with a key is clicked */}
        <div
          onClick={(event) => {
            const link = (event.target as Element).closest('a');
            if (link?.getAttribute('href') === dedicationHref)
              openDedication(address, dedication ?? EMPTY_DEDICATION);
          }}
        >
          <DayRows label={t('title')} rows={rows} />
        </div>
        <p className={s.nothing}>
          <Button variant="link" href={listHref}>
            {t('nothing')}
          </Button>
        </p>
      </div>
    </Section>
  );
}
