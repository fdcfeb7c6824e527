import { type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findFirstSteps } from '../first-steps/find-first-steps'
import { type StepName } from '../first-steps/to-steps'
import { type FirstStepsWords } from '../words/first-steps-words'

const places: Readonly<Record<StepName, `/${string}`>> = {
  firm: '/collections/settings',
  colleague: '/collections/users/create',
  legal: '/collections/legal-notices',
  privacy: '/collections/pages',
  home: '/collections/pages',
  menu: '/collections/menus',
  language: '/languages',
}

/** What an empty installation still needs before anybody sees a site; nothing of it is shown afterwards. */
export async function FirstSteps({ payload, words }: { payload: Payload; words: FirstStepsWords }) {
  const steps = await findFirstSteps(payload)
  if (steps.length === 0) return null
  const adminRoute = payload.config.routes.admin
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <ol className="desk-entries">
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            <span className="desk-kind">{isDone ? words.done : words.open}</span>
            <span>
              {isDone ? (
                words.steps[name]
              ) : (
                <a href={formatAdminURL({ adminRoute, path: places[name] })}>{words.steps[name]}</a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
