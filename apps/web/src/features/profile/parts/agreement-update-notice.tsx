import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { Me } from '@yuanguang/contract/objects/account';
import { Button, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { AGREEMENT_PAGES } from '../../../shared/account/agreement-pages.ts';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { link } from '../routes.ts';
import s from './notice.module.css';

/**
 * Asks for the agreements in force that are not on record: a newer text came, or the person came in by a way that shows no
 * tick. Nothing is closed to who does not answer; nothing is shown where all is agreed.
 */
export function AgreementUpdateNotice({ me, onChange }: { me: Me; onChange: (me: Me) => void }) {
  const t = useTranslations('profile.agreementUpdate');
  const names = useTranslations('profile.agreements');
  const { busy, submit, error } = useAction(async () => {
    const agreements = me.notAgreed.map((agreement) => ({
      agreement,
      version: AGREEMENT_VERSIONS[agreement],
    }));
    await accountCloud.agree({ agreements, occasion: 'renewed' });
    onChange(await accountCloud.me({}));
    toast({ text: t('done'), kind: 'done' });
  });
  if (me.notAgreed.length === 0) return null;

  return (
    <section className={s.notice} aria-label={t('title')}>
      <p>{t('text')}</p>
      <ul className={s.texts}>
        {me.notAgreed.map((name) => (
          <li key={name}>
            <a href={link(AGREEMENT_PAGES[name])}>{names(name)}</a>
          </li>
        ))}
      </ul>
      <FormError text={error} />
      <Button busy={busy} onClick={() => void submit()}>
        {t('agree')}
      </Button>
    </section>
  );
}
