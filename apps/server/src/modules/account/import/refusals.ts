/** Why an account of an export was not taken over, with what the operator reads. */
export const REFUSALS = {
  'not-a-document': 'no JSON object stands there',
  'id-missing': 'the document has no _id',
  'username-invalid': 'a user name with blanks or @, or one that reads as a phone number, cannot log in',
  'mobile-invalid': 'not a mobile number of the mainland',
  'email-invalid': 'not an email address',
  'password-hash-unknown': 'neither of the two kinds of hash that uni-id makes',
  'password-secret-missing': 'OLD_PASSWORD_SECRETS does not have the secret of this version',
  'status-unknown': 'none of 0 to 4',
  'account-closed': 'its owner had closed it (status 4): nothing of it is taken over',
  'role-invalid': 'a role is a text of letters, digits, _ and -',
  'app-id-invalid': 'dcloud_appid is a list of texts',
  'score-invalid': 'the score is no whole number',
  'date-invalid': 'not a moment in time',
  'no-login': 'nothing is left by which the person could log in',
  'username-taken': 'another account has this name already',
  'mobile-taken': 'another account has this number already',
  'email-taken': 'another account has this address already',
  'identity-taken': 'another account is linked to this WeChat or Apple identity already',
  'not-storable': 'a text holds signs that no database keeps',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export interface ImportRefusal {
  readonly code: RefusalCode;
  /** What was wrong, with names, numbers and addresses masked. */
  readonly detail?: string;
}
