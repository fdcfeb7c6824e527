import { randomUUID } from 'node:crypto'
import { Gutter } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { locales, localesIn } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { countNewsletter } from '../requests/count-newsletter'
import { OfficeProblem } from '../requests/office-problem'
import { sayIn } from '../words/admin-language'
import { newsletterWords } from '../words/newsletter-words'
import { NewsletterTest } from './newsletter-test'

/** Whom a letter of a newsletter reaches, and what became of it. */
export async function NewsletterLetters({ doc, initPageResult, payload }: DocumentViewServerProps) {
  const { user, i18n } = initPageResult.req
  const words = sayIn(newsletterWords, i18n)
  if (!mayDo(rolesOf(user), 'publish')) return <Said lines={[words.refusedTo]} />
  const newsletter = idOf(doc.newsletter)
  if (newsletter === undefined) return <Said lines={[words.unsaved]} />
  const asked = { colleague: Number(user?.id), newsletter, issue: Number(doc.id) }
  const counts = await countNewsletter(asked).catch(toUndefined)
  if (!counts) return <Said lines={[words.away]} />
  const path: `/${string}` = `/newsletter-desk/${asked.issue}/test`
  return (
    <>
      <Said lines={[words.receivers(counts.receivers), words.letters(counts), words.kept]} />
      <Gutter>
        <NewsletterTest
          url={formatAdminURL({ apiRoute: payload.config.routes.api, path })}
          pressKey={randomUUID()}
          languages={localesIn('main').map((value) => ({ value, text: locales[value].name }))}
          words={words.test}
        />
      </Gutter>
    </>
  )
}

const Said = ({ lines }: { lines: readonly string[] }) => (
  <Gutter>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Gutter>
)

/** Of what is chosen, whole or by its number alone. */
function idOf(chosen: unknown): number | undefined {
  const id = typeof chosen === 'object' && chosen !== null ? (chosen as { id?: unknown }).id : chosen
  return typeof id === 'number' ? id : undefined
}

function toUndefined(error: unknown): undefined {
  if (!(error instanceof OfficeProblem)) throw error
}
