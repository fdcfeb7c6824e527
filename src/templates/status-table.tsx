import { type LocaleIn } from '../config/locales'
import { type MainWords, mainWords } from '../i18n/words'
import { type StatusTableProps } from '../plan/views/nav-jurisdiction'
import { Asked } from '../shell/navigator/asked'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { LateReview } from '../shell/navigator/late-review'
import { ReviewState } from '../shell/navigator/review-state'
import { page, pageHead } from '../shell/page'
import { AskAccess } from '../shell/products/ask-access'
import { DataTable } from '../ui/data-table/data-table'
import { type Fact, Facts } from '../ui/facts/facts'
import { Inside, Outside } from '../ui/inside/inside'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { StatusLegend, statusKinds } from '../ui/status/status'
import { When } from '../ui/when/when'

export default page<StatusTableProps>(({ locale, path, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }}>
        <MoreLink {...props.jurisdiction} />
      </PageHead>
      <LateReview {...props} name={props.jurisdiction.text} locale={locale} />
      <div className="wrap">
        <Facts look="columns" facts={reviewsOf(props, locale)} />
        <StatusLegend label={words('navigator.legend')} entries={legendOf(words)} />
      </div>
      <Inside locale={locale} page={props.inside} />
      <Outside>
        <ForSubscribers locale={locale} path={path} />
      </Outside>
      <Outside isTeaser>
        {props.asked.length > 0 ? (
          <div className="wrap">
            <ClosedTable {...props} words={words} />
          </div>
        ) : (
          <Asked locale={locale} asked={props.asked} />
        )}
      </Outside>
      <Outside>
        <AskAccess locale={locale} of="trial" />
      </Outside>
    </>
  )
})

export const Head = pageHead

/** The rows of the table, with what is public of them. */
function ClosedTable({ asked, reviewed, jurisdiction, words }: StatusTableProps & { words: MainWords }) {
  return (
    <DataTable
      id="status_table"
      caption={words('navigator.status-table-of', { jurisdiction: jurisdiction.text })}
      headings={[
        words('navigator.question'),
        words('contact.topic'),
        words('navigator.status'),
        words('navigator.reviewed'),
      ]}
      rows={asked.flatMap(({ topic, questions }) =>
        questions.map((question) => [question, topic, words('navigator.kept'), <When key="reviewed" {...reviewed} />]),
      )}
    />
  )
}

/** When a lawyer looked last and is due to look again: for everybody, as on the page of the jurisdiction. */
function reviewsOf({ reviewed, due, isLate }: StatusTableProps, locale: LocaleIn<'main'>): Fact[] {
  const words = mainWords(locale)
  return [
    { term: words('navigator.reviewed'), details: [<When key="reviewed" {...reviewed} />] },
    { term: words('navigator.review-due'), details: [<When key="due" {...due} />] },
    { term: words('navigator.state'), details: [<ReviewState key="state" isLate={isLate} locale={locale} />] },
  ]
}

const legendOf = (words: MainWords) =>
  statusKinds.map((kind) => ({
    kind,
    text: words(`navigator.${kind}`),
    meaning: words(`navigator.${kind}-meaning`),
  }))
