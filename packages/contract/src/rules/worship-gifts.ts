import type { Config } from '../objects/config.ts';

/**
 * Whether gifts are taken with what is offered in the shrine and the halls. The office's switch closes them alone, and
 * without the number of a licence they are closed by themselves (DOMAIN 5.1), but where nothing real is paid: worship
 * stays open.
 */
export const takesWorshipGifts = ({
  worshipGifts,
  licence,
  demonstration,
}: Pick<Config, 'worshipGifts' | 'demonstration'> & {
  readonly licence: Pick<Config['licence'], 'number'>;
}): boolean => worshipGifts && (licence.number !== '' || demonstration);
