import { type NavGroupType } from '@payloadcms/ui/shared'
import { type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type DeskWords } from '../words/desk-words'
import { kindOf } from './kind-of'

type Props = { groups: NavGroupType[]; payload: Payload; words: DeskWords }

/** Every list, for who does not look for the menu, which a screen of 1440 pixels hides. What waits for them comes first. */
export function DeskKinds({ groups, payload, words }: Props) {
  const adminRoute = payload.config.routes.admin
  return (
    <details className="desk-kinds" open>
      <summary>{words.everything}</summary>
      <div>
        {groups.map(({ label, entities }) => (
          <section key={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ slug }) => (
                <li key={slug}>
                  <a href={formatAdminURL({ adminRoute, path: `/collections/${slug}` })}>
                    {kindOf(payload.config, slug, { form: 'plural', language: words.language })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
