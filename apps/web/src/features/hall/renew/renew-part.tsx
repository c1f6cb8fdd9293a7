import { Button, Section, Skeleton } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffer } from '../light/use-offer.ts';
import type { ActProps } from '../tablet/acts.tsx';
import { useTempleDay } from '../use-temple-day.ts';
import s from './renew.module.css';
import { RenewForm } from './renew-form.tsx';

/** 续供: for what stands with an end, or has come to it. Nobody is urged. */
export function RenewPart(props: ActProps) {
  const t = useTranslations('hall.tablet.renew');
  const hall = useTranslations('hall');
  const day = useTempleDay();
  const offer = useOffer();
  const { tablet } = props;
  if (!tablet.renewable || tablet.until === null || offer.isError) return null;
  return (
    <Section title={t('title')} id="renew">
      <p>{tablet.status === 'ended' ? t('again') : t('text', { day: day(tablet.until) })}</p>
      {offer.data ? (
        // Another end is another renewal: it begins anew.
        <Renewing key={tablet.until} {...props} offer={offer.data} />
      ) : (
        <Skeleton label={hall('tablet.loading')} count={2} />
      )}
    </Section>
  );
}

/** While it stands the form is out of the way until somebody wants it. */
function Renewing(props: Parameters<typeof RenewForm>[0]) {
  const t = useTranslations('hall.tablet.renew');
  const [open, setOpen] = useState(props.tablet.status === 'ended');
  if (open) return <RenewForm {...props} />;
  return (
    <p className={s.open}>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
    </p>
  );
}
