import { checkDedication } from '@yuanguang/contract/rules/wording';
import { ActionBar, Button, Lead } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { returnTarget } from '../../shared/account/return-address.ts';
import { useConfig } from '../../shared/config/use-config.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { dedicationChoice, keepDedication } from '../../shared/giving/dedication-choice.ts';
import { DedicationFields } from '../../shared/giving/dedication-fields.tsx';
import { fieldCodes } from '../../shared/giving/field-codes.ts';
import { useErrorTexts } from '../../shared/giving/use-error-texts.ts';
import { type DedicationValues, dedicationInput, EMPTY_DEDICATION } from '../../shared/giving/wording.ts';
import { type Target, toHash } from '../../shared/router/address.ts';
import { useRouter, useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { ScrollPart } from '../../shared/shell/scroll-part.tsx';
import s from './dedication.module.css';

const { codesBy } = fieldCodes<DedicationValues>([
  ['dedication.text', 'text'],
  ['dedication.names', 'names'],
]);

/** Where a dedication is for that no page has asked for. */
const GIVING: Target = { to: '/pages/pay/pay' };

/** 回向文: verse, for whom and names. Any page opens it with `?back=`, inside the app only, and is given what is chosen. */
export default function DedicationPage() {
  const { back } = useSearch();
  const { modules } = useConfig();
  const asked = returnTarget(back);
  const target = asked ?? (modules.donate ? GIVING : undefined);
  return <Choosing key={target && toHash(target)} target={target} />;
}

/** Without a `target` there is nothing to take it to: the verses can be read. */
function Choosing({ target }: { target: Target | undefined }) {
  const t = useTranslations('dedication');
  const router = useRouter();
  const errorTexts = useErrorTexts();
  const address = target ? toHash(target).slice(1) : '';
  const [{ values, opened }] = useState(
    () => dedicationChoice(address) ?? { values: EMPTY_DEDICATION, opened: false },
  );
  const form = useForm<DedicationValues>(
    values,
    (now) => errorTexts(codesBy((refuse) => checkDedication(dedicationInput(now), refuse))),
    { guides: true, onChange: (now) => keepDedication({ address, values: now, opened, confirmed: false }) },
  );

  function confirm() {
    if (!target || !form.check()) return;
    keepDedication({ address, values: form.values, opened, confirmed: true });
    if (opened && router.canGoBack()) router.back();
    else router.navigate({ ...target, replace: true });
  }

  return (
    <Page
      action={
        target ? (
          <ActionBar>
            <Button variant="seal" onClick={confirm}>
              {t(opened ? 'use' : 'give')}
            </Button>
          </ActionBar>
        ) : undefined
      }
    >
      <ScrollPart label={t('titles.dedication')}>
        <Lead title={t('leadTitle')}>
          <p>{t('leadText')}</p>
        </Lead>
        <form
          ref={form.ref}
          className={s.form}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
          noValidate
        >
          <DedicationFields form={form} willRead={t('willRead')} />
        </form>
      </ScrollPart>
    </Page>
  );
}
