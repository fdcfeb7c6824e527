import { useState } from 'react'
import { type FollowKind, followLimits, parseAbout } from '../../../forms/account-follows'
import { type SubjectType } from '../../../forms/account-interests'
import { compareTexts } from '../../../i18n/compare-texts'
import { FormProblems } from '../../../shell/session/form-problems'
import { focusOn, readForm } from '../../../shell/session/read-form'
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

const aboutId = 'follow_about'

/** Begins to follow one thing more. */
export function FollowForm({ locale, words }: ScreenProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('jurisdiction')
  const [isWrong, setWrong] = useState(false)
  const { outcome, send } = useChange('Follow', { refetch: ['Follows', 'EndedFollows'] })
  const begin = (sent: HTMLFormElement) => {
    const { about } = readForm(sent, ['about'])
    const said = parseAbout(kind, about)
    setWrong(said === undefined)
    if (said === undefined) focusOn(sent, 'about')
    else send({ kind, about, rate: 'weekly', locale })
  }
  const problem = isWrong ? words(kind === 'search' ? 'follows.words-problem' : 'follows.which-problem') : undefined
  return (
    <UnsavedForm name="follow" label={words('follows.add')} {...{ locale, onSend: begin }}>
      <FormProblems locale={locale} problems={problem === undefined ? [] : [{ id: aboutId, text: problem }]} />
      <LiveSelect
        id="follow_kind"
        label={words('follows.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, text: words(`follows.${value}`) }))}
        onChoose={(given) => {
          setKind(kinds.find((one) => one === given) ?? 'jurisdiction')
          setWrong(false)
        }}
      />
      <About {...{ locale, words, kind, problem }} />
      <Sending words={words} outcome={outcome} button={words('follows.add')}>
        {() => words('follows.added')}
      </Sending>
    </UnsavedForm>
  )
}

type Kind = (typeof kinds)[number]
type AboutProps = Pick<ScreenProps, 'locale' | 'words'> & { kind: Kind; problem: string | undefined }

function About({ locale, words, kind, problem }: AboutProps) {
  const options = useOptions(locale, kind)
  if (withoutChoice.includes(kind)) return null
  const shared = { id: aboutId, name: 'about', problem }
  return kind === 'search' ? (
    <TextField {...shared} label={words('follows.words')} maxLength={followLimits.search} />
  ) : (
    <SelectField key={kind} {...shared} label={words('follows.which')} options={options} />
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
