import { type ReactNode } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type SearchGroup } from '../../content/search-record'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { ListFilter } from '../../ui/list-filter/list-filter'

type Props = {
  locale: LocaleIn<'main'>
  groups: readonly SearchGroup[]
  isOpen?: boolean
  box?: 'above' | undefined
  children: ReactNode
}

/** A list with filters that can be combined; a part of a list, of which there are none, stays as it is. */
export function FindInList({ locale, groups, isOpen, box: boxPlace, children }: Props) {
  const words = mainWords(locale)
  if (groups.length === 0) return children
  const box = { label: words('list.find'), button: words('shell.search'), action: href('search', locale) }
  return (
    <ListFilter
      summary={words('list.filter')}
      box={box}
      boxPlace={boxPlace}
      locale={locale}
      groups={groups}
      isOpen={isOpen}
    >
      {children}
    </ListFilter>
  )
}
