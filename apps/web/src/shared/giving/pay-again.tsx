import { Button } from '@yuanguang/ui';
import { useState } from 'react';
import { type Paying, PaySheet } from './pay-sheet.tsx';

interface PayAgainProps extends Paying {
  readonly label: string;
  /** A plain button, while the page still waits for word of a payment. */
  readonly quiet?: boolean;
}

/** Pays the same thing again, in a way that can be chosen anew. */
export function PayAgain({ label, quiet, ...paying }: PayAgainProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={quiet ? undefined : 'seal'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <PaySheet open={open} onClose={() => setOpen(false)} {...paying} />
    </>
  );
}
