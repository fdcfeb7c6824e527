import { type Words } from '../words/en'
import { Button, Field, ProblemList, type Problems } from './form'
import { type Link, type PageContent } from './frame'

type Consent = { clientName: string; userName: string; scopes: readonly string[] }

export const consentPage = (words: Words, { clientName, userName, scopes }: Consent): PageContent => ({
  title: words.consent.title(clientName),
  lead: words.consent.lead(clientName, userName),
  art: 'plate',
  body: (
    <form className="form" method="post">
      <ul className="scopes">
        {scopes.map((scope) => (
          <li key={scope}>{words.consent.scopes[scope] ?? scope}</li>
        ))}
      </ul>
      <p className="actions">
        <Button action="allow">{words.consent.allow}</Button>
        <Button action="deny" kind="quiet">
          {words.consent.deny}
        </Button>
      </p>
    </form>
  ),
})

export const chooserPage = (words: Words, { name, link }: { name: string; link: Link }): PageContent => ({
  title: words.chooser.title,
  lead: words.chooser.lead,
  art: 'plate',
  body: (
    <form className="form" method="post">
      <p className="actions">
        <Button action="same">{words.chooser.as(name)}</Button>
        <a className="btn quiet" href={link('?sign-in')}>
          {words.chooser.other}
        </a>
      </p>
    </form>
  ),
})

type Upstream = { link: Link; kind: 'social' | 'enterprise'; name: string; email: string; problems: Problems }

export const upstreamPage = (words: Words, { link, kind, name, email, problems }: Upstream): PageContent => ({
  title: words.upstream.title[kind],
  lead: words.upstream.lead[kind],
  art: 'plate',
  hasProblems: Object.keys(problems).length > 0,
  body: (
    <>
      <ProblemList problems={problems} words={words} />
      <form className="form" method="post" noValidate>
        <Field name="name" label={words.upstream.name} autoComplete="name" value={name} problems={problems} />
        <Field name="email" label={words.email} type="email" autoComplete="email" value={email} problems={problems} />
        <label className="check">
          <input type="checkbox" name="verified" defaultChecked />
          {words.upstream.verified}
        </label>
        <p className="actions">
          <Button>{words.upstream.action}</Button>
          <a href={link('?sign-in')}>{words.back}</a>
        </p>
      </form>
    </>
  ),
})
