import { favouriteLimits } from '../../../forms/account-favourites'
import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { type Favourite } from '../../../services/account/answers/dashboard-answers'
import { Press } from '../../../shell/session/press'
import { readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField } from '../../../ui/field/field'
import { GoneItem, KeptItem } from '../../../ui/kept-list/kept-list'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome, Sending } from '../sending'
import { type Change, useChange } from '../use-change'

type RowProps = ScreenProps & {
  favourite: Favourite
  above: Favourite | undefined
  below: Favourite | undefined
  afterBelow: Favourite | undefined
}

/** One that is kept: where it leads, its place, a note, and taking it away. */
export function FavouriteRow({ above, below, afterBelow, ...row }: RowProps) {
  const { locale, words, favourite } = row
  const { title, path, detail, datedAt } = favourite
  const remove = useChange('RemoveFavourite', { refetch: ['RemovedFavourites'] })
  const move = useChange('MoveFavourite', { refetch: ['Favourites'] })
  const day = datedAt === null ? [] : [formatDay(locale, datedAt, 'medium')]
  return (
    <KeptItem
      title={path === null ? title : <a href={path}>{title}</a>}
      meta={
        path === null ? words('favourites.gone') : joinDetails(locale, [...day, ...(detail === null ? [] : [detail])])
      }
      more={
        <>
          <Note {...row} />
          <SaidOutcome words={words} outcome={remove.outcome} />
          <SaidOutcome words={words} outcome={move.outcome} />
        </>
      }
      acts={<Acts {...{ ...row, above, below, afterBelow, move, remove }} />}
    />
  )
}

type ActsProps = RowProps & {
  move: Pick<Change<'MoveFavourite'>, 'send'>
  remove: Pick<Change<'RemoveFavourite'>, 'send'>
}

function Acts({ locale, words, favourite, above, below, afterBelow, move, remove }: ActsProps) {
  const { id, version, title } = favourite
  const seen = { id, version, locale }
  return (
    <>
      {above ? (
        <Press label={words('favourites.up-one', { title })} onPress={() => move.send({ ...seen, before: above.id })}>
          {words('favourites.up')}
        </Press>
      ) : null}
      {below ? (
        <Press
          label={words('favourites.down-one', { title })}
          onPress={() => move.send({ ...seen, before: afterBelow?.id ?? null })}
        >
          {words('favourites.down')}
        </Press>
      ) : null}
      <Press label={words('favourites.remove-one', { title })} onPress={() => remove.send(seen)}>
        {words('favourites.remove')}
      </Press>
    </>
  )
}

function Note({ locale, words, favourite }: ScreenProps & { favourite: Favourite }) {
  const { id, version, title, note } = favourite
  const { outcome, send } = useChange('NoteFavourite')
  return (
    <details>
      <summary>{note === '' ? words('favourites.note') : note}</summary>
      <UnsavedForm
        {...{ locale, version }}
        name={`note-${id}`}
        label={words('favourites.note-of', { title })}
        onSend={(form, seen) => send({ id, version: seen, locale, ...readForm(form, ['note']) })}
      >
        <LongTextField
          id={`note_${id}`}
          name="note"
          rows={3}
          label={words('favourites.note')}
          hint={words('favourites.note-hint')}
          defaultValue={note}
          maxLength={favouriteLimits.note}
        />
        <Sending words={words} outcome={outcome} button={words('favourites.note-save')}>
          {() => words('favourites.note-saved')}
        </Sending>
      </UnsavedForm>
    </details>
  )
}

type RemovedProps = ScreenProps & { favourite: Favourite; isHere?: boolean }

/** One that was removed. Where that was a moment ago, its button takes the focus that "Remove" had. */
export function RemovedRow({ locale, words, favourite, isHere = false }: RemovedProps) {
  const { id, version, title, restorableUntil } = favourite
  const restore = useChange('RestoreFavourite', { refetch: ['Favourites', 'RemovedFavourites'] })
  const date = restorableUntil === null ? '' : formatDay(locale, restorableUntil, 'medium')
  return (
    <GoneItem
      text={words('favourites.removed-one', { title, date })}
      takesFocus={isHere}
      act={
        <div>
          <Press label={words('favourites.undo-one', { title })} onPress={() => restore.send({ id, version, locale })}>
            {words(isHere ? 'favourites.undo' : 'favourites.restore')}
          </Press>
          <SaidOutcome words={words} outcome={restore.outcome} />
        </div>
      }
    />
  )
}
