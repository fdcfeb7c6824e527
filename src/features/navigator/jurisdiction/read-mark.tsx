import { formatDay } from '../../../i18n/format/format-date'
import { Press } from '../../../shell/session/press'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type InsideProps } from '../inside-props'
import { useDuty } from '../use-decision'

type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & { answer: number; version: number }

/** Anyone who has the duty says of a version that they have read it, once. */
export const ReadMark = (props: Props) => (useDuty('navigator-attest') ? <Mark {...props} /> : null)

function Mark({ answer, version, locale, words, partWords }: Props) {
  const { data } = useAsked('NavReadings')
  const { outcome, send } = useChange('AttestReading', { refetch: ['NavReadings'] })
  const known = data?.navReadings.find((one) => one.answer === answer && one.version === version)
  const made = outcome.state === 'done' ? outcome.data.attestReading : known
  if (made) {
    return <p role="status">{words('read.done', { number: String(version), date: formatDay(locale, made.madeAt) })}</p>
  }
  return (
    <>
      <Press onPress={() => send({ answer: String(answer), version })}>
        {words('read.say', { number: String(version) })}
      </Press>
      <SaidOutcome words={partWords} outcome={outcome} />
    </>
  )
}
