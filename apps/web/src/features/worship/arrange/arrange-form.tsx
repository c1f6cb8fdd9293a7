import type { Language } from '@yuanguang/contract/languages';
import { cleanShrine, type OwnShrine, type ShrineCode } from '@yuanguang/contract/rules/shrine';
import { Button, Section, TextField, toast } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { errorMessage } from '../../../shared/i18n/messages.ts';
import { moved, renamed } from '../model/arranging.ts';
import type { NotSaved } from '../model/use-shrine.ts';
import { BUDDHAS, buddhasHref, inFamilyHref } from '../routes.ts';
import s from './arrange.module.css';
import { DressPart } from './dress-part.tsx';
import { PlacedRow } from './placed-row.tsx';

interface ArrangeFormProps {
  shrine: OwnShrine;
  /** Of a family's shrine its id. */
  place: string | undefined;
  onSave: (shrine: OwnShrine) => Promise<NotSaved | undefined>;
}

/** What is changed is kept when it is saved; the list of who stands here is changed on its own page. */
export function ArrangeForm({ shrine, place, onSave }: ArrangeFormProps) {
  const t = useTranslations('worship.arrange');
  const language = useLocale() as Language;
  const [draft, setDraft] = useState(shrine);
  const [wrong, setWrong] = useState<NotSaved>();
  const say = (code: ShrineCode) => errorMessage(code, language);
  const change = (next: OwnShrine) => {
    setDraft(next);
    setWrong(undefined);
  };
  const { busy, submit, error } = useAction(async () => {
    const read = cleanShrine({ ...draft });
    const refused =
      read && 'refused' in read ? { code: read.refused, field: read.field } : await onSave(draft);
    setWrong(refused);
    if (!refused) toast({ text: t('saved'), kind: 'done' });
    return undefined;
  });

  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t('name')}
        optional={place === undefined ? t('optional') : undefined}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ ...draft, name: target.value })}
        error={wrong?.field === 'name' ? say(wrong.code) : undefined}
      />
      <Section title={t('buddhas')} id="buddhas">
        <ul className={s.placed}>
          {draft.buddhas.map((one, at) => (
            <PlacedRow
              key={one.id}
              placed={one}
              isMiddle={draft.middle === one.id}
              isFirst={at === 0}
              isLast={at === draft.buddhas.length - 1}
              onName={(name) => change(renamed(draft, one.id, name))}
              onMiddle={() => change({ ...draft, middle: one.id })}
              onMove={(by) => change(moved(draft, one.id, by))}
            />
          ))}
        </ul>
        {wrong?.field === 'buddhas' ? (
          <p className={s.error} role="alert">
            {say(wrong.code)}
          </p>
        ) : null}
        <Button variant="link" href={place === undefined ? buddhasHref : inFamilyHref(BUDDHAS, place)}>
          {t('invite')}
        </Button>
      </Section>
      <DressPart dress={draft} onChange={(changed) => change({ ...draft, ...changed })} />
      <FormError text={error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
