import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { Button, Section, toast, useAsk } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useAction } from '../../../../shared/form/use-action.ts';
import { useNavigate } from '../../../../shared/router/use-router.tsx';
import { useFamilyShrines } from '../../model/use-family.ts';
import { FAMILY } from '../../routes.ts';
import s from './members.module.css';

/** A member who is not the keeper goes by themselves, after a question that says what happens. */
export function LeavePart({ shrine: { id, name } }: { shrine: FamilyShrine }) {
  const t = useTranslations('worship.family.members');
  const ask = useAsk();
  const navigate = useNavigate();
  const { leave } = useFamilyShrines();
  const { busy, submit, error } = useAction(async () => {
    const sure = await ask({
      title: t('leaveTitle', { shrine: name }),
      body: t('leaveText'),
      confirmLabel: t('leave'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (!sure) return;
    await leave(id);
    toast({ text: t('left', { shrine: name }), kind: 'done' });
    navigate({ to: FAMILY, replace: true });
    return 'leaving';
  });
  return (
    <Section title={t('leave')} id="leave">
      <p className="yg-note">{t('leaveText')}</p>
      <p className={s.ways}>
        <Button busy={busy} onClick={() => void submit()}>
          {t('leaveDo')}
        </Button>
      </p>
      <FormError text={error} />
    </Section>
  );
}
