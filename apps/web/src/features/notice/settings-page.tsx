import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeChannel, NoticeSettings } from '@yuanguang/contract/objects/notice';
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
import { KindTicks, type Off } from './kind-ticks.tsx';
import s from './notice.module.css';
import { NoticeLogin } from './notice-login.tsx';
import { PushPart } from './push-part.tsx';
import { type Push, usePush } from './use-push.ts';
import { ZonePart } from './zone-part.tsx';

/** Every half hour of a day, as 21:30. */
const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  return { value: time, label: time };
});
/** Nights in the temple; what stands in the fields when quiet hours are switched on. */
const NIGHT = { from: '21:30', to: '07:00' };

/** 通知设置: what comes to this device and by mail, and when nothing may. */
export default function NoticeSettingsPage() {
  const { hasLogin, uid } = useAccount();
  const t = useTranslations('notice');
  const query = useQuery({
    queryKey: ['notice', 'settings', uid],
    queryFn: () => noticeCloud.settings({}),
    enabled: hasLogin,
  });
  const push = usePush();
  if (!hasLogin) return <NoticeLogin />;
  return (
    <Page>
      {query.data && push ? (
        <Settings settings={query.data} push={push} />
      ) : query.isError ? (
        <QueryFailed query={query} title={t('settings.failed')} retryLabel={t('retry')} />
      ) : (
        <div className={s.waiting}>
          <Skeleton label={t('loading')} />
        </div>
      )}
      {query.data && push ? <CalendarPart settings={query.data} /> : null}
    </Page>
  );
}

function Settings({ settings, push }: { readonly settings: NoticeSettings; readonly push: Push }) {
  const t = useTranslations('notice.settings');
  const { uid } = useAccount();
  const queryClient = useQueryClient();
  const [off, setOff] = useState(() => offOf(settings));
  const [quiet, setQuiet] = useState(settings.quiet !== null);
  const [zone, setZone] = useState(settings.zone);
  const [hours, setHours] = useState(settings.quiet ?? NIGHT);
  const { busy, submit, error } = useAction(async () => {
    const saved = await noticeCloud.setSettings({ zone, quiet: quiet ? hours : null, off });
    queryClient.setQueryData(['notice', 'settings', uid], saved);
    toast({ text: t('saved'), kind: 'done' });
    return undefined;
  });
  const kinds = (channel: NoticeChannel) => (
    <KindTicks channel={channel} kinds={settings.kinds} off={off} onChange={setOff} />
  );
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
      <PushPart push={push}>{kinds('push')}</PushPart>
      <Section title={t('mail')} id="mail">
        {kinds('mail')}
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

/** What shall not come, and by which way. */
const offOf = ({ kinds }: NoticeSettings): Off[] =>
  kinds.flatMap(({ kind, channels }) =>
    channels.filter(({ on }) => !on).map(({ channel }) => ({ kind, channel })),
  );

/** A time set elsewhere need not be a half hour. */
const withChosen = (time: string) =>
  HALF_HOURS.some(({ value }) => value === time) ? HALF_HOURS : [{ value: time, label: time }, ...HALF_HOURS];
