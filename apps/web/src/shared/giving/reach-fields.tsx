import { contactKind } from '@yuanguang/contract/rules/contact';
import { Button, TextField } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '../form/use-form.ts';
import { ContactField } from './contact-field.tsx';
import type { ReachValues } from './reach.ts';

interface ReachFieldsProps {
  readonly form: Form<ReachValues>;
  /** What the contact is used for, below the line and in it. */
  readonly contactHint: string;
  readonly contactPlaceholder: string;
  /** Something that was chosen needs a mailbox: the field stands there, and is not optional. */
  readonly receiptNeeded?: boolean;
}

/** How the giver is reached, and where the receipt goes: an email contact receives that too. */
export function ReachFields({
  form,
  contactHint,
  contactPlaceholder,
  receiptNeeded = false,
}: ReachFieldsProps) {
  const t = useTranslations('sponsor.form');
  const { contact, receiptEmail } = form.values;
  const byEmail = contactKind(contact) === 'email';
  // Few want it beside a telephone number: the field is there when it is asked for, or when there is something in it.
  const [asked, setAsked] = useState(receiptEmail !== '');
  const shown = useRef(asked);
  useEffect(() => {
    if (asked && !shown.current) form.focus('receiptEmail');
    shown.current = asked;
  });
  return (
    <>
      <ContactField placeholder={contactPlaceholder} hint={contactHint} {...form.bind('contact')} />
      {byEmail ? (
        <p className="yg-note">{t('receiptHint')}</p>
      ) : asked || receiptNeeded || receiptEmail !== '' || form.errorOf('receiptEmail') !== undefined ? (
        <TextField
          label={t('receipt')}
          optional={receiptNeeded ? undefined : t('optional')}
          hint={t('receiptHint')}
          type="email"
          autoComplete="email"
          {...form.bind('receiptEmail')}
        />
      ) : (
        <div>
          <Button variant="link" onClick={() => setAsked(true)}>
            {t('receiptOpen')}
          </Button>
        </div>
      )}
    </>
  );
}
