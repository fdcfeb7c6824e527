import { z } from 'zod'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { type Said, type Section } from './said'

const headings = ['law-change', 'correction', 'editorial', 'insights', 'events', 'vacancies'] as const
export type AlertHeading = (typeof headings)[number]

const entry = z.object({
  heading: z.enum(headings),
  title: z.string(),
  url: z.string(),
  place: z.string().nullable(),
  because: z.array(z.string()),
})

/** Queued it names the letter alone; what it tells is found when it leaves. */
export const alertsTold = z.object({
  letter: z.string(),
  entries: z.array(entry),
  links: z.object({ settings: z.string(), stop: z.string() }).optional(),
})

export type AlertsTold = z.output<typeof alertsTold>

/** Headings in the order of what matters: the law comes first. */
export function writeAlerts({ entries, links }: AlertsTold, words: LetterWords): Said {
  const laws = entries.filter(({ heading }) => heading === 'law-change').length
  const sections = headings.flatMap((heading): Section[] => {
    const own = entries.filter((one) => one.heading === heading)
    return own.length === 0
      ? []
      : [{ heading: words(`alerts.${heading}`), links: own.map((one) => toLink(one, words)) }]
  })
  return {
    subject:
      laws > 0 ? words('alerts.subject-law', { count: laws }) : words('alerts.subject', { count: entries.length }),
    paragraphs: [words('alerts.text')],
    sections,
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

function toLink({ title, url, place, because }: AlertsTold['entries'][number], words: LetterWords) {
  const why = because.length === 0 ? [] : [words('alerts.because', { names: because.join(', ') })]
  return { title, url, notes: [...(place === null ? [] : [place]), ...why] }
}
