import { useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type OwnDetails } from '../../services/identity/provider/identity-provider'
import { type User } from '../../services/identity/user'
import { readForm } from '../../shell/session/read-form'
import { UnsavedForm } from '../../shell/session/unsaved-form'
import { useSession } from '../../shell/session/use-session'
import { Button } from '../../ui/button/button'
import { TextField } from '../../ui/field/field'
import { Notice } from '../../ui/notice/notice'

type Props = { locale: LocaleIn<'main'>; user: User }

const mostCharacters = 120

function readDetails(form: HTMLFormElement): OwnDetails {
  const { company, jobTitle } = readForm(form, ['company', 'jobTitle'])
  return { company: company.trim(), jobTitle: jobTitle.trim() }
}

/** Hands the details to the provider, then reads again who is here. */
function useSaving({ objectId }: User) {
  const { provider, session } = useSession()
  const [outcome, setOutcome] = useState<'saving' | 'saved' | 'not-saved'>()
  const save = async (form: HTMLFormElement): Promise<void> => {
    if (outcome === 'saving') return
    setOutcome('saving')
    try {
      await (await provider()).changeDetails(objectId, readDetails(form))
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
  return (
    <UnsavedForm locale={locale} name="work" label={words('profile.work')} onSend={(form) => void save(form)}>
      <TextField
        id="work_company"
        name="company"
        label={words('profile.company')}
        autoComplete="organization"
        defaultValue={user.company ?? ''}
        maxLength={mostCharacters}
      />
      <TextField
        id="work_job_title"
        name="jobTitle"
        label={words('profile.job-title')}
        autoComplete="organization-title"
        defaultValue={user.jobTitle ?? ''}
        maxLength={mostCharacters}
      />
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
