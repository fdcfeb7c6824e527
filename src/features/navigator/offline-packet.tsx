import { useEffect, useState } from 'react'
import { formatDay } from '../../i18n/format/format-date'
import { forgetPacket } from '../../services/packets/forget-packets'
import { canKeep, findKept, keepPacket, keptForMs } from '../../services/packets/keep-packet'
import { writePacket } from '../../services/packets/write-packet'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { type InsideProps } from './inside-props'

type Props = Pick<InsideProps, 'locale' | 'words'> & {
  /** The path and the query under which it is opened again. */
  address: string
  title: string
  /** Of which day the law is that is kept. */
  day: string
  services: readonly string[]
  onKept?: () => void
}

/** Keeps the page as it is on this device, for those who ask for it; nobody else has anything of it. */
export function OfflinePacket(props: Props) {
  const { auth } = useSession()
  return auth.authenticated && canKeep() ? <Packet {...props} sub={auth.user.objectId} /> : null
}

const today = (time: number): string => new Date(time).toISOString().slice(0, 10)

function Packet({ sub, locale, words, address, title, day, services, onKept }: Props & { sub: string }) {
  const [until, setUntil] = useState<Date>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void findKept(sub, address).then(setUntil, () => undefined)
  }, [sub, address])
  const keep = async () => {
    const main = document.querySelector('main')
    if (!main) return
    const now = Date.now()
    const days = { kept: formatDay(locale, today(now)), day: formatDay(locale, day) }
    const notice = words('packet.notice', { ...days, until: formatDay(locale, today(now + keptForMs)) })
    const html = writePacket(document, main, { title, notice })
    const kept = await keepPacket({ sub, address, html, services }).catch(() => undefined)
    setUntil(kept)
    setFailed(kept === undefined)
    if (kept) onKept?.()
  }
  const remove = async () => {
    await forgetPacket(sub, address)
    setUntil(undefined)
  }
  return (
    <>
      <Press onPress={keep}>{words(until ? 'packet.again' : 'packet.keep')}</Press>
      {until ? <Press onPress={remove}>{words('packet.remove')}</Press> : null}
      <span role="status">
        {until ? words('packet.kept', { until: formatDay(locale, today(until.getTime())) }) : null}
        {hasFailed ? words('packet.failed') : null}
      </span>
    </>
  )
}
