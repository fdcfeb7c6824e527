import { passwordRules, type PasswordRule } from '../users/password-rules'
import { type Words } from '../words/en'
import { Button, Field, ProblemList, type Problems } from './form'
import { type Link, type PageContent } from './frame'

export type SignUpForm = { link: Link; name: string; email: string; problems: Problems }

export const signUpPage = (words: Words, { link, name, email, problems }: SignUpForm): PageContent => ({
  title: words.signUp.title,
  lead: words.signUp.lead,
  art: 'plate',
  script: 'password-rules',
  hasProblems: Object.keys(problems).length > 0,
  body: (
    <>
      <ProblemList problems={problems} words={words} />
      <form className="form" method="post" noValidate>
        <Field name="name" label={words.signUp.name} autoComplete="name" value={name} problems={problems} />
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          value={email}
          problems={problems}
        />
        <NewPassword words={words} label={words.password} problems={problems} />
        <p className="actions">
          <Button>{words.signUp.action}</Button>
        </p>
        <p className="hint">
          {words.signUp.have} <a href={link('?sign-in')}>{words.signIn.action}</a>
        </p>
      </form>
    </>
  ),
})

type NewPasswordProps = { words: Words; label: string; problems: Problems; email?: string }

/** A field for a new password with what it needs, and, while somebody types, what it has. */
export function NewPassword({ words, label, problems, email }: NewPasswordProps) {
  return (
    <Field
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      problems={problems}
      data={{ 'data-rules': '', ...(email === undefined ? {} : { 'data-email': email }) }}
      hint={<Rules words={words} />}
    />
  )
}

function Rules({ words: { rules } }: { words: Words }) {
  const { least, distinct, fragments } = passwordRules
  const all: [PasswordRule, string, Record<`data-${string}`, string>][] = [
    ['length', rules.length(least), { 'data-least': String(least) }],
    ['own', rules.own, {}],
    ['common', rules.common, { 'data-distinct': String(distinct), 'data-fragments': fragments.join(' ') }],
  ]
  return (
    <>
      <p className="hint">{rules.title}</p>
      <ul className="rules list">
        {all.map(([rule, text, data]) => (
          <li key={rule} data-rule={rule} data-met={rules.met} data-unmet={rules.unmet} {...data}>
            <span>
              {text} <span className="state" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
