import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/button'
import { focusHeading } from '../focus-heading'
import { useBroughtBack } from './use-brought-back'

type Props = {
  kind?: 'solid' | 'quiet'
  /** The button is busy until what it answers is settled. */
  onPress: () => unknown
  /** It leads to another page, so that the button stays busy for what is left of this one. */
  leaves?: boolean
  /** It was done, and once is enough. */
  isDone?: boolean
  /** Its name for people who hear it out of its context. */
  label?: string
  children: ReactNode
}

/** How long a page takes to be left at most; a reader may have stopped the browser on its way. */
const leaveMs = 10_000

/**
 * A button that does something here. It is a form's, as every button of the site. While it is busy a second press does nothing,
 * and the button stays where it is with the focus that it has.
 */
export function Press({ kind = 'quiet', onPress, leaves = false, isDone = false, label, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const isInactive = isBusy || isDone
  const rest = () => setBusy(false)
  useBroughtBack(rest)
  const press = async () => {
    const part = form.current?.closest('section')
    setBusy(true)
    try {
      await onPress()
    } finally {
      setTimeout(rest, leaves ? leaveMs : 0)
    }
    if (!leaves) setTimeout(() => goOn(form.current, part))
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isInactive) void press()
      }}
    >
      <Button kind={kind} isInactive={isInactive} label={label}>
        {children}
      </Button>
    </form>
  )
}

/** Where the button went with what it did, its reader goes on at the heading of the part in which it stood, or of the page. */
function goOn(form: HTMLFormElement | null, part: Element | null | undefined): void {
  if (form?.isConnected || document.activeElement !== document.body) return
  focusHeading(part?.isConnected ? part : undefined)
}
