/** Keeps the newest answers for as long as what they are about lives: views and segments never change, so neither do they. */
export function createMemory<Answer>(most: number) {
  const answers = new WeakMap<object, Map<string, Answer>>()

  return (subject: object, question: string, find: () => Answer): Answer => {
    const known = answers.get(subject) ?? new Map<string, Answer>()
    answers.set(subject, known)
    const answer = known.get(question) ?? find()
    known.delete(question)
    known.set(question, answer)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return answer
  }
}
