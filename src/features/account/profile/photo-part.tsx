import { useEffect, useRef, useState } from 'react'
import { findPhotoProblem, type PhotoProblem, photoProblems, photoTypes } from '../../../forms/account-photo'
import { type Photo } from '../../../services/account/answers/dashboard-answers'
import { tellOwnPicture } from '../../../services/account/own-picture'
import { CheckedForm } from '../../../shell/session/checked-form'
import { Press } from '../../../shell/session/press'
import { FileField } from '../../../ui/field/field'
import { PhotoPlate } from '../../../ui/photo-plate/photo-plate'
import { Card } from '../card'
import { sayTime } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useAsked } from '../use-asked'
import { type ChangeState, useChange } from '../use-change'
import { useShownFile } from './use-shown-file'

type Problem = PhotoProblem | 'empty' | 'busy'

/** Somebody's photograph: chosen, looked at, kept, and taken away again. */
export function PhotoPart(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('Photo')
  return (
    <Card id="photo" title={words('photo.title')} note={words('photo.note')} {...{ locale, words, asked }}>
      {({ details: { photo } }) => <PhotoForms {...props} photo={photo} />}
    </Card>
  )
}

type PhotoProps = ScreenProps & { photo: Photo }

function PhotoForms({ photo, ...props }: PhotoProps) {
  const { words } = props
  const { chosen, choose, shown } = useShownFile()
  const picture = shown
    ? { src: shown, alt: words('photo.chosen') }
    : photo.large === null
      ? undefined
      : { src: photo.large, alt: words('photo.alt') }
  return (
    <PhotoPlate picture={picture}>
      <ChoiceForm {...props} {...{ photo, chosen, choose }} />
      <Removal {...props} photo={photo} />
    </PhotoPlate>
  )
}

const fileId = 'photo_file'

type ChoiceProps = PhotoProps & { chosen: File | undefined; choose: (file: File | undefined) => void }

function ChoiceForm({ locale, words, ...own }: ChoiceProps) {
  const { form, outcome, told, take, keep } = useKeeping(own)
  const text = told && words(`photo.problem-${told}`)
  return (
    <CheckedForm
      label={words('photo.title')}
      place={form}
      problems={text === undefined ? [] : [{ id: fileId, text }]}
      {...{ locale, onSend: keep }}
    >
      <FileField
        id={fileId}
        name="file"
        label={words('photo.choose')}
        hint={words('photo.hint')}
        accept={photoTypes.join()}
        onChoose={take}
        problem={text}
      />
      <Sending words={words} outcome={outcome} button={words('photo.send')} sending={words('photo.sending')}>
        {(_, at) => words('photo.saved', { time: sayTime(locale, at) })}
      </Sending>
    </CheckedForm>
  )
}

/** Looks at the file that was chosen before it is sent, and hears what the service says of it. */
function useKeeping({ photo, chosen, choose }: Pick<ChoiceProps, 'photo' | 'chosen' | 'choose'>) {
  const form = useRef<HTMLFormElement>(null)
  const { outcome, send } = useChange('ChangePhoto')
  const [problem, setProblem] = useState<Problem>()
  const isDone = outcome.state === 'done'
  useEffect(() => {
    if (!isDone) return
    tellOwnPicture()
    form.current?.reset()
    choose(undefined)
  }, [isDone, choose])
  const take = (file: File | undefined) => {
    setProblem(file && findPhotoProblem(file))
    choose(file)
  }
  const keep = () => {
    const found = chosen ? findPhotoProblem(chosen) : 'empty'
    setProblem(found)
    if (found === undefined) send({ version: photo.version, file: chosen })
    else form.current?.querySelector('input')?.focus()
  }
  return { form, outcome, told: problem ?? problemOf(outcome), take, keep }
}

/** What the service says is wrong with the file itself. */
function problemOf(outcome: ChangeState<unknown>): Problem | undefined {
  if (outcome.state !== 'failed') return undefined
  const { code, fields = [] } = outcome.problem
  if (code === 'RATE_LIMITED') return 'busy'
  return code === 'INVALID' ? photoProblems.find((name) => fields.includes(name)) : undefined
}

function Removal({ locale, words, photo: { version, large } }: PhotoProps) {
  const { outcome, send } = useChange('RemovePhoto')
  const isDone = outcome.state === 'done'
  useEffect(() => {
    if (isDone) tellOwnPicture()
  }, [isDone])
  return (
    <>
      {large === null ? null : <Press onPress={() => send({ version })}>{words('photo.remove')}</Press>}
      <Sending words={words} outcome={large === null || outcome.state === 'failed' ? outcome : idle}>
        {(_, at) => words('photo.removed', { time: sayTime(locale, at) })}
      </Sending>
    </>
  )
}

const idle: ChangeState<never> = { state: 'idle' }
