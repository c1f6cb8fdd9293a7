import type { Config } from '@yuanguang/contract/objects/config';
import type { Settings } from '../settings.ts';

/** What the settings say of the temple's licence; empty where the office has entered nothing. */
export const licenceOf = (settings: Settings): Config['licence'] => ({
  number: settings.LICENCE_NUMBER,
  holder: settings.LICENCE_HOLDER,
  icp: settings.ICP_NUMBER,
  police: settings.POLICE_NUMBER,
});
