import { followLimits } from '../../../forms/account-follows'
import { type Follow } from '../../../services/account/answers/personal-answers'
import { readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField } from '../../../ui/field/field'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useChange } from '../use-change'

/** Why somebody follows it, in their own words. */
export function FollowNote({ locale, words, follow, name }: ScreenProps & { follow: Follow; name: string }) {
  const { id, version, rate, note } = follow
  const { outcome, send } = useChange('ChangeFollow')
  return (
    <details>
      <summary>{note === '' ? words('follows.note') : note}</summary>
      <UnsavedForm
        {...{ locale, version }}
        name={`follow-${id}`}
        label={words('favourites.note-of', { title: name })}
        onSend={(form, seen) => send({ id, version: seen, rate, ...readForm(form, ['note']) })}
      >
        <LongTextField
          id={`follow_note_${id}`}
          name="note"
          rows={3}
          label={words('follows.note')}
          hint={words('favourites.note-hint')}
          defaultValue={note}
          maxLength={followLimits.note}
        />
        <Sending words={words} outcome={outcome} button={words('favourites.note-save')}>
          {() => words('favourites.note-saved')}
        </Sending>
      </UnsavedForm>
    </details>
  )
}
