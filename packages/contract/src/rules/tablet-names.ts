/** Words that tell of more than one person, in the five languages of the app. */
const GROUPS =
  /[阖闔合全][家府]|一家人|家族|家[属屬]|[众眾][亲親]|公司|企[业業]|集[团團]|[团團][体體]|有限|工[厂廠]|商[号號]|店[铺鋪]|基金[会會]|[协協][会會]|[株有][式限][会會]社|家一同|บริษัท|ครอบครัว|ห้างหุ้นส่วน|มูลนิธิ|สมาคม/u;
const GROUPS_LATIN =
  /\b(?:co\.|corp\b|(?:corporation|company|inc|ltd|limited|llc|gmbh|group|family|families|household|foundation|association|society|team)\b)/i;
/** What stands between names. */
const SEVERAL = /[、，,；;/&+＋]|\sand\s|และ/iu;

/** Whether a name is that of a family, a company or of several people: not of one living person. */
export const isGroup = (name: string): boolean => {
  const text = name.normalize('NFKC');
  return GROUPS.test(text) || GROUPS_LATIN.test(text) || SEVERAL.test(text);
};
