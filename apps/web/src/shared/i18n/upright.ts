/** Whether a language is set in upright columns, with its numbers as characters. */
export function isUpright(language: string): boolean {
  return language.startsWith('zh') || language === 'ja';
}
