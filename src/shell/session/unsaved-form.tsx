import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type Filled, fillForm } from '../../services/identity/unsaved-forms'
import { LiveForm } from '../../ui/field/field'
import { type UnsavedOffer } from './unsaved-offer'
import { useSession } from './use-session'

type Props = {
  locale: LocaleIn<'main'>
  name: string
  label: string
  /** Of what is filled in, as the page shows it; it changes when another device has changed it. */
  version?: number
  /** With the version that somebody saw when they began to fill it in. */
  onSend: (form: HTMLFormElement, seen: number) => void
  children: ReactNode
}

/** A form whose words outlive a session that could not be kept up: anyone who comes back is offered them again. */
export function UnsavedForm({ locale, name, label, version = 0, onSend, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef<number>()
  const { found, settle } = useFound(name)
  const restore = () => {
    const { current: place } = form
    if (place && found) {
      fillForm(place, found.filled)
      // The offer goes, and its button with it.
      const [first] = Object.keys(found.filled).flatMap((field) => [
        ...place.querySelectorAll<HTMLElement>(`[name="${field}"]`),
      ])
      first?.focus()
    }
    settle()
  }
  return (
    <>
      <div role="status">{found === undefined ? null : <found.Offer {...{ locale, restore, settle }} />}</div>
      <LiveForm
        noValidate
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
        {children}
      </LiveForm>
    </>
  )
}

type Found = { filled: Filled; Offer: typeof UnsavedOffer }

/**
 * What was kept of the form, with what offers it: few need that, so it comes with its words for those alone. It comes a moment
 * after the form: what comes into a place that is there already is read aloud.
 */
function useFound(name: string) {
  const { unsaved } = useSession()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const filled = unsaved.find(name)
    if (!filled) return
    const timer = setTimeout(() => {
      // Where it does not arrive, what was kept stays kept.
      import('./unsaved-offer').then(
        ({ UnsavedOffer: Offer }) => setFound({ filled, Offer }),
        () => undefined,
      )
    })
    return () => clearTimeout(timer)
  }, [name, unsaved])
  const settle = () => {
    unsaved.forget()
    setFound(undefined)
  }
  return { found, settle }
}
