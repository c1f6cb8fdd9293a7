import type { Language } from '@yuanguang/contract/languages';
import { Button } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLoginHref } from '../../shared/account/use-login-href.ts';
import { CaptchaField } from '../../shared/account-parts/captcha-field.tsx';
import { isRefusal } from '../../shared/cloud/error-text.ts';
import { fieldOf } from '../../shared/form/field-of.ts';
import { FormError } from '../../shared/form/form-error.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { feedbackCloud } from './cloud.ts';
import { draft } from './draft.ts';
import s from './feedback.module.css';
import { ContactField, MessageField } from './fields.tsx';
import { visitorErrors } from './rules.ts';
import { Thanks } from './thanks.tsx';

/** For who has no account: words, and where the answer is to go; what an account adds, and how else to reach the office. */
export function VisitorPart() {
  const t = useTranslations('feedback.visitor');
  const [sent, setSent] = useState<{ readonly answered: boolean }>();
  return (
    <>
      {sent ? (
        <Thanks text={t(sent.answered ? 'thanksAnswered' : 'thanks')} onAgain={() => setSent(undefined)} />
      ) : (
        <VisitorForm onSent={(answered) => setSent({ answered })} />
      )}
      <div className={s.other}>
        <p className="yg-note">{t('account')}</p>
        <Button variant="link" href={useLoginHref()}>
          {t('login')}
        </Button>
        <CallOffice />
      </div>
    </>
  );
}

function VisitorForm({ onSent }: { onSent: (answered: boolean) => void }) {
  const t = useTranslations('feedback');
  const language = useLocale() as Language;
  // A picture is asked for after a few messages; each serves once.
  const [attempt, setAttempt] = useState<number>();
  const form = useForm(
    () => ({ content: draft.read() ?? '', contact: '', captcha: '' }),
    (values) =>
      Object.fromEntries(
        Object.entries(visitorErrors(values)).map(([field, key]) => [
          field,
          key === 'contact' ? t('visitor.contactWrong') : t('form.fieldErrors.content'),
        ]),
      ),
    { onChange: ({ content }) => draft.write(content) },
  );
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { content, contact, captcha } = form.values;
      const read = attempt === undefined ? {} : { captcha };
      await feedbackCloud.submitAsVisitor(
        { content, contact, ...read, language },
        { preventDuplicate: true },
      );
      draft.write(undefined);
      onSent(contact.includes('@'));
      return 'leaving';
    },
    (error) => {
      const first = attempt === undefined && isRefusal(error, 'uni-captcha-text-required');
      if (first || attempt !== undefined) {
        setAttempt((count) => (count ?? 0) + 1);
        form.set({ captcha: '' });
      }
      if (!first) form.refuse(error, fieldOf(error, ['captcha', 'content', 'contact']));
    },
  );
  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <MessageField {...form.bind('content')} />
      <ContactField label={t('visitor.contact')} hint={t('visitor.contactHint')} {...form.bind('contact')} />
      {attempt === undefined ? null : (
        <div className={s.captcha}>
          <CaptchaField scene="send-feedback" attempt={attempt} autoFocus {...form.bindValue('captcha')} />
        </div>
      )}
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('form.submit')}
      </Button>
      <p className="yg-note">{t('visitor.privacy')}</p>
    </form>
  );
}
