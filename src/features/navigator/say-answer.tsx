import { type Locale } from '../../config/locales'
import { formatDay } from '../../i18n/format/format-date'
import { joinDetails } from '../../i18n/format/join-details'
import { type NavigatorWords } from '../../i18n/load/load-navigator-words'
import { type NavAnswer, type NavVersion } from '../../services/account/answers/navigator-answers'
import { type Fact } from '../../ui/facts/facts'
import { type StatusData } from '../../ui/status/status'

type Saying = { locale: Locale; words: NavigatorWords }
type Said = Pick<
  NavAnswer | NavVersion,
  'status' | 'threshold' | 'deadline' | 'effectiveFrom' | 'effectiveTo' | 'textVersion'
>

export const sayStatus = (status: NavAnswer['status'], words: NavigatorWords): StatusData | undefined =>
  status === null ? undefined : { kind: status, text: words(`navigator.${status}`) }

export function sayDeadline(deadline: NavAnswer['deadline'], words: NavigatorWords): string | undefined {
  if (deadline === null) return undefined
  const { amount, unit } = deadline
  return unit === null ? String(amount) : words(`unit.${unit}`, { count: amount })
}

/** The figure or the time on which an answer turns. */
export const sayFigure = ({ threshold, deadline }: Pick<Said, 'threshold' | 'deadline'>, words: NavigatorWords) =>
  threshold ?? sayDeadline(deadline, words)

/** Since when something is the law, and until when, in one line. */
export function sayForce({ effectiveFrom, effectiveTo }: Said, { locale, words }: Saying): string {
  const from = words('law.from', { date: formatDay(locale, effectiveFrom) })
  return effectiveTo === null
    ? from
    : joinDetails(locale, [from, words('law.until', { date: formatDay(locale, effectiveTo) })])
}

/** What stands beside an answer. */
export function factsOf(answer: NavAnswer, saying: Saying): Fact[] {
  const { words } = saying
  const { threshold, deadline, sources, version, textVersion } = answer
  const isTwofold = threshold !== null && deadline !== null
  const facts: Fact[] = [
    { term: words('law.deadline'), details: isTwofold ? [sayDeadline(deadline, words)] : [] },
    { term: words('law.runs-from'), details: deadline?.from ? [deadline.from] : [] },
    { term: words('law.sources'), details: sources.length > 0 ? sources.map(toSource) : [words('law.no-source')] },
    { term: words('law.in-force'), details: [sayForce(answer, saying)] },
    { term: words('law.reviewed'), details: sayReview(answer, saying) },
    {
      term: words('law.version'),
      details: [
        String(version),
        ...(textVersion === version ? [] : [words('law.other-text', { number: textVersion })]),
      ],
    },
  ]
  return facts.filter(({ details }) => details.length > 0)
}

function sayReview({ reviewedAt, reviewedBy }: NavAnswer, { locale, words }: Saying): string[] {
  if (reviewedAt === null) return []
  const date = formatDay(locale, reviewedAt)
  return [reviewedBy === null ? date : words('law.reviewed-by', { date, name: reviewedBy })]
}

function toSource({ title, provision, url }: NavAnswer['sources'][number]) {
  const text = provision === null ? title : `${title}, ${provision}`
  return url === null ? text : <a href={url}>{text}</a>
}

/** What copying is answered with. */
export const sayCopied = (words: NavigatorWords) => ({
  copied: words('law.copied'),
  notCopied: words('law.not-copied'),
})
