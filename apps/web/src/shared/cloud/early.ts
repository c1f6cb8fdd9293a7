/** Answers that were asked for before the app was there, by a name that says what was asked; each is taken once. */
const answers = new Map<string, Promise<unknown>>();

export function askEarly(name: string, answer: Promise<unknown>): void {
  answers.set(name, answer);
  answer.catch(() => undefined); // Whoever takes it sees the failure.
}

/** The early answer of that name, if it was asked for and not taken yet. */
export function takeEarly<Answer>(name: string): Promise<Answer> | undefined {
  const answer = answers.get(name) as Promise<Answer> | undefined;
  answers.delete(name);
  return answer;
}
