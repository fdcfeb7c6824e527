import { type GraduateWords } from '../../i18n/words'
import { type Application } from '../../plan/show/application'
import { ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'

type Props = { application: Application; words: GraduateWords }

/** Whether the door is open, until when, and the way in. */
export function Applying({ application, words }: Props) {
  return (
    <div className="wrap">
      <Callout id="how_to_apply" title={words('graduates.apply-title')}>
        {sentencesOf(application, words).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {application.state === 'open' && application.applyUrl !== undefined ? (
          <p>
            <ButtonLink href={application.applyUrl}>{words('graduates.apply-now')}</ButtonLink>
          </p>
        ) : null}
      </Callout>
    </div>
  )
}

function sentencesOf(application: Application, words: GraduateWords): string[] {
  switch (application.state) {
    case 'not-yet':
      return [words('graduates.opens', { date: application.opens.text })]
    case 'closed':
      return [words('graduates.closed', { date: application.closed.text })]
    case 'open': {
      const { closes, daysLeft } = application
      if (!closes) return [words('graduates.rolling')]
      const until = words('graduates.open', { date: closes.text })
      if (daysLeft === undefined) return [until]
      return [until, daysLeft === 0 ? words('graduates.last-day') : words('graduates.days-left', { count: daysLeft })]
    }
  }
}
