import type { Language } from '@yuanguang/contract/languages';
import { Button, Empty, Lead, TextField, useAsk } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CaptchaField } from '../../shared/account-parts/captcha-field.tsx';
import { fieldOf } from '../../shared/form/field-of.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import l from '../../shared/lookup/lookup.module.css';
import { useSearch } from '../../shared/router/use-router.tsx';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { guestCloud } from './cloud.ts';
import { type Channel, CodeStep } from './code-step.tsx';
import { forgetQueries } from './history.ts';
import s from './lookup.module.css';

interface Sent {
  readonly query: string;
  readonly channel: Channel;
}

/** `/erasedata`: who sponsored or gave without a login has names, dedication and contact erased, by one code to that contact. */
export default function ErasePage() {
  const t = useTranslations('lookup.erase');
  const { query = '' } = useSearch();
  const [sent, setSent] = useState<Sent>();
  const [erased, setErased] = useState(false);
  if (erased) {
    return (
      <Page>
        <Empty title={t('doneTitle')} action={<Button href="#/">{t('home')}</Button>}>
          {t('doneText')}
        </Empty>
      </Page>
    );
  }
  return (
    <Page>
      <Lead title={t('title')}>
        <p>{t('text')}</p>
      </Lead>
      <ul className={s.what}>
        {(['goes', 'stays', 'unprinted', 'account'] as const).map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      {sent ? (
        <EraseStep sent={sent} onErased={() => setErased(true)} onBack={() => setSent(undefined)} />
      ) : (
        <AskStep query={query} onSent={setSent} />
      )}
      <CallOffice />
    </Page>
  );
}

/** Whose data: number, phone or email, and a picture to read. */
function AskStep({ query, onSent }: { query: string; onSent: (sent: Sent) => void }) {
  const t = useTranslations('lookup.erase');
  const code = useTranslations('lookup.code');
  const language = useLocale() as Language;
  const [attempt, setAttempt] = useState(0);
  const form = useForm({ query, captcha: '' }, (values) => ({
    ...(values.query.trim() === '' ? { query: t('queryFirst') } : {}),
    ...(values.captcha === '' ? { captcha: code('captchaFirst') } : {}),
  }));
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const given = form.values.query.trim();
      const { channel } = await guestCloud.sendErasureCode(
        { query: given, captcha: form.values.captcha, language },
        { preventDuplicate: true },
      );
      onSent({ query: given, channel });
    },
    (error) => {
      setAttempt((count) => count + 1);
      form.set({ captcha: '' });
      form.refuse(error, fieldOf(error, ['captcha', 'query']) ?? 'query');
    },
  );
  return (
    <form ref={form.ref} className={l.check} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('query')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        {...form.bind('query')}
      />
      <CaptchaField scene="find-order" attempt={attempt} {...form.bindValue('captcha')} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {code('send')}
      </Button>
    </form>
  );
}

/** The code that was sent to the contact, and the last question. */
function EraseStep({ sent, onErased, onBack }: { sent: Sent; onErased: () => void; onBack: () => void }) {
  const t = useTranslations('lookup.erase');
  const language = useLocale() as Language;
  const ask = useAsk();
  const erase = async (code: string) => {
    const sure = await ask({
      title: t('sureTitle'),
      body: t('sureText'),
      confirmLabel: t('erase'),
      cancelLabel: t('keep'),
    });
    if (!sure) return;
    await guestCloud.erase({ query: sent.query, code, language }, { preventDuplicate: true });
    // What was looked up here tells of it too.
    forgetQueries();
    onErased();
  };
  return (
    <CodeStep
      sent={t(sent.channel === 'sms' ? 'sentSms' : 'sentMail')}
      action={t('erase')}
      onCode={erase}
      onAgain={onBack}
    />
  );
}
