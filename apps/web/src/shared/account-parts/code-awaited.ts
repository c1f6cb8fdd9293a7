import { createContext } from 'react';

/**
 * A form is told by its code field whether a code is still to be sent. Until then sending it is the next thing to do, and
 * its button the red one; afterwards the form's own is.
 */
export const CodeAwaited = createContext<(awaited: boolean) => void>(() => undefined);
