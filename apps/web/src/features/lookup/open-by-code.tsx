import type { Language } from '@yuanguang/contract/languages';
import type { MyOrder } from '@yuanguang/contract/objects/sponsor';
import { Button } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CaptchaField } from '../../shared/account-parts/captcha-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import s from '../../shared/lookup/lookup.module.css';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { sponsorCloud } from './cloud.ts';
import { type Channel, CodeStep } from './code-step.tsx';

interface OpenByCodeProps {
  /** The phone or email that was looked up. */
  readonly contact: string;
  readonly onOpened: (orders: readonly MyOrder[]) => void;
}

/** For who has lost the sponsor number: a code to the contact of the order; the office is the last help. */
export function OpenByCode({ contact, onOpened }: OpenByCodeProps) {
  const [channel, setChannel] = useState<Channel>();
  return (
    <>
      {channel ? (
        <EnterCode {...{ contact, channel, onOpened }} onAgain={() => setChannel(undefined)} />
      ) : (
        <AskCode contact={contact} onSent={setChannel} />
      )}
      <CallOffice />
    </>
  );
}

function AskCode({ contact, onSent }: { contact: string; onSent: (channel: Channel) => void }) {
  const t = useTranslations('lookup');
  const language = useLocale() as Language;
  const [attempt, setAttempt] = useState(0);
  const form = useForm({ captcha: '' }, ({ captcha }) =>
    captcha === '' ? { captcha: t('code.captchaFirst') } : {},
  );
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { captcha } = form.values;
      const { channel } = await sponsorCloud.sendOpenCode(
        { contact, captcha, language },
        { preventDuplicate: true },
      );
      onSent(channel);
    },
    (error) => {
      setAttempt((count) => count + 1);
      form.set({ captcha: '' });
      form.refuse(error, 'captcha');
    },
  );
  return (
    <form ref={form.ref} className={s.check} onSubmit={onSubmit} noValidate>
      <p>{t('byCodeText', { contact })}</p>
      <CaptchaField scene="find-order" attempt={attempt} {...form.bindValue('captcha')} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('code.send')}
      </Button>
    </form>
  );
}

interface EnterCodeProps extends OpenByCodeProps {
  readonly channel: Channel;
  readonly onAgain: () => void;
}

function EnterCode({ contact, channel, onOpened, onAgain }: EnterCodeProps) {
  const t = useTranslations('lookup');
  const language = useLocale() as Language;
  return (
    <CodeStep
      sent={t(channel === 'sms' ? 'codeSms' : 'codeMail')}
      action={t('check')}
      onCode={async (code) =>
        onOpened(
          (await sponsorCloud.openByCode({ contact, code, language }, { preventDuplicate: true })).orders,
        )
      }
      onAgain={onAgain}
    />
  );
}
