import { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button, RadioList, toast } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { PaySheet } from '../../../shared/giving/pay-sheet.tsx';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { hallCloud } from '../cloud.ts';
import { GiftFields } from '../gift/gift-fields.tsx';
import { fenOf, NO_GIFT } from '../gift/gift-values.ts';
import type { Offer } from '../light/use-offer.ts';
import { DAYS } from '../light/values.ts';
import { goToPay, renewKey } from '../paying-keys.ts';
import type { ActProps } from '../tablet/acts.tsx';
import s from './renew.module.css';
import { daysOf, formField, type RenewValues, renewErrors } from './values.ts';

/** As it was registered at first. */
const firstDays = ({ gifts }: Tablet): string =>
  String(gifts.find(({ what }) => what === 'registration')?.days ?? DAYS[0]);

/** For how much longer, and an optional gift: without one at once, with one when it is made. */
export function RenewForm({ token, tablet, onDone, onStale, offer }: ActProps & { readonly offer: Offer }) {
  const t = useTranslations('hall.tablet.renew');
  const hall = useTranslations('hall.light');
  const language = useLocale() as Language;
  const format = useFormatter();
  const errorTexts = useErrorTexts();
  /** Asks how the gift is to be paid. */
  const [paying, setPaying] = useState(false);
  const form = useForm<RenewValues>(
    () => ({ days: firstDays(tablet), ...NO_GIFT }),
    (values) => errorTexts(renewErrors(values, offer)),
  );
  const amountFen = fenOf(form.values);
  const yuan = format.number(amountFen / 100);

  /** Once, however often it is pressed or repeated. */
  async function renew() {
    const wish = { tabletToken: token, days: daysOf(form.values), amountFen, language };
    // What it stands until is part of it: the next renewal is another one.
    const idempotencyKey = renewKey.keyFor({ ...wish, until: tablet.until });
    return (await hallCloud.renew({ ...wish, idempotencyKey }, { preventDuplicate: true })).tablet;
  }
  /** With its gift: the renewal is made first, and holds as soon as that is. */
  async function payFor(methodId: string) {
    try {
      goToPay((await renew()).tabletNumber);
    } catch (error) {
      if (isRefusal(error, 'idempotency-conflict')) renewKey.forget();
      throw error;
    }
    return hallCloud.startPayment({ tabletToken: token, methodId, language }, { preventDuplicate: true });
  }
  function refused(error: unknown): void {
    if (isRefusal(error, 'idempotency-conflict')) renewKey.forget();
    form.refuse(error, error instanceof CloudError ? formField(error.field) : undefined);
  }

  const { busy, onSubmit } = useSubmit(async () => {
    if (!form.check()) return;
    if (amountFen > 0) {
      setPaying(true);
      return;
    }
    const renewed = await renew();
    renewKey.forget();
    toast({ text: t('done'), kind: 'done' });
    onDone(renewed);
  }, refused);

  return (
    <>
      <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
        <RadioList
          legend={t('term')}
          {...form.bindValue('days')}
          options={DAYS.map((days) => ({
            value: days,
            label: hall(`days.${days === '' ? 'always' : days}`),
          }))}
        />
        <GiftFields form={form} offer={offer} />
        <FormError text={form.error} />
        <Button wide type="submit" busy={busy}>
          {amountFen > 0 ? t('doGift', { yuan }) : t('do')}
        </Button>
      </form>
      <PaySheet
        open={paying}
        onClose={() => setPaying(false)}
        amountFen={amountFen}
        startPayment={payFor}
        onStale={onStale}
      />
    </>
  );
}
