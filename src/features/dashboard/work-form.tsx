import { useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { detailsLimits, parseDetails } from '../../forms/account-details'
import { mainWords } from '../../i18n/words'
import { type OwnDetails } from '../../services/identity/provider/identity-provider'
import { type User } from '../../services/identity/user'
import { FormProblems } from '../../shell/session/form-problems'
import { focusOn, readForm } from '../../shell/session/read-form'
import { UnsavedForm } from '../../shell/session/unsaved-form'
import { useSession } from '../../shell/session/use-session'
import { Button } from '../../ui/button/button'
import { TextField } from '../../ui/field/field'
import { Notice } from '../../ui/notice/notice'

type Props = { locale: LocaleIn<'main'>; user: User }

const asked = ['company', 'jobTitle'] as const
const places = { company: 'work_company', jobTitle: 'work_job_title' } as const
const labels = { company: 'profile.company', jobTitle: 'profile.job-title' } as const

/** Hands the details to the provider, then reads again who is here. */
function useSaving({ objectId }: User) {
  const { provider, session } = useSession()
  const [outcome, setOutcome] = useState<'saving' | 'saved' | 'not-saved'>()
  const save = async (details: OwnDetails): Promise<void> => {
    if (outcome === 'saving') return
    setOutcome('saving')
    try {
      await (await provider()).changeDetails(objectId, details)
      await session.refresh()
      setOutcome('saved')
    } catch {
      setOutcome('not-saved')
    }
  }
  return { outcome, save }
}

/** For whom somebody works, as they say it themselves. */
export function WorkForm({ locale, user }: Props) {
  const words = mainWords(locale)
  const { outcome, save } = useSaving(user)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const send = (form: HTMLFormElement) => {
    const read = parseDetails(readForm(form, asked))
    setWrong('problems' in read ? read.problems : [])
    if ('said' in read) void save({ company: read.said.company ?? '', jobTitle: read.said.jobTitle ?? '' })
    else focusOn(form, read.problems[0])
  }
  const text = words('profile.too-long', { count: detailsLimits.line })
  const problems = asked.filter((field) => wrong.includes(field)).map((field) => ({ id: places[field], text }))
  return (
    <UnsavedForm name="work" label={words('profile.work')} {...{ locale, onSend: send }}>
      <FormProblems {...{ locale, problems }} />
      {asked.map((field) => (
        <TextField
          key={field}
          id={places[field]}
          name={field}
          label={words(labels[field])}
          autoComplete={field === 'company' ? 'organization' : 'organization-title'}
          defaultValue={user[field] ?? ''}
          maxLength={detailsLimits.line}
          problem={problems.find(({ id }) => id === places[field])?.text}
        />
      ))}
      <div>
        <Button isInactive={outcome === 'saving'}>{words('profile.save')}</Button>
      </div>
      <div aria-live="polite">
        {outcome === 'saved' || outcome === 'not-saved' ? (
          <Notice kind={outcome === 'saved' ? 'note' : 'warning'}>
            <p>{words(`profile.${outcome}`)}</p>
          </Notice>
        ) : null}
      </div>
    </UnsavedForm>
  )
}
