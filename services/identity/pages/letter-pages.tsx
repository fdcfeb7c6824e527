import { type Words } from '../words/en'
import { Button, Field, ProblemList, type Problems } from './form'
import { type Link, type PageContent } from './frame'
import { NewPassword } from './sign-up-page'

type Asked = { link: Link; email: string; problems: Problems }

const areAny = (problems: Problems): boolean => Object.keys(problems).length > 0

export const forgotPage = (words: Words, { link, email, problems }: Asked): PageContent => ({
  title: words.forgot.title,
  lead: words.forgot.lead,
  art: 'plate',
  hasProblems: areAny(problems),
  body: <EmailForm words={words} asked={{ link, email, problems }} action={words.forgot.action} />,
})

export const codePage = (words: Words, asked: Asked): PageContent => ({
  title: words.code.title,
  lead: words.code.lead,
  art: 'plate',
  hasProblems: areAny(asked.problems),
  body: <EmailForm words={words} asked={asked} action={words.code.action} />,
})

function EmailForm({
  words,
  asked: { link, email, problems },
  action,
}: {
  words: Words
  asked: Asked
  action: string
}) {
  return (
    <>
      <ProblemList problems={problems} words={words} />
      <form className="form" method="post" noValidate>
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          value={email}
          problems={problems}
        />
        <p className="actions">
          <Button action="send">{action}</Button>
          <a href={link('?sign-in')}>{words.back}</a>
        </p>
      </form>
    </>
  )
}

export const enterCodePage = (words: Words, { link, email, problems }: Asked): PageContent => ({
  title: words.code.enterTitle,
  lead: words.code.sent(email),
  art: 'plate',
  hasProblems: areAny(problems),
  body: (
    <>
      <ProblemList problems={problems} words={words} />
      <form className="form code" method="post" noValidate>
        <input type="hidden" name="email" value={email} />
        <Field
          name="code"
          label={words.code.label}
          autoComplete="one-time-code"
          inputMode="numeric"
          problems={problems}
        />
        <p className="actions">
          <Button action="enter">{words.code.verify}</Button>
          <button className="plain" name="action" value="send">
            {words.code.again}
          </button>
          <a href={link('?sign-in')}>{words.back}</a>
        </p>
      </form>
    </>
  ),
})

export const resetPage = (words: Words, { email, problems }: { email: string; problems: Problems }): PageContent => ({
  title: words.reset.title,
  lead: words.reset.lead,
  art: 'plate',
  script: 'password-rules',
  hasProblems: areAny(problems),
  body: (
    <>
      <ProblemList problems={problems} words={words} />
      <form className="form" method="post" noValidate>
        {/* Lets a password manager know whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NewPassword words={words} label={words.reset.label} problems={problems} email={email} />
        <p className="actions">
          <Button>{words.reset.action}</Button>
        </p>
      </form>
    </>
  ),
})
