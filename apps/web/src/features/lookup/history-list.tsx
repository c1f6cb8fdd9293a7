import { HistoryIcon } from '@yuanguang/ui/icons';
import { Link } from '../../shared/router/link.tsx';
import { HistoryList } from '../../shared/shell/history-list.tsx';
import { forgetQueries, forgetQuery, useQueries } from './history.ts';

/** What was looked up on this device. */
export function LookupHistory() {
  return (
    <HistoryList namespace="lookup" queries={useQueries()} onForget={forgetQuery} onForgetAll={forgetQueries}>
      {(query) => (
        <Link to="/searchresult" search={{ query }}>
          <HistoryIcon />
          <span className="yg-num">{query}</span>
        </Link>
      )}
    </HistoryList>
  );
}
