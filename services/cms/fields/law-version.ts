/** A text of the law as readers of one language have it, or would. */
export type LawText = {
  version: number
  /** Stands for what all languages say. */
  facts: string
  /** Stands for what this language says; undefined where it says nothing. */
  words: string | undefined
  /** As readers of the language get it, which may be another language's; undefined where that is not known. */
  note: string | undefined
  kind: string | null | undefined
}

export type LawChange = {
  /** The last that was published under a lower number. */
  earlier: LawText | undefined
  /** The last that was published. */
  before: LawText | undefined
  after: LawText
}

export type VersionProblem = { path: 'version' | 'changeNote'; message: string }

/** What marks a change that says the same in better words. */
export const editorial = 'editorial'

/**
 * Readers cite a text by its number. Under one number it says one thing, except for slips that were put right; and
 * the next number comes with a note that tells what is new. A language may follow the others to a number that they have.
 */
export function findVersionProblem({ earlier, before, after }: LawChange): VersionProblem | undefined {
  if (!before) return undefined
  const next = before.version + 1
  if (after.version < before.version || after.version > next) {
    const message = `Readers have version ${before.version}. The next is ${next}, not ${after.version}.`
    return { path: 'version', message }
  }
  if (after.version === next) return findNoteProblem(before, after)
  if (after.kind === editorial || !saysOther({ earlier, before, after })) return undefined
  const message = `This says something other than version ${before.version}, which readers have. Make it version ${next} and tell what changed, or choose "Editorial" as the kind of change.`
  return { path: 'version', message }
}

function findNoteProblem(before: LawText, { version, note }: LawText): VersionProblem | undefined {
  if (note === undefined || (note.trim() !== '' && note !== before.note)) return undefined
  return { path: 'changeNote', message: `Tell readers what changed in version ${version}.` }
}

type Published = LawChange & { before: LawText }

function saysOther({ earlier, before, after }: Published): boolean {
  if (after.facts !== before.facts) return true
  if (after.words === before.words) return false
  const isFollowing = before.words === undefined || (earlier !== undefined && before.words === earlier.words)
  return !isFollowing
}

export type Proposal = { version: number; changeKind: null; changeNote: null }

/**
 * The first change after a publication begins the next version, and leaves its kind and its note to be said: what was
 * said of the last change is not true of this one. `was` is what the form showed before.
 */
export function proposeVersion({ earlier, before, after }: LawChange, was: LawText): Proposal | undefined {
  if (!before) return undefined
  const isFirst = saysOther({ earlier, before, after }) && !saysOther({ earlier, before, after: was })
  const isSameNote = !after.note || after.note === before.note
  const isUntold = after.version === before.version && after.kind === before.kind && isSameNote
  return isFirst && isUntold ? { version: before.version + 1, changeKind: null, changeNote: null } : undefined
}
