import { isLocale, locales } from '../../../config/locales'
import { formatDay } from '../../../i18n/format/format-date'
import { type CollaborationSpace } from '../../../services/account/answers/dashboard-answers'
import { EmptyState } from '../../../ui/message/message'
import { RecordList } from '../../../ui/record-list/record-list'
import { Section } from '../../../ui/section/section'
import { type ScreenProps } from '../screen-props'

type Props = ScreenProps & { spaces: readonly CollaborationSpace[] }

/** Where somebody works with the firm, and what the team noted there. For those who were granted none there is nothing to see. */
export function SpaceParts({ spaces, ...screen }: Props) {
  const { words } = screen
  return (
    <>
      {spaces.map((space) => (
        <Section
          key={space.id}
          id={`space_${space.key.replaceAll('-', '_')}`}
          title={space.name}
          note={words('spaces.note', { key: space.key })}
        >
          {space.notes.length === 0 ? (
            <EmptyState title={words('spaces.none')} text={words('spaces.none-text')} />
          ) : (
            <Notes {...screen} space={space} />
          )}
        </Section>
      ))}
    </>
  )
}

function Notes({ locale, space }: ScreenProps & { space: CollaborationSpace }) {
  return (
    <RecordList
      rows={space.notes.map(({ id, writtenOn, language, text, author }) => ({
        key: id,
        date: { iso: writtenOn, text: formatDay(locale, writtenOn, 'medium') },
        content: <span lang={isLocale(language) ? locales[language].htmlLang : undefined}>{text}</span>,
        note: author === null ? undefined : <a href={author.path}>{author.name}</a>,
      }))}
    />
  )
}
