import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type SignedInWords } from '../../../i18n/load/load-signed-in-words'
import { Press } from '../../../shell/session/press'
import { Notice } from '../../../ui/notice/notice'
import { WaitLines } from '../../../ui/wait-lines/wait-lines'

type Said = { partWords: SignedInWords }

/** A panel that is fetched when it is opened first. Where it does not arrive it says so, and can be fetched once more. */
export function later<Given extends Said>(fetchPanel: () => Promise<ComponentType<Given>>) {
  let known: ComponentType<Given> | undefined
  return function Later(given: Given) {
    const { partWords: words } = given
    const [Panel, setPanel] = useState(() => known)
    const [hasFailed, setFailed] = useState(false)
    const load = useCallback(async () => {
      setFailed(false)
      try {
        known = await fetchPanel()
        setPanel(() => known)
      } catch {
        setFailed(true)
      }
    }, [])
    useEffect(() => {
      if (known === undefined) void load()
    }, [load])
    if (Panel) return <Panel {...given} />
    if (!hasFailed) return <WaitLines text={words('card.slow')} />
    return (
      <Notice kind="warning" title={words('card.failed')}>
        <p role="alert">{words('problem.network')}</p>
        <Press onPress={load}>{words('card.retry')}</Press>
      </Notice>
    )
  }
}
