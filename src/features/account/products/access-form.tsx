import { useState } from 'react'
import { type OfferedProduct } from '../../../access/offered-product'
import { detailsLimits } from '../../../forms/account-details'
import { parseRequest } from '../../../forms/account-request'
import { formatDay } from '../../../i18n/format/format-date'
import { type Offer } from '../../../services/account/answers/dashboard-answers'
import { FormProblems } from '../../../shell/session/form-problems'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField } from '../../../ui/field/field'
import { Notice } from '../../../ui/notice/notice'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useChange } from '../use-change'

type Props = Pick<ScreenProps, 'locale' | 'words'> & { product: OfferedProduct; offer: Offer }

/** What was asked and answered, and asking where nothing is waited for. */
export function AccessRequest(props: Props) {
  const { locale, words, offer } = props
  const { request } = offer
  if (request?.state === 'OPEN') {
    return (
      <Notice>
        <p role="status">{words('offers.waiting', { date: formatDay(locale, request.madeAt) })}</p>
      </Notice>
    )
  }
  return (
    <>
      {request?.state === 'REFUSED' ? (
        <Notice title={words('offers.refused', { date: formatDay(locale, request.answeredAt ?? request.madeAt) })}>
          <p>{request.note}</p>
        </Notice>
      ) : null}
      <AccessForm {...props} />
    </>
  )
}

function AccessForm({ locale, words, product, offer }: Props) {
  const { outcome, send } = useChange('RequestAccess', { refetch: ['Requests', 'Offers'] })
  const [problems, setProblems] = useState<readonly string[]>([])
  const ask = (form: HTMLFormElement) => {
    const { message } = readForm(form, ['message'])
    const read = parseRequest('access', { of: offer.kind === 'PRODUCT' ? 'product' : 'nav-service', message })
    setProblems('problems' in read ? read.problems : [])
    const which = offer.kind === 'PRODUCT' ? { product: offer.about } : { service: offer.about }
    if ('said' in read) send({ ...which, message: read.said.message, locale })
    else focusOn(form, read.problems[0])
  }
  const title = words('offers.ask-for', { name: product.name })
  const isOpenAlready = outcome.state === 'failed' && outcome.problem.code === 'ALREADY_GRANTED'
  if (isOpenAlready) return <p role="status">{words('offers.opened', { name: product.name })}</p>
  return (
    <UnsavedForm locale={locale} name={`access-${offer.id}`} label={title} onSend={ask}>
      <FormProblems
        locale={locale}
        problems={
          problems.includes('message')
            ? [{ id: `access_message_${offer.about}`, text: words('offers.what-for-problem') }]
            : []
        }
      />
      <LongTextField
        id={`access_message_${offer.about}`}
        name="message"
        rows={3}
        label={words('offers.what-for')}
        maxLength={detailsLimits.message}
        problem={problems.includes('message') ? words('offers.what-for-problem') : undefined}
      />
      <Sending words={words} outcome={outcome} button={words('offers.send')}>
        {() => words('offers.sent', { name: product.name })}
      </Sending>
    </UnsavedForm>
  )
}
