import { useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { authErrors } from '../../services/identity/auth-error'
import { type PermissionsState } from '../../services/identity/session/load-permissions'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { Notice } from '../../ui/notice/notice'

type Props = { locale: LocaleIn<'main'>; permissions: Exclude<PermissionsState, { status: 'ready' }> }

/** While it is asked what somebody may use, and where that could not be found out. */
export function ProductsNotLoaded({ locale, permissions }: Props) {
  const words = mainWords(locale)
  const { session } = useSession()
  const isLoading = permissions.status !== 'failed'
  // During another try the button that asked for it stays where it is.
  const [hasFailed, setFailed] = useState(!isLoading)
  if (!isLoading && !hasFailed) setFailed(true)
  if (!hasFailed) return <p>{words('dashboard.loading')}</p>
  const isUnset = !isLoading && permissions.error.code === authErrors.noApi.code
  return (
    <Notice kind="warning">
      <p>{words(isLoading ? 'dashboard.loading' : isUnset ? 'dashboard.unavailable' : 'dashboard.failed')}</p>
      <Press onPress={() => session.loadPermissions()}>{words('dashboard.retry')}</Press>
    </Notice>
  )
}
