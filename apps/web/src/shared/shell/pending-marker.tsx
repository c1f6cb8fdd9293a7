/** Marks where more of the page is about to be rendered. It is invisible; journeys and pictures wait until it is gone. */
export const PENDING_MARKER = <span hidden data-pending="" />;
