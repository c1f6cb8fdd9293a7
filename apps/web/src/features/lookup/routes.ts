/** Where `?query=` is answered. */
export const FOUND = '/searchresult';
