import { Button } from '@yuanguang/ui';
import { EditIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import { openDedication } from '../../../shared/giving/dedication-choice.ts';
import { DedicationText } from '../../../shared/giving/dedication-text.tsx';
import { dedicationInput } from '../../../shared/giving/wording.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useCurrentRoute, useNavigate } from '../../../shared/router/use-router.tsx';
import s from '../donate.module.css';
import type { GiftValues } from './values.ts';

interface DedicationPartProps {
  readonly form: Form<GiftValues>;
  /** The giver has just come back from choosing it: this is where they were. */
  readonly chosen: boolean;
}

/** The dedication as it stands, and the way to the page where it is chosen. */
export function DedicationPart({ form, chosen }: DedicationPartProps) {
  const t = useTranslations('donate.form');
  const navigate = useNavigate();
  const { path, search } = useCurrentRoute();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!chosen) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [chosen]);
  const error = form.errorOf('verse');

  function open() {
    const { verse, text, target, names } = form.values;
    navigate(openDedication(toHash({ to: path, search }).slice(1), { verse, text, target, names }));
  }

  return (
    <div className={s.dedication}>
      <DedicationText dedication={dedicationInput(form.values)} />
      {error ? (
        <p role="alert" className={s.wrong}>
          {error}
        </p>
      ) : null}
      <Button ref={button} icon={<EditIcon />} onClick={open}>
        {t('chooseDedication')}
      </Button>
    </div>
  );
}
