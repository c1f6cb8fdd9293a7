import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { middleOfTempleDay } from '@yuanguang/contract/rules/temple-day';
import { Button, ChipGroup, Sheet, TextField, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { boundary, journal } from '../../../shared/journal/journal.ts';
import type { Practice } from '../practices.ts';
import { type CorrectionValues, firstDay, judgeCorrection, withMore } from './correction.ts';
import s from './count.module.css';
import { useLeft } from './use-left.ts';

/** A string of beads, in its usual lengths and ten of it. */
const QUICK = [21, 108, 1_080];

interface CorrectionSheetProps {
  readonly practice: Practice;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Entering what was counted without this page, and taking off what was counted too much. */
export function CorrectionSheet({ open, onClose, practice }: CorrectionSheetProps) {
  const t = useTranslations('practice.correction');
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Correction practice={practice} onClose={onClose} />
    </Sheet>
  );
}

function Correction({ practice: { id }, onClose }: Omit<CorrectionSheetProps, 'open'>) {
  const t = useTranslations('practice.correction');
  const { today, leftOf } = useLeft(id);
  const form = useForm<CorrectionValues>({ how: 'add', amount: '', day: today }, (values) => {
    const judged = judgeCorrection(values, today, (day) => leftOf(day) ?? 0);
    if (!('errors' in judged)) return {};
    const { amount, day } = judged.errors;
    return {
      ...(amount ? { amount: t(`problems.${amount.problem}`, { count: amount.count }) } : {}),
      ...(day ? { day: t('problems.day') } : {}),
    };
  });
  const { how, amount: written, day } = form.values;

  const { busy, onSubmit } = useSubmit(async () => {
    if (!form.check()) return;
    const judged = judgeCorrection(form.values, today, () => Number.POSITIVE_INFINITY);
    if ('errors' in judged) return;
    const count = judged.amount;
    // Of an earlier day nobody knows the hour: it is entered in its middle.
    const at = day === today ? undefined : middleOfTempleDay(day, boundary);
    if (how === 'add')
      await journal.enter([{ kind: PRACTICE_COUNT, subject: id, amount: count, data: '', at }]);
    else if (!(await journal.takeOff(PRACTICE_COUNT, id, count, at))) {
      // Another tab or device was here a moment ago.
      form.refuse(undefined, undefined, t('problems.changed'));
      return;
    }
    toast({ text: t(how === 'add' ? 'added' : 'takenOff', { count }), kind: 'done' });
    onClose();
    return 'leaving';
  }, form.refuse);

  const left = leftOf(day);
  return (
    <form ref={form.ref} className={s.correction} onSubmit={onSubmit} noValidate>
      <ChipGroup
        label={t('how')}
        options={(['add', 'off'] as const).map((value) => ({ value, label: t(value) }))}
        value={how}
        onChange={(value) => form.set({ how: value, amount: written })}
      />
      <TextField
        label={t('amount')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        below={
          <div className={s.quick}>
            {QUICK.map((more) => (
              <Button
                key={more}
                aria-label={t('more', { count: more })}
                onClick={() => form.set({ amount: withMore(form.values.amount, more) })}
              >
                {`+${more}`}
              </Button>
            ))}
          </div>
        }
        {...form.bind('amount')}
      />
      <TextField
        label={t('day')}
        type="date"
        min={firstDay(today)}
        max={today}
        hint={left === undefined ? undefined : t('left', { count: left })}
        {...form.bind('day')}
      />
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
