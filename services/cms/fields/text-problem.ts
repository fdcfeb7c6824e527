const deepest = 120
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Why a value cannot be stored as it is, whatever field it is for: PostgreSQL, and programs after it, would break on it. */
export function findTextProblem(value: unknown): string | undefined {
  const queue: [unknown, number][] = [[value, 0]]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [one, level] = next
    if (typeof one === 'string') {
      const problem = findCharacterProblem(one)
      if (problem !== undefined) return problem
    }
    if (typeof one !== 'object' || one === null || Buffer.isBuffer(one)) continue
    if (level > deepest) return `The content is nested more than ${deepest} levels deep.`
    for (const name of Object.keys(one)) {
      if (forbidden.has(name)) return `A field cannot be called "${name}".`
      if (name.includes('\u0000')) return 'A field has a name with a character that cannot be stored.'
      queue.push([(one as Record<string, unknown>)[name], level + 1])
    }
  }
  return undefined
}

function findCharacterProblem(text: string): string | undefined {
  if (text.includes('\u0000')) return 'A text contains a null character, which cannot be stored. Type it again.'
  if (/\p{Surrogate}/u.test(text)) return 'A text contains half a character, which cannot be stored. Type it again.'
  return undefined
}
