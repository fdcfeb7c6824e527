import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type Filled, fillForm } from '../../services/identity/unsaved-forms'
import { LiveForm, ProblemSummary } from '../../ui/field/field'
import { Notice } from '../../ui/notice/notice'
import { Press } from './press'
import { useSession } from './use-session'

type Props = {
  locale: LocaleIn<'main'>
  name: string
  label: string
  /** Of what is filled in, as the page shows it; it changes when another device has changed it. */
  version?: number
  /** With the version that somebody saw when they began to fill it in. */
  onSend: (form: HTMLFormElement, seen: number) => void
  /** All that is to be put right, above the form; each is said at its field too. */
  problems?: readonly { id: string; text: string }[]
  children: ReactNode
}

/** A form whose words outlive a session that could not be kept up: anyone who comes back is offered them again. */
export function UnsavedForm({ locale, name, label, version = 0, problems = [], onSend, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef<number>()
  const { filled, settle } = useFilled(name)
  const restore = () => {
    const { current: place } = form
    if (place && filled) {
      fillForm(place, filled)
      // The offer goes, and its button with it.
      const [first] = Object.keys(filled).flatMap((field) => [
        ...place.querySelectorAll<HTMLElement>(`[name="${field}"]`),
      ])
      first?.focus()
    }
    settle()
  }
  return (
    <>
      <div role="status">{filled === undefined ? null : <Offer {...{ locale, restore, settle }} />}</div>
      <LiveForm
        {...{ label, place: form, hooks: { 'data-unsaved': name } }}
        onFill={() => {
          begun.current ??= version
        }}
        onSend={(sent) => {
          const seen = begun.current ?? version
          // Where that is refused, what is there now was seen: sent once more, it is meant.
          begun.current = undefined
          onSend(sent, seen)
        }}
      >
        {problems.length === 0 ? null : (
          <ProblemSummary title={mainWords(locale)('form.problems', { count: problems.length })} problems={problems} />
        )}
        {children}
      </LiveForm>
    </>
  )
}

/** What was kept of the form. It comes a moment after the form: what comes into a place that is there already is read aloud. */
function useFilled(name: string) {
  const { unsaved } = useSession()
  const [filled, setFilled] = useState<Filled>()
  useEffect(() => {
    const timer = setTimeout(() => setFilled(unsaved.find(name)))
    return () => clearTimeout(timer)
  }, [name, unsaved])
  const settle = () => {
    unsaved.forget()
    setFilled(undefined)
  }
  return { filled, settle }
}

type OfferProps = Pick<Props, 'locale'> & { restore: () => void; settle: () => void }

function Offer({ locale, restore, settle }: OfferProps) {
  const words = mainWords(locale)
  return (
    <Notice title={words('unsaved.title')}>
      <p>{words('unsaved.text')}</p>
      <Press kind="solid" onPress={restore}>
        {words('unsaved.restore')}
      </Press>
      <Press onPress={settle}>{words('unsaved.forget')}</Press>
    </Notice>
  )
}
