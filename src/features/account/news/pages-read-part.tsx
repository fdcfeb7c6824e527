import { useEffect, useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { pagesRead } from '../../../services/account/pages-read'
import { isAllowed } from '../../../services/consent'
import { type User } from '../../../services/identity/user'
import { Press } from '../../../shell/session/press'
import { ActionButton } from '../../../ui/button/button'
import { IndexList } from '../../../ui/index-list/index-list'
import { EmptyState } from '../../../ui/message/message'
import { Section } from '../../../ui/section/section'
import { type ScreenProps } from '../screen-props'

type Props = Pick<ScreenProps, 'locale' | 'words'> & { user: Pick<User, 'objectId'> }

/** What somebody opened last, as far as this device keeps it. */
export function PagesReadPart({ locale, words, user }: Props) {
  const [rows, setRows] = useState(() => pagesRead.find(user.objectId))
  useEffect(() => {
    const look = () => setRows(pagesRead.find(user.objectId))
    document.addEventListener('consent:decided', look)
    return () => document.removeEventListener('consent:decided', look)
  }, [user.objectId])
  const forget = () => {
    pagesRead.forget()
    setRows([])
  }
  return (
    <Section id="pages_read" title={words('read.title')} note={words('read.note')}>
      {rows.length === 0 ? (
        <Nothing words={words} />
      ) : (
        <>
          <IndexList rows={rows.map(({ path: href, title, at }) => ({ href, title, date: dateOf(locale, at) }))} />
          <Press onPress={forget}>{words('read.forget')}</Press>
        </>
      )}
    </Section>
  )
}

function Nothing({ words }: Pick<Props, 'words'>) {
  if (isAllowed('convenience')) return <EmptyState title={words('read.none')} text={words('read.none-text')} />
  return (
    <EmptyState title={words('read.off')} text={words('read.off-text')}>
      <ActionButton hooks={{ 'data-reconsider': '' }}>{words('read.allow')}</ActionButton>
    </EmptyState>
  )
}

function dateOf(locale: Props['locale'], at: number) {
  const iso = new Date(at).toISOString()
  return { iso: iso.slice(0, 'YYYY-MM-DD'.length), text: formatDay(locale, iso, 'medium') }
}
