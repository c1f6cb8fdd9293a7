import { Button, useAsk } from '@yuanguang/ui';
import { TrashIcon } from '@yuanguang/ui/icons';

interface ClearStoredProps {
  /** The feature's own words: what is cleared, what that means, and the way out. */
  readonly words: (key: 'clear' | 'clearAsk' | 'keep') => string;
  readonly onClear: () => void;
}

/** Forgets what this device has seen, after asking: it may be another's. */
export function ClearStored({ words, onClear }: ClearStoredProps) {
  const ask = useAsk();
  async function clear() {
    const sure = await ask({
      title: words('clear'),
      body: words('clearAsk'),
      confirmLabel: words('clear'),
      cancelLabel: words('keep'),
    });
    if (sure) onClear();
  }
  return (
    <Button variant="link" icon={<TrashIcon />} onClick={() => void clear()}>
      {words('clear')}
    </Button>
  );
}
