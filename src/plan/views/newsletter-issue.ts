import { entriesOf } from '../../content/newsletter-issue'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { linkToItem } from '../parts/link-to'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { type Reader } from '../store/reader'
import { view } from '../view'

export type NewsletterIssueProps = {
  standfirst: string | undefined
  body: ShownBlock[]
  entries: IndexRow[]
}

export const newsletterIssueView = view<'newsletter-issue', NewsletterIssueProps>({
  route: 'newsletter-issue',
  show: ({ address: { locale }, document }, read) =>
    document?.type === 'newsletter-issue'
      ? {
          ...showDocument(document, read),
          above: [{ href: href('insights', locale), text: mainWords(locale)('insights.title') }],
          props: {
            standfirst: document.summary,
            body: showBody(document.body, read),
            entries: entriesOf(document).flatMap((entry) => rowOf(entry, read)),
          },
        }
      : undefined,
})

/** What is not live in the language any more is left out. */
function rowOf({ of, words }: ReturnType<typeof entriesOf>[number], read: Reader): IndexRow[] {
  const link = linkToItem(of, read)
  return link ? [{ href: link.href, title: link.text, ...(words === undefined ? {} : { summary: words }) }] : []
}
