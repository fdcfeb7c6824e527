import { type Challenge } from '../users/captcha'
import { type DemoPerson } from '../users/demonstration/demo-people'
import { type Words } from '../words/en'
import { CaptchaField } from './captcha-field'
import { Button, Field, ProblemList, type Problems } from './form'
import { type Link, type PageContent } from './frame'

export type SignInForm = {
  /** The address of another page of this sign-in. */
  link: Link
  clientName: string
  isFirstParty: boolean
  email: string
  problems: Problems
  challenge: Challenge | undefined
  people: readonly DemoPerson[]
}

export const signInPage = (words: Words, form: SignInForm): PageContent => ({
  title: words.signIn.title,
  lead: form.isFirstParty ? words.signIn.lead : words.signIn.to(form.clientName),
  art: 'plate',
  hasProblems: Object.keys(form.problems).length > 0,
  body: (
    <>
      <ProblemList problems={form.problems} words={words} />
      <PasswordForm words={words} form={form} />
      <OtherWays words={words} link={form.link} />
      {form.people.length > 0 && <DemoPeople words={words} people={form.people} />}
    </>
  ),
})

function PasswordForm({ words, form: { link, email, problems, challenge } }: { words: Words; form: SignInForm }) {
  const { signIn } = words
  return (
    <form className="form" method="post" noValidate>
      <Field name="email" label={words.email} type="email" autoComplete="username" value={email} problems={problems} />
      <Field
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        problems={problems}
        hint={<a href={link('/forgot-password')}>{signIn.forgot}</a>}
      />
      {challenge && <CaptchaField challenge={challenge} words={words} problems={problems} />}
      <p className="actions">
        <Button action="password">{signIn.action}</Button>
        <a href={link('/code')}>{signIn.link}</a>
      </p>
      <p className="hint">
        {signIn.noAccount} <a href={link('/sign-up')}>{signIn.create}</a>
      </p>
    </form>
  )
}

function OtherWays({ words: { signIn, cancel }, link }: { words: Words; link: Link }) {
  return (
    <section className="ways" aria-labelledby="others">
      <h2 id="others">{signIn.others}</h2>
      <p className="actions">
        <a className="btn quiet" href={link('/upstream/client-sign-on')}>
          {signIn.company}
        </a>
        <a className="btn quiet" href={link('/upstream/google-oauth2')}>
          {signIn.google}
        </a>
      </p>
      <form method="post">
        <button className="plain" name="action" value="deny">
          {cancel}
        </button>
      </form>
    </section>
  )
}

function DemoPeople({ words, people }: { words: Words; people: readonly DemoPerson[] }) {
  return (
    <section className="ways wide" aria-labelledby="demo">
      <h2 id="demo">{words.signIn.demo}</h2>
      <p className="hint">{words.signIn.demoHint}</p>
      <form method="post">
        <input type="hidden" name="action" value="demo" />
        <ul className="people list">
          {people.map(({ role, email }) => (
            <li key={role}>
              <button className="person" name="role" value={role}>
                {words.demoRoles[role]}
                <span>{email}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}
