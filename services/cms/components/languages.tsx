import { redirect } from 'next/navigation'
import { type AdminViewServerProps, type Payload, type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import * as z from 'zod'
import {
  defaultLocale,
  everyLocale,
  isLocale,
  type Locale,
  locales,
  localesIn,
  nameOf,
} from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { contentCollections } from '../log/facts'
import { type Cell, cellStates, findMatrix, type MatrixFilter, type MatrixRow } from '../translation/find-matrix'
import { sayIn } from '../words/admin-language'
import { languagesWords } from '../words/languages-words'
import { tellDay } from '../workflow/reviews/tell-moment'
import { AdminView } from './admin-view'
import { kindOf } from './kind-of'
import { findNext, hrefOf, NextText } from './next-text'
import { TakeTranslationIn } from './take-translation-in'

type Words = (typeof languagesWords)['en']

const pageSize = 50

const asked = z.object({
  kind: z.string().max(60).optional().catch(undefined),
  to: z.string().max(10).optional().catch(undefined),
  state: z
    .enum([...cellStates, 'work'])
    .optional()
    .catch(undefined),
  words: z.string().max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
  /** Lead on at once, as the key asks. */
  next: z.literal('true').optional().catch(undefined),
})

/** Every item by its languages: what is there, what is behind its original, what is missing; and the next to look at. */
export async function Languages(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload, i18n } = req
  const words = sayIn(languagesWords, i18n)
  const { page, to, next, ...rest } = asked.parse(view.searchParams ?? {})
  const locale = to !== undefined && isLocale(to) ? to : undefined
  const filter: MatrixFilter = { ...rest, kind: rest.kind === '' ? undefined : rest.kind, locale }
  const rows = await findMatrix(payload, filter)
  const first = findNext(rows, locale)
  if (next && first) redirect(hrefOf(payload, first.row, first.locale))
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const columns = everyLocale.filter(
    (one) =>
      one === defaultLocale ||
      (one === (locale ?? one) && shown.some(({ cells }) => cells.some((cell) => cell.locale === one))),
  )
  return (
    <AdminView view={view} action="draft" heading={words.heading} lead={words.lead}>
      <Filter payload={payload} filter={filter} words={words} />
      <NextText next={first} words={words} payload={payload} />
      <form action={formatAdminURL({ apiRoute: payload.config.routes.api, path: '/translation/xliff' })}>
        <Matrix rows={shown} columns={columns} words={words} payload={payload} />
        <Pages filter={filter} page={page} count={rows.length} words={words} />
        <WithTicked req={req} locale={locale ?? defaultLocale} words={words} />
      </form>
      <TakeTranslationIn
        url={formatAdminURL({ apiRoute: payload.config.routes.api, path: '/translation/xliff' })}
        label={words.takeIn}
        hint={words.takeInHint}
      />
    </AdminView>
  )
}

type Ticked = { req: PayloadRequest; locale: Locale; words: Words }

/** What can be done with the items that are ticked. */
function WithTicked({ req, locale, words }: Ticked) {
  const { payload } = req
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      {mayDo(rolesOf(req.user), 'publish') ? (
        <p>
          <button
            className="admin-view-button"
            formAction={formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/bundle' })}
          >
            {words.together}
          </button>{' '}
          {words.togetherHint(nameOf(locale))}
        </p>
      ) : null}
      {locale === defaultLocale ? null : (
        <p>
          <button className="admin-view-button">{words.takeOut}</button> {words.takeOutHint}
        </p>
      )}
    </>
  )
}

type Common = { words: Words; payload: Payload }

function Filter({ payload, filter, words }: Common & { filter: MatrixFilter }) {
  const kinds = contentCollections(payload).filter(({ custom }) => localesIn(custom.content.set).length > 1)
  return (
    <form className="admin-view-filter">
      <Choice
        name="kind"
        label={words.kind}
        every={words.everyKind}
        value={filter.kind}
        options={kinds.map(({ slug }) => [
          slug,
          kindOf(payload.config, slug, { form: 'plural', language: words.code }),
        ])}
      />
      <Choice
        name="to"
        label={words.language}
        every={words.everyLanguage}
        value={filter.locale}
        options={everyLocale.map((code) => [code, locales[code].name])}
      />
      <Choice
        name="state"
        label={words.state}
        every={words.everyState}
        value={filter.state}
        options={[['work', words.work], ...cellStates.map((state): [string, string] => [state, words.states[state]])]}
      />
      <label>
        {words.search}
        <input name="words" type="search" defaultValue={filter.words ?? ''} />
      </label>
      <button className="admin-view-button is-first">{words.show}</button>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  every: string
  value: string | undefined
  options: [string, string][]
}

function Choice({ name, label, every, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{every}</option>
        {options.map(([code, said]) => (
          <option key={code} value={code}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}

function Matrix({ rows, columns, words, payload }: Common & { rows: MatrixRow[]; columns: readonly Locale[] }) {
  const kindIn = ({ collection }: MatrixRow) => kindOf(payload.config, collection, { language: words.code })
  return (
    <div className="admin-view-table">
      <table>
        <thead>
          <Headings of={columns} words={words} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.collection} ${row.id}`}>
              <th scope="row">
                <label>
                  <input type="checkbox" name="item" value={`${row.collection}.${row.id}`} /> {row.title}
                </label>{' '}
                <span className="admin-view-quiet">{kindIn(row)}</span>
              </th>
              {columns.map((locale) => (
                <td key={locale}>
                  <CellOf
                    cell={row.cells.find((one) => one.locale === locale)}
                    words={words}
                    href={hrefOf(payload, row, locale)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Headings({ of, words }: { of: readonly Locale[]; words: Words }) {
  return (
    <tr>
      <th scope="col">{words.item}</th>
      {of.map((locale) => (
        <th key={locale} scope="col">
          {nameOf(locale)}
        </th>
      ))}
    </tr>
  )
}

function CellOf({ cell, words, href }: { cell: Cell | undefined; words: Words; href: string }) {
  if (!cell) return null
  const { state, since, isLive } = cell
  return (
    <a href={href} data-state={state}>
      {words.states[state]}
      {since === null ? '' : ` ${words.since(tellDay(since, { language: words.code }))}`}
      {state === 'older' && !isLive ? ` (${words.notLive})` : ''}
    </a>
  )
}

function Pages({ filter, page, count, words }: { filter: MatrixFilter; page: number; count: number; words: Words }) {
  const { kind = '', locale = '', state = '', words: said = '' } = filter
  const hrefOfPage = (to: number) =>
    `?${new URLSearchParams({ kind, to: locale, state, words: said, page: String(to) }).toString()}`
  return (
    <p>
      {words.found(count)} {page > 1 ? <a href={hrefOfPage(page - 1)}>{words.earlier}</a> : null}{' '}
      {page * pageSize < count ? <a href={hrefOfPage(page + 1)}>{words.later}</a> : null}
    </p>
  )
}
