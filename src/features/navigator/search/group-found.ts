import { type Answer } from '../../../services/search/search-service'

export type GroupBy = 'jurisdiction' | 'topic'
export type Grouped = { kind: 'place' | 'guidance' | 'english'; name: string; answers: readonly Answer[] }

type Found = { own: readonly Answer[]; english: readonly Answer[]; by: GroupBy }

/** Only answers are to a question of a jurisdiction. */
const placeOf = ({ jurisdictions, topics }: Answer, by: GroupBy): string | undefined =>
  (by === 'topic' && jurisdictions ? topics : jurisdictions)?.[0]

/** By where the best stands, the best first; guidance after the answers, and what is in English alone last. */
export function groupFound({ own, english, by }: Found): Grouped[] {
  const places = new Map<string, Answer[]>()
  const guidance: Answer[] = []
  for (const answer of own) {
    const place = placeOf(answer, by)
    if (place === undefined) guidance.push(answer)
    else places.set(place, [...(places.get(place) ?? []), answer])
  }
  return [
    ...[...places].map(([name, answers]): Grouped => ({ kind: 'place', name, answers })),
    { kind: 'guidance' as const, name: '', answers: guidance },
    { kind: 'english' as const, name: '', answers: english },
  ].filter(({ answers }) => answers.length > 0)
}
