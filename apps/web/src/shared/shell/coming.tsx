/** Stands where more of the page comes in a moment. Nobody sees it; journeys and pictures wait until it is gone. */
export const COMING = <span hidden data-coming="" />;
