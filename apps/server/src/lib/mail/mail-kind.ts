import type { Language } from '@yuanguang/contract/languages';
import type { MailContent } from './mail-layout.ts';

/** A kind of mail, of which nothing is known but that it can be tried. */
export interface SampledMail {
  /** One mail of each form it takes. */
  renderSamples(language: Language): readonly MailContent[];
}

/** A kind of mail that a module sends. */
export interface MailKind<Data> extends SampledMail {
  render(data: Data, language: Language): MailContent;
}

/** Declares a kind of mail. By its samples a test renders it in every language: one for each form that it takes. */
export function mailKind<Data>(samples: readonly Data[], render: MailKind<Data>['render']): MailKind<Data> {
  return { render, renderSamples: (language) => samples.map((data) => render(data, language)) };
}
