import { useState } from 'react'
import { type FollowKind, followLimits } from '../../../forms/account-follows'
import { type SubjectType } from '../../../forms/account-interests'
import { compareTexts } from '../../../i18n/compare-texts'
import { readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { SelectField, TextField } from '../../../ui/field/field'
import { LiveSelect } from '../../../ui/field/live-field'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'

const kinds = ['jurisdiction', 'service', 'sector', 'topic', 'author', 'search', 'vacancies', 'deals'] as const
const withoutChoice: readonly FollowKind[] = ['vacancies', 'deals']
const typeOf: Partial<Record<FollowKind, SubjectType>> = {
  jurisdiction: 'nav-jurisdiction',
  service: 'service',
  sector: 'sector',
  topic: 'topic',
}

/** Begins to follow one thing more. */
export function FollowForm({ locale, words }: ScreenProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('jurisdiction')
  const { outcome, send } = useChange('Follow', { refetch: ['Follows'] })
  const options = useOptions(locale, kind)
  const begin = (sent: HTMLFormElement) => {
    const { about } = readForm(sent, ['about'])
    if (withoutChoice.includes(kind) || about.trim().length > 0) send({ kind, about, rate: 'weekly', locale })
  }
  return (
    <UnsavedForm locale={locale} name="follow" label={words('follows.add')} onSend={begin}>
      <LiveSelect
        id="follow_kind"
        label={words('follows.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, text: words(`follows.${value}`) }))}
        onChoose={(given) => setKind(kinds.find((one) => one === given) ?? 'jurisdiction')}
      />
      {withoutChoice.includes(kind) ? null : kind === 'search' ? (
        <TextField
          id="follow_about"
          name="about"
          label={words('follows.words')}
          maxLength={followLimits.search}
          required
        />
      ) : (
        <SelectField key={kind} id="follow_about" name="about" label={words('follows.which')} options={options} />
      )}
      <Sending words={words} outcome={outcome} button={words('follows.add')}>
        {() => words('follows.added')}
      </Sending>
    </UnsavedForm>
  )
}

function useOptions(locale: ScreenProps['locale'], kind: FollowKind) {
  const { data } = useAsked('Interests', { locale })
  const { data: people } = useAsked('Authors', { locale })
  const compare = compareTexts(locale)
  const found =
    kind === 'author'
      ? (people?.authors ?? []).map(({ about, title }) => ({ value: about, text: title }))
      : (data?.subjects ?? [])
          .filter((one) => one.kind === typeOf[kind])
          .map(({ name, title }) => ({ value: name.replace(/^\D+/, ''), text: title }))
  return found.sort((one, other) => compare(one.text, other.text))
}
