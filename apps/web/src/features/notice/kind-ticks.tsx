import type { NoticeChannel, NoticeSettings } from '@yuanguang/contract/objects/notice';
import { CheckSeal } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';

/** One kind of notice that shall not come by one way. */
export interface Off {
  readonly kind: string;
  readonly channel: NoticeChannel;
}

/** One tick for each kind that may come by this way. */
export function KindTicks({
  channel,
  kinds,
  off,
  onChange,
}: {
  readonly channel: NoticeChannel;
  readonly kinds: NoticeSettings['kinds'];
  readonly off: readonly Off[];
  readonly onChange: (off: Off[]) => void;
}) {
  const t = useTranslations('notice.settings');
  const isThis = (kind: string) => (one: Off) => one.kind === kind && one.channel === channel;
  const toggle = (kind: string, on: boolean) => {
    const others = off.filter((one) => !isThis(kind)(one));
    onChange(on ? others : [...others, { kind, channel }]);
  };
  return kinds
    .filter(({ channels }) => channels.some((one) => one.channel === channel))
    .map(({ kind, label, required }) => (
      <CheckSeal
        key={kind}
        checked={required || !off.some(isThis(kind))}
        disabled={required}
        onChange={(event) => toggle(kind, event.target.checked)}
      >
        {required ? t('always', { label }) : label}
      </CheckSeal>
    ));
}
