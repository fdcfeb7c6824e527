import { type ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { sayIn } from '../words/admin-language'
import { workWords } from '../words/work-words'
import './work-links.css'

const screens = [
  ['calendar', 'draft'],
  ['languages', 'draft'],
  ['bundle', 'publish'],
  ['outside-links', 'draft'],
] as const

/** What is done over all kinds at once, above the lists of each. */
export function WorkLinks({ payload, user, i18n }: ServerProps) {
  const roles = rolesOf(user)
  const words = sayIn(workWords, i18n)
  const shown = screens.filter(([, action]) => mayDo(roles, action))
  if (shown.length === 0) return null
  return (
    <div className="work-links">
      <h2>{words.heading}</h2>
      <ul>
        {shown.map(([name]) => (
          <li key={name}>
            <a href={formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/${name}` })}>{words[name]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
