import * as guest from '../../guest/guest.service.ts';
import type { CodeKind } from '../../verification-code/verification-code.service.ts';
import { contactIndex } from '../orders/personal.ts';
import { sponsorMessages } from '../receipt/messages.ts';

interface ContactCodeOptions<Scene extends string> {
  readonly scene: Scene;
  readonly job: CodeKind<Scene>['job'];
  /** Its texts among the module's messages. */
  readonly words: 'erasure' | 'opening';
}

/** A code that is sent to the phone or email left with an order, for who sponsored without a login. */
export function contactCode<Scene extends string>({ scene, job, words }: ContactCodeOptions<Scene>) {
  return guest.contactCode({
    scene,
    job,
    indexOf: contactIndex,
    words(word, values, language) {
      const t = sponsorMessages(language);
      return word === 'temple' ? t('receipt.temple') : t(`${words}.${word}`, values);
    },
  });
}
