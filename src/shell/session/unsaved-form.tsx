import { type ReactNode, useRef, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { fillForm } from '../../services/identity/unsaved-forms'
import { LiveForm } from '../../ui/field/field'
import { Notice } from '../../ui/notice/notice'
import { Press } from './press'
import { useSession } from './use-session'

type Props = {
  locale: LocaleIn<'main'>
  name: string
  label: string
  onSend: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A form whose words outlive a session that could not be kept up: whoever comes back is offered them again. */
export function UnsavedForm({ locale, name, label, onSend, children }: Props) {
  const words = mainWords(locale)
  const { unsaved } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(() => unsaved.find(name))
  const settle = () => {
    unsaved.forget()
    setFilled(undefined)
  }
  const restore = () => {
    if (form.current && filled) fillForm(form.current, filled)
    settle()
  }
  return (
    <>
      {filled === undefined ? null : (
        <Notice title={words('unsaved.title')}>
          <p>{words('unsaved.text')}</p>
          <Press kind="solid" onPress={restore}>
            {words('unsaved.restore')}
          </Press>
          <Press onPress={settle}>{words('unsaved.forget')}</Press>
        </Notice>
      )}
      <LiveForm label={label} place={form} hooks={{ 'data-unsaved': name }} onSend={onSend}>
        {children}
      </LiveForm>
    </>
  )
}
