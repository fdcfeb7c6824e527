import { Gutter } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { sayIn } from '../words/admin-language'
import { yearlyReviewWords } from '../words/yearly-review-words'
import { findAnswers } from '../yearly-review/find-answers'
import './attendees.css'
import { YearlyReviewForm } from './yearly-review-form'

/** All answers of a jurisdiction at once: most years, most of them are still right. */
export async function YearlyReview({ doc, initPageResult, payload }: DocumentViewServerProps) {
  const { req } = initPageResult
  if (!mayDo(rolesOf(req.user), 'read')) return null
  const words = sayIn(yearlyReviewWords, req.i18n)
  const { admin, api } = payload.config.routes
  const answers = await findAnswers(req, Number(doc.id))
  const rows = answers.map((answer) => ({
    ...answer,
    href: formatAdminURL({
      adminRoute: admin,
      path: `/collections/nav-answers/${answer.id}${answer.isPending ? '/difference' : ''}`,
    }),
  }))
  return (
    <Gutter className="attendees">
      <h2>{words.heading}</h2>
      {answers.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <YearlyReviewForm
          rows={rows}
          url={formatAdminURL({ apiRoute: api, path: `/yearly-review/${Number(doc.id)}` })}
          mayConfirm={mayDo(rolesOf(req.user), 'approve')}
          dueOn={aYearFromNow()}
        />
      )}
    </Gutter>
  )
}

function aYearFromNow(): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}
