import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type LocationProps } from '../../plan/views/places'
import { OfficeList } from '../../ui/office-list/office-list'
import { Section } from '../../ui/section/section'

type Props = {
  id: string
  locale: LocaleIn<'main'>
  offices: LocationProps['offices']
  /** Where their needles point from; undefined where none has one. */
  from: string | undefined
}

/** All offices, each with its rose; nothing where there is none. */
export function OfficesSection({ id, locale, offices, from }: Props) {
  const words = mainWords(locale)
  if (offices.length === 0) return null
  return (
    <Section
      id={id}
      title={words('home.offices')}
      note={from === undefined ? undefined : words('home.offices-note', { city: from })}
    >
      <OfficeList offices={offices} />
    </Section>
  )
}
