/** Business constants of SPEC 9. Money is integer fen; times are milliseconds unless the name says otherwise. */
export const BOOK_PRICE_FEN = 500;
export const BUNDLE_COPIES = [5, 10, 20, 50] as const;
/** The most copies one order may ask for: larger wishes are arranged with the temple's office. */
export const MAX_COPIES = 9_999;
/** What is suggested for a gift; any whole number of yuan is as welcome. */
export const GIFT_AMOUNTS_FEN = [300, 600, 900, 3_600, 6_900, 9_900] as const;
export const GIFT_LEAST_FEN = 100;
export const MERIT_NAME_MAX = 40;
/** Of what names in the book of sponsors are looked for by. */
export const DONOR_SEARCH_MAX = 80;
export const DEDICATION_TEXT_MAX = 140;
export const DEDICATION_NAMES_MAX = 8;
export const DEDICATION_NAME_MAX = 20;
export const PAGE_SIZE = 20;
export const UPLOAD_CONCURRENCY = 5;
/** Most bytes of one picture that is sent. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const REQUEST_TIMEOUT_MS = 60_000;
export const REQUEST_TIMEOUT_MIN_MS = 100;
export const REQUEST_TIMEOUT_MAX_MS = 600_000;
export const TOAST_MS = 1_500;
export const REQUEST_TOAST_MS = 2_000;
export const PULL_THRESHOLD_PX = 45;
export const REACH_BOTTOM_PX = 50;
export const ASYNC_PAGE_DELAY_MS = 200;
export const ASYNC_PAGE_TIMEOUT_MS = 60_000;
export const ACCESS_TOKEN_SECONDS = 600;
export const APP_VERSION = '2.0.7';
export const APP_VERSION_CODE = 200_070;
/** Under which id of uni-app our own pages call. */
export const WEB_APP_ID = '__UNI__YUANGUANG';
