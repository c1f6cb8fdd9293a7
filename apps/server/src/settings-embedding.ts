import { type Given, list } from './settings-values.ts';

/** A name of the web, as it stands in an address: small letters, at least two parts, the last one no number. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The setting of what may be shown inside the app; part of `SETTINGS`. */
export const EMBEDDING_SETTINGS = {
  EMBEDDED_SITES: list.describe(
    'Sites that the page for web links shows inside the app: hosts (comma separated) that are reached by https, each by its whole name; any other site is opened in a window of its own',
  ),
};

/** What does not fit together. */
export function embeddingProblems(given: Given): string[] {
  const sites = (given.EMBEDDED_SITES ?? '').split(',').map((site) => site.trim());
  const own = hostOf(given.PUBLIC_URL);
  return sites.flatMap((site) => {
    if (site === '') return [];
    if (!HOST.test(site)) return [`EMBEDDED_SITES: "${site}" is no host such as www.example.org`];
    // A page of our own could reach out of the frame.
    return site === own ? [`EMBEDDED_SITES: "${site}" is this app itself`] : [];
  });
}

function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).hostname : undefined;
}
