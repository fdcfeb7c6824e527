import { useEffect, useRef } from 'react'
import { Press } from '../../shell/session/press'
import { Notice } from '../../ui/notice/notice'
import { useAsked } from '../account/use-asked'
import { type InsideProps } from './inside-props'

const lookMs = 30_000

type Props = Pick<InsideProps, 'words'> & {
  /** Of what is shown. */
  edition: string
  /** Shows what there is now. */
  again: () => Promise<unknown>
}

/** Says that something has changed while it was read. What is read stays as it is until somebody asks for the rest. */
export function Newer({ edition, again, words }: Props) {
  const { data, isLoading, again: look } = useAsked('NavEdition')
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') void latest.current()
    }, lookMs)
    return () => clearInterval(timer)
  }, [])
  const isNewer = !isLoading && data !== undefined && data.navEdition !== edition
  return (
    <div role="status">
      {isNewer ? (
        <Notice>
          <p>{words('law.newer')}</p>
          <Press onPress={again}>{words('law.show-newer')}</Press>
        </Notice>
      ) : null}
    </div>
  )
}
