import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeSettings } from '@yuanguang/contract/objects/notice';
import { Button, CheckSeal, Lead, Section, SelectField, Skeleton, toast } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { FormError } from '../../shared/form/form-error.tsx';
import { useAction } from '../../shared/form/use-action.ts';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { noticeCloud } from './cloud.ts';
import { LoginFirst } from './login-first.tsx';
import s from './notice.module.css';
import { ZonePart } from './zone-part.tsx';

/** Every half hour of a day, as 21:30. */
const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  return { value: time, label: time };
});
/** Nights in the temple; what stands in the fields when quiet hours are switched on. */
const NIGHT = { from: '21:30', to: '07:00' };

/** 通知设置: what comes by mail, and when nothing may. */
export default function NoticeSettingsPage() {
  const { hasLogin, uid } = useAccount();
  const t = useTranslations('notice');
  const query = useQuery({
    queryKey: ['notice', 'settings', uid],
    queryFn: () => noticeCloud.settings({}),
    enabled: hasLogin,
  });
  if (!hasLogin) return <LoginFirst page="/noticesettings" />;
  return (
    <Page>
      {query.data ? (
        <Settings settings={query.data} />
      ) : query.isError ? (
        <QueryFailed query={query} title={t('settings.failed')} retryLabel={t('retry')} />
      ) : (
        <div className={s.waiting}>
          <Skeleton label={t('loading')} />
        </div>
      )}
      {query.data ? <CalendarPart settings={query.data} /> : null}
    </Page>
  );
}

function Settings({ settings }: { readonly settings: NoticeSettings }) {
  const t = useTranslations('notice.settings');
  const { uid } = useAccount();
  const queryClient = useQueryClient();
  const [noMail, setNoMail] = useState<ReadonlySet<string>>(() => new Set(offBy(settings, 'mail')));
  const [quiet, setQuiet] = useState(settings.quiet !== null);
  const [zone, setZone] = useState(settings.zone);
  const [hours, setHours] = useState(settings.quiet ?? NIGHT);
  const { busy, submit, error } = useAction(async () => {
    const off = [
      ...[...noMail].map((kind) => ({ kind, channel: 'mail' as const })),
      // What was set elsewhere stays as it is.
      ...offBy(settings, 'push').map((kind) => ({ kind, channel: 'push' as const })),
    ];
    const saved = await noticeCloud.setSettings({ zone, quiet: quiet ? hours : null, off });
    queryClient.setQueryData(['notice', 'settings', uid], saved);
    toast({ text: t('saved'), kind: 'done' });
    return undefined;
  });
  const byMail = settings.kinds.filter(({ channels }) => channels.some(({ channel }) => channel === 'mail'));
  const toggle = (kind: string, on: boolean) => {
    const next = new Set(noMail);
    if (on) next.delete(kind);
    else next.add(kind);
    setNoMail(next);
  };
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Lead title={t('title')}>
        <p>{t('lead')}</p>
      </Lead>
      <Section title={t('mail')} id="mail">
        {byMail.map(({ kind, label, required }) => (
          <CheckSeal
            key={kind}
            checked={required || !noMail.has(kind)}
            disabled={required}
            onChange={(event) => toggle(kind, event.target.checked)}
          >
            {required ? t('always', { label }) : label}
          </CheckSeal>
        ))}
        <p className="yg-note">{t('mailNote')}</p>
      </Section>
      <Section title={t('quiet')} id="quiet">
        <CheckSeal checked={quiet} onChange={(event) => setQuiet(event.target.checked)}>
          {t('quietOn')}
        </CheckSeal>
        {quiet ? (
          <div className={s.hours}>
            <SelectField
              label={t('from')}
              options={withChosen(hours.from)}
              value={hours.from}
              onChange={(event) => setHours({ ...hours, from: event.target.value })}
            />
            <SelectField
              label={t('to')}
              options={withChosen(hours.to)}
              value={hours.to}
              onChange={(event) => setHours({ ...hours, to: event.target.value })}
              error={hours.from === hours.to ? t('sameTime') : undefined}
            />
          </div>
        ) : null}
        <ZonePart kept={settings.zone} chosen={zone} onChoose={setZone} />
      </Section>
      <FormError text={error} />
      <Button variant="seal" wide type="submit" busy={busy} disabled={quiet && hours.from === hours.to}>
        {t('save')}
      </Button>
    </form>
  );
}

/** The kinds that may not come by this way. */
const offBy = ({ kinds }: NoticeSettings, way: 'mail' | 'push'): string[] =>
  kinds
    .filter(({ channels }) => channels.some(({ channel, on }) => channel === way && !on))
    .map(({ kind }) => kind);

/** A time set elsewhere need not be a half hour. */
const withChosen = (time: string) =>
  HALF_HOURS.some(({ value }) => value === time) ? HALF_HOURS : [{ value: time, label: time }, ...HALF_HOURS];
