import { AGREEMENTS } from '@yuanguang/content/agreements';
import type { Language } from '@yuanguang/contract/languages';
import { Button, Lead } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { AGREEMENT_PAGES, type AgreementName } from '../../../shared/account/agreement-pages.ts';
import AgreementText from '../../../shared/account-parts/agreement-text.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import s from '../parts/sign-in.module.css';

/** One of the two texts as a page of its own, with the way to the other. */
export function AgreementPage({ name }: { name: AgreementName }) {
  const t = useTranslations('account.agreement');
  const language = useLocale() as Language;
  const other = name === 'service' ? 'privacy' : 'service';
  return (
    <Page>
      <Lead title={AGREEMENTS[name].title[language]} />
      <AgreementText name={name} />
      <p className={s.or}>{t('other')}</p>
      <div className={s.foot}>
        <Button href={`#${AGREEMENT_PAGES[other]}`}>{t(other)}</Button>
      </div>
    </Page>
  );
}
