import type { Feedback } from '@yuanguang/contract/objects/feedback';
import { Button, Section, Skeleton, Tag } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import s from './feedback.module.css';
import { useOwnFeedback } from './use-own-feedback.ts';

/** What one wrote before, with the temple's answers. */
export function OwnList({ uid }: { uid: string }) {
  const t = useTranslations('feedback.mine');
  const query = useOwnFeedback(uid);
  const messages = query.data?.pages.flatMap(({ feedback }) => feedback) ?? [];
  return (
    <Section title={t('title')} id="mine">
      {messages.length > 0 ? (
        <>
          <ul className={s.list}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          {query.hasNextPage ? (
            <div className={s.more}>
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            </div>
          ) : null}
        </>
      ) : query.isError ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />
      ) : query.data ? (
        <p className="yg-note">{t('empty')}</p>
      ) : (
        <Skeleton label={t('loading')} count={2} />
      )}
    </Section>
  );
}

function Message({ message }: { message: Feedback }) {
  const t = useTranslations('feedback.mine');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' });
  return (
    <li>
      <p className={s.head}>
        <time className="yg-note" dateTime={message.createdAt}>
          {day(message.createdAt)}
        </time>
        <Tag tone={message.answers.length > 0 ? 'gold' : 'plain'}>
          {t(message.answers.length > 0 ? 'answered' : 'waiting')}
        </Tag>
      </p>
      <p className={s.words}>{message.text}</p>
      {message.images.length > 0 ? (
        <ul className={s.thumbs}>
          {message.images.map(({ url }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={t('picture', { n: index + 1 })}>
                <img src={url} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {message.answers.map((answer) => (
        <blockquote key={answer.id} className={s.answer}>
          <p className="yg-note">
            {t('office')} · <time dateTime={answer.createdAt}>{day(answer.createdAt)}</time>
          </p>
          <p className={s.words}>{answer.text}</p>
        </blockquote>
      ))}
    </li>
  );
}
