import * as z from 'zod'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { type Said, type Section } from './said'

const headings = ['law-change', 'correction', 'editorial', 'insights', 'events', 'vacancies', 'newsletters'] as const
export type AlertHeading = (typeof headings)[number]

export const alertEntry = z.object({
  heading: z.enum(headings),
  title: z.string(),
  url: z.string(),
  place: z.string().nullable(),
  because: z.array(z.string()),
  /** Of a newsletter's letter: the editors' opening, and what it leads to with their words. */
  issue: z
    .object({
      opening: z.string(),
      links: z.array(z.object({ title: z.string(), url: z.string(), words: z.string() })),
    })
    .optional(),
})

/** Queued it names the letter alone; what it tells is found when it leaves. */
export const alertsTold = z.object({
  letter: z.string(),
  entries: z.array(alertEntry),
  links: z.object({ settings: z.string(), stop: z.string() }).optional(),
})

export type AlertsTold = z.output<typeof alertsTold>

/** Headings in the order of what matters: the law comes first. */
export function writeAlerts({ entries, links }: AlertsTold, words: LetterWords): Said {
  const issues = entries.filter(({ issue }) => issue)
  const others = headings.flatMap((heading): Section[] => {
    const own = entries.filter((one) => one.heading === heading && !one.issue)
    return own.length === 0
      ? []
      : [{ heading: words(`alerts.${heading}`), links: own.map((one) => toLink(one, words)) }]
  })
  return {
    subject: toSubject(entries, words),
    paragraphs: others.length === 0 ? [] : [words('alerts.text')],
    sections: [...others, ...issues.map((one) => toIssue(one, words))],
    ending: {
      text: words('alerts.ending'),
      links: links
        ? [
            { title: words('alerts.settings'), url: links.settings },
            { title: words('alerts.stop'), url: links.stop },
          ]
        : [],
    },
    ...(links ? { listOf: { name: 'alerts', stop: links.stop } } : {}),
  }
}

/** A newsletter that comes alone has the name that its editors gave it. */
function toSubject(entries: AlertsTold['entries'], words: LetterWords): string {
  const laws = entries.filter(({ heading }) => heading === 'law-change').length
  const [first] = entries
  if (laws > 0) return words('alerts.subject-law', { count: laws })
  return entries.length === 1 && first?.issue ? first.title : words('alerts.subject', { count: entries.length })
}

/** In the order and the words of its editors. */
function toIssue({ title, url, because, issue }: AlertsTold['entries'][number], words: LetterWords): Section {
  const why = because.length === 0 ? [] : [words('alerts.because', { names: because.join(', ') })]
  return {
    heading: title,
    text: issue?.opening ?? '',
    links: [
      ...(issue?.links ?? []).map((link) => ({ ...link, notes: link.words === '' ? [] : [link.words] })),
      { title: words('alerts.archive'), url, notes: why },
    ],
  }
}

function toLink({ title, url, place, because }: AlertsTold['entries'][number], words: LetterWords) {
  const why = because.length === 0 ? [] : [words('alerts.because', { names: because.join(', ') })]
  return { title, url, notes: [...(place === null ? [] : [place]), ...why] }
}
