import { type ReactNode } from 'react'
import { Button } from '../../ui/button/button'

type Props = { kind?: 'solid' | 'quiet'; onPress: () => void; children: ReactNode }

/** A button that does something here. It is a form's, as every button of the site. */
export function Press({ kind = 'quiet', onPress, children }: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <Button kind={kind}>{children}</Button>
    </form>
  )
}
