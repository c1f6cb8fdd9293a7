import { ErrorNotice } from '@yuanguang/ui';
import { errorText } from '../cloud/error-text.ts';
import { CallOffice } from './call-office.tsx';

interface QueryFailedProps {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly title: string;
  readonly retryLabel: string;
}

/** In the place of what could not be fetched: why, and the way to ask once more. */
export function QueryFailed({ query, title, retryLabel }: QueryFailedProps) {
  return (
    <>
      <ErrorNotice
        title={title}
        retryLabel={retryLabel}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorText(query.error)}
      </ErrorNotice>
      <CallOffice />
    </>
  );
}
