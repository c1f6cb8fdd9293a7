import { HistoryIcon } from '@yuanguang/ui/icons';
import { HistoryList } from '../../shared/shell/history-list.tsx';
import { forgetSearch, forgetSearches, useSearches } from './history.ts';

/** What was searched for on this device. */
export function SearchHistory({ onChoose }: { onChoose: (query: string) => void }) {
  return (
    <HistoryList
      namespace="search"
      queries={useSearches()}
      onForget={forgetSearch}
      onForgetAll={forgetSearches}
    >
      {(query) => (
        <button type="button" onClick={() => onChoose(query)}>
          <HistoryIcon />
          <span>{query}</span>
        </button>
      )}
    </HistoryList>
  );
}
