/** Words that passwords are made of again and again; the temple's own among them. Small letters. */
const WORDS = new Set(
  `a aa aaa abc abcd abcde abcdef qq qw qwe qwer qwert qwerty asd asdf asdfg asdfgh zxc zxcv zxcvb zxcvbn zaq xsw qaz wsx
  admin administrator root test user guest login pass passwd password passwort pwd secret welcome hello love lover iloveyou
  ilove woaini woai wo ni ta baby angel sunshine princess dragon monkey master shadow superman batman football baseball
  china beijing shanghai taiwan japan bangkok thailand zhang wang li liu chen yang huang zhao wu zhou xu sun ma zhu hu
  mima zhanghao fo fojiao buddha buddhism namo nanwu amitofo amituofo amitabha guanyin guanshiyin dizang rulai pusa
  yuanguang yuanguangsi temple sutra lotus merit gongde zhuyin`.split(/\s+/),
);
/** Runs of digits that follow such words, beside years, one digit again and again, and digits in a row. */
const DIGITS = new Set([
  '520',
  '521',
  '1314',
  '5201314',
  '520520',
  '123321',
  '112233',
  '121212',
  '147258',
  '159357',
  '007',
]);

const ROWS = ['01234567890', '09876543210'];
const isRow = (text: string) => ROWS.some((row) => row.includes(text));
const isOneAgain = (text: string) => /^(.)\1*$/u.test(text);
const isYear = (text: string) => /^(19|20)\d\d$/.test(text);
const isUsualDigits = (text: string) =>
  text === '' || isRow(text) || isOneAgain(text) || isYear(text) || DIGITS.has(text);
const isUsualWord = (text: string) => text === '' || isOneAgain(text) || WORDS.has(text);

/**
 * Whether a password is among the first that anybody would try: a usual word with usual digits before or behind it,
 * whatever the case, with signs at its ends or in place of letters (`P@ssw0rd!`).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  const readings = [
    plain,
    plain.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o').replaceAll('1', 'l'),
  ];
  readings.push(
    plain.replace(/[@$]/g, (sign) => (sign === '@' ? 'a' : 's')).replace(/(?<=[a-z])0(?=[a-z])/g, 'o'),
  );
  return readings.some((text) => {
    const wordFirst = /^([a-z]*)(\d*)$/.exec(text);
    if (wordFirst) return isUsualWord(wordFirst[1] ?? '') && isUsualDigits(wordFirst[2] ?? '');
    const digitsFirst = /^(\d*)([a-z]*)$/.exec(text);
    return digitsFirst !== null && isUsualDigits(digitsFirst[1] ?? '') && isUsualWord(digitsFirst[2] ?? '');
  });
}
