import { type FormEvent, useState } from 'react'
import { defaultLocale, locales } from '../../../config/locales'
import { joinDetails } from '../../../i18n/format/join-details'
import { type Answer } from '../../../services/search/search-service'
import { Press } from '../../../shell/session/press'
import { SelectField } from '../../../ui/field/field'
import { type FoundGroup, FoundGroups } from '../../../ui/found-groups/found-groups'
import { Notice } from '../../../ui/notice/notice'
import { SearchBox } from '../../../ui/search-box/search-box'
import { Section } from '../../../ui/section/section'
import { MarkedText } from '../../search/marked-text'
import { type InsideProps } from '../inside-props'
import { useInsideAnswers } from '../use-inside-answers'
import { type InsideFound } from './find-inside'
import { type GroupBy, type Grouped, groupFound } from './group-found'
import { useArrows } from './use-arrows'

const fieldId = 'search_inside'

/** Searches all that the reader subscribes to, and nothing else, in the language of the page. */
export function SearchInside(props: InsideProps) {
  const { locale, words } = props
  const [query, setQuery] = useState('')
  const { found, isDown, again } = useInsideAnswers(props, query)
  return (
    <Section id="find_inside" title={words('find.title')} note={words('find.note')}>
      <SearchBox
        id={fieldId}
        action={location.pathname}
        hasOwnAnswers
        {...{ locale, name: words('find.title'), label: words('find.label'), button: words('find.button') }}
        onType={setQuery}
      />
      <p role="status">{sayFound(found, props)}</p>
      {isDown ? (
        <Notice kind="warning">
          <p role="alert">{words('find.down')}</p>
          <Press onPress={again}>{words('find.again')}</Press>
        </Notice>
      ) : null}
      {found ? <Listed {...props} found={found} /> : null}
    </Section>
  )
}

function sayFound(found: InsideFound | undefined, { words }: InsideProps): string {
  if (!found) return ''
  const { own, english, query } = found
  if (own.total + english.length === 0) return words('find.nothing', { query })
  return words('find.count', { count: own.total + english.length })
}

const ways = ['jurisdiction', 'topic'] as const satisfies readonly GroupBy[]

function Listed({ found, words, locale }: InsideProps & { found: InsideFound }) {
  const [by, setBy] = useState<GroupBy>('jurisdiction')
  const { place } = useArrows(fieldId)
  const groups = groupFound({ own: found.own.answers, english: found.english, by })
  if (groups.length === 0) return null
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) setBy(ways.find((one) => one === target.value) ?? 'jurisdiction')
  }
  const toGroup = (group: Grouped, position: number): FoundGroup => ({
    id: `found_inside_${position + 1}`,
    title: group.kind === 'place' ? group.name : words(`find.${group.kind}`),
    lang: group.kind === 'english' ? locales[defaultLocale].htmlLang : undefined,
    rows: group.answers.map((answer) => ({
      key: answer.objectID,
      href: answer.path,
      title: <MarkedText pieces={answer.marked.title} />,
      ...(answer.marked.excerpt.length > 0 ? { excerpt: <MarkedText pieces={answer.marked.excerpt} /> } : {}),
      note: noteOf(answer, locale),
    })),
  })
  return (
    <>
      <form onChange={choose} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="found_by"
          name="by"
          label={words('find.by')}
          options={ways.map((value) => ({ value, text: words(`find.by-${value}`) }))}
        />
      </form>
      <FoundGroups groups={groups.map(toGroup)} place={place} />
    </>
  )
}

const noteOf = ({ above = [], topics = [] }: Answer, locale: InsideProps['locale']): string =>
  joinDetails(locale, [above.join(' / '), topics[0]])
