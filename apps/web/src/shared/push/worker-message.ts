/** What the service worker tells the pages that are open. */
export type WorkerMessage =
  /** A notice came. */
  | { readonly type: 'notice' }
  /** The notice that leads to this page was pressed. */
  | { readonly type: 'open'; readonly page: string };
