import { hasStatus } from '../../../src/content/nav-question'
import { type Firm } from '../firm-schema'
import { type Answers, type Questions } from './read-words'

type Navigator = Firm['navigator']

/** Questions and answers that the list of questions does not know, or that a language lacks. */
export function findNavigatorProblems(
  navigator: Navigator,
  { questions, answers }: { questions: readonly Questions[]; answers: readonly Answers[] },
): string[] {
  return [
    ...questions.flatMap(({ file, service, words }) =>
      findUnknown(navigator, { file, service, keys: Object.keys(words) }),
    ),
    ...answers.flatMap(({ file, service, ...own }) =>
      findUnknown(navigator, { file, service, keys: Object.keys(own.answers) }),
    ),
    ...answers.flatMap((own) => findOutOfPlace(navigator, own)),
    ...answers.flatMap((own) => findUntold(own, answers)),
    ...answers.flatMap((own) => findWrongStatus(navigator, own)),
  ]
}

type Asked = { file: string; service: string; keys: string[] }

function findUnknown({ questions }: Navigator, { file, service, keys }: Asked): string[] {
  const known = (questions[service] ?? []).map(({ key }) => key)
  return keys.filter((key) => !known.includes(key)).map((key) => `${file}: ${service} has no question "${key}"`)
}

function findOutOfPlace({ services }: Navigator, { file, service, jurisdiction }: Answers): string[] {
  const isListed = services.some(({ key, writtenByHand }) => key === service && writtenByHand.includes(jurisdiction))
  return isListed ? [] : [`${file}: ${jurisdiction} of ${service} is not written by hand`]
}

/** A translation needs the English file, which holds the facts. */
function findUntold(own: Answers, all: readonly Answers[]): string[] {
  if (own.isFacts) return []
  const english = all.find((one) => one.isFacts && one.service === own.service && one.jurisdiction === own.jurisdiction)
  const told = Object.keys(english?.answers ?? {})
  return Object.keys(own.answers)
    .filter((key) => !told.includes(key))
    .map((key) => `${own.file}: "${key}" has no answer in English`)
}

/** Every version has a status where the question asks for one, and else none, which would say nothing. */
function findWrongStatus({ questions }: Navigator, own: Answers): string[] {
  if (!own.isFacts) return []
  return Object.entries(own.answers).flatMap(([key, { status, earlier }]) => {
    const isAsked = hasStatus(questions[own.service]?.find((question) => question.key === key)?.valueType)
    const isRight = [status, ...earlier.map((version) => version.status)].every(
      (one) => (one !== undefined) === isAsked,
    )
    return isRight ? [] : [`${own.file}: "${key}" ${isAsked ? 'needs a status' : 'has no status'}, in every version`]
  })
}
