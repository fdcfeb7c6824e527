import { type AddressInfo } from 'node:net'
import { JSDOM } from 'jsdom'
import { type Pool } from 'pg'
import { openTable } from '../../../services/account/account-route'
import { type CertificateFacts } from '../../../services/account/certificates/certified'
import { verifyRoutes } from '../../../services/account/documents/answer-verify'
import { type ReportFacts } from '../../../services/account/documents/check-report'
import { newDocument, openGivenOuts } from '../../../services/account/documents/given-out'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { openNavigator } from '../../../services/account/navigator/open-navigator'
import { limitSenders } from '../../../services/account/sent-forms/limit-senders'
import { openServer } from '../../../services/http/open-server'
import { respond } from '../../../services/http/respond'
import { reportOperations } from '../../../src/access/operations/report-operations'
import { showCode, verifyPath } from '../../../src/forms/verify'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { codeOf, type World } from '../../support/account/account-world'
import { renderDocument } from '../../support/browser/made-pages'
import { answerRow, navigatorPlaces, on } from '../../support/content/navigator-rows'
import { pageAt, planFrom } from '../../support/content/planned-pages'
import { WrittenLog } from '../../support/content/written-log'

const facts: ReportFacts = {
  services: [1],
  cells: [
    { question: 1, jurisdiction: 1, answer: 1, version: 1 },
    { question: 2, jurisdiction: 1, answer: 2, version: 1 },
  ],
}
const certified: CertificateFacts = { kind: 'attendance', titles: { en: 'Briefing' }, day: '2026-03-02', minutes: 60 }
const second = { version: 2, effectiveFrom: '2026-03-01', shortAnswer: 'Yes, at three per cent.' }
const most = 8

/** What anybody learns who has a paper in hand. */
export function describeVerify(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  let server: ReturnType<typeof openServer>
  let isSiteThere = true
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const plan = planFrom([])
  const fetchPage = (path: string) =>
    Promise.resolve(
      isSiteThere ? { html: renderDocument(pageAt(plan, path)), policy: "default-src 'none'" } : undefined,
    )
  const give = async (kind: 'report' | 'certificate' = 'report', given: ReportFacts = facts) => {
    const document = newDocument()
    await openGivenOuts(database()).note(document, { kind, facts: kind === 'report' ? given : certified })
    return document.code
  }
  const fetchFrom = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual', ...init })
  const look = async (path: string) => {
    const answer = await fetchFrom(path)
    const { document } = new JSDOM(await answer.text()).window
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove()
    return { answer, document, said: document.querySelector('main')?.textContent ?? '' }
  }

  beforeEach(async () => {
    isSiteThere = true
    await forgetVersions(database())
    log = new WrittenLog(
      ...navigatorPlaces,
      on('2026-01-02', answerRow()),
      on('2026-01-02', answerRow({ id: 2, question: 2 })),
    )
    await read()
    const desk = {
      givenOuts: openGivenOuts(database()),
      navigator: openNavigator(database()),
      senders: limitSenders({ most, seconds: 60 }),
      pages: { fetchPage },
      report: () => undefined,
    }
    const answer = openTable(verifyRoutes(desk))
    server = openServer((request, response) => {
      void answer(request, request.url ?? '').then((given) => respond(request, response, given))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => void server.close())

  it('is genuine, and all of it holds until an answer is another; which one is not said (RB-6)', async () => {
    const path = toVerifyPath('en', await give())
    const before = await look(path)
    expect(before.answer.status).toBe(200)
    expect(before.said).toContain('This document is genuine')
    expect(before.said).toContain('None of its 2 answers has changed since.')

    log.add(on('2026-03-02', answerRow(second)))
    await read()
    const after = await look(path)
    expect(after.said).toContain('1 of its 2 answers have changed since.')
    const lead = after.document.querySelector('a[data-lead]')?.getAttribute('href')
    expect(lead).toBe(`/en/products/navigator/disclosure/report-builder#code=${path.split('verify/')[1]}`)
    expect(await (await fetchFrom(path)).text()).not.toMatch(/per cent|auth0/)
    expect(after.document.title).toMatch(/^This document is genuine – /)
  })

  it.each([
    ['fr-fr', 'Ce document est authentique', 'Aucune de ses 2 réponses n’a changé depuis.'],
    ['zh-cn', '该文件为真实文件', '文件中的 2 项答复均未发生变更。'],
  ] as const)('says so in %s, and leads to the same document in the others (RB-6)', async (locale, genuine, holds) => {
    const code = await give()
    const { said, document } = await look(toVerifyPath(locale, code))
    expect(said).toContain(genuine)
    expect(said).toContain(holds)
    expect(said).toContain(showCode(code))
    expect(document.querySelector(`a[href="${toVerifyPath('en', code)}"]`)).not.toBeNull()
  })

  it('is found by its number as it is printed or typed, and by the form without a script (RB-6)', async () => {
    const code = await give('certificate')
    const typed = showCode(code).replaceAll('0', 'O').replaceAll('1', 'l')
    const body = new URLSearchParams({ code: ` ${typed} `, locale: 'zh-cn' })
    const form = { method: 'POST', body: body.toString() }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetchFrom(verifyPath, { ...form, headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, toVerifyPath('zh-cn', code)])
    expect((await look(toVerifyPath('en', encodeURIComponent(typed)))).said).toContain('Certificate of attendance')
  })

  it('says which answers changed to those who may read them, and to nobody else (RB-6, PM-2)', async () => {
    const code = await give()
    const { grants } = world().sources
    const grant = { sub: 'auth0|holder', from: '2026-01-01T12:00:00.000Z' }
    const ask = (typed = code) =>
      world().ask('auth0|holder', reportOperations.CheckedReport, { code: typed, locale: 'en' })
    log.add(on('2026-03-02', answerRow(second)))
    await read()
    grants.hear('grants', 160, { ...grant, productPermissions: ['transfers'] })
    expect(await codeOf(ask())).toBe('FORBIDDEN')
    grants.hear('grants', 160, { ...grant, productPermissions: ['disclosure'] })
    expect((await ask(showCode(code))).data).toMatchObject({
      checkedReport: { cells: 2, changes: [{ question: 1, jurisdiction: 1, before: 1, after: 2 }], unseen: [] },
    })
    for (const typed of [newDocument().code, await give('certificate'), ''])
      expect(await codeOf(ask(typed))).toBe('NOT_FOUND')
  })

  it('says it of the services that are open to somebody, and names the others (RB-6, RB-1, PM-2)', async () => {
    log.add(on('2026-01-02', answerRow({ id: 3, question: 3 })))
    const third = { question: 3, jurisdiction: 1, answer: 3, version: 1 }
    const code = await give('report', { services: [1, 2], cells: [...facts.cells, third] })
    log.add(on('2026-03-02', answerRow(second)))
    log.add(on('2026-03-02', answerRow({ ...second, id: 3, question: 3 })))
    await read()
    const { grants } = world().sources
    const look = async (...productPermissions: string[]) => {
      grants.hear('grants', 160, { sub: 'auth0|holder', from: '2026-01-01T12:00:00.000Z', productPermissions })
      return world().ask('auth0|holder', reportOperations.CheckedReport, { code, locale: 'en' })
    }
    const change = { jurisdiction: 1, before: 1, after: 2 }
    // The page of the paper leads to its first service: who may not read that is led on to the other.
    const lead = (service: string) => `/en/products/navigator/${service}/report-builder#code=${code}`
    expect((await look('transfers')).data).toMatchObject({
      checkedReport: { path: lead('transfers') },
    })
    expect((await look('transfers', 'disclosure')).data).toMatchObject({
      checkedReport: { path: lead('disclosure') },
    })
    expect((await look('transfers')).data).toMatchObject({
      checkedReport: { cells: 1, changes: [{ ...change, question: 3 }], unseen: ['disclosure'] },
    })
    expect((await look('disclosure')).data).toMatchObject({
      checkedReport: { cells: 2, changes: [{ ...change, question: 1 }], unseen: ['transfers'] },
    })
    const { data } = await look('disclosure', 'transfers')
    expect(data).toMatchObject({ checkedReport: { cells: 3, unseen: [] } })
    expect(await codeOf(look('third'))).toBe('FORBIDDEN')
  })

  it('leads to a service that is still there, where the first of the paper is not (RB-6, RB-1)', async () => {
    const path = toVerifyPath('en', await give('report', { services: [99, 1], cells: facts.cells }))
    const lead = (await look(path)).document.querySelector('a[data-lead]')?.getAttribute('href')
    expect(lead).toMatch(/^\/en\/products\/navigator\/disclosure\/report-builder#code=/)
  })

  it('is not known with another code, and a table of digests is no stock of codes (RB-6)', async () => {
    const code = await give()
    for (const typed of [newDocument().code, code.slice(1), '%E0%A4%A', '..%2f..'])
      expect((await look(toVerifyPath('en', typed))).said).toContain('We know no document with this number')
    const { rows } = await database().query<{ kept: string }>('select given_out::text as kept from account.given_out')
    expect(rows.some(({ kept }) => kept.includes(code))).toBe(false)
  })

  it('is looked up so often by one sender and no more; without its page it is answered in words (RB-6)', async () => {
    const path = toVerifyPath('en', await give())
    isSiteThere = false
    expect(await (await fetchFrom(path)).text()).toContain('This document is genuine · None of its 2 answers')
    isSiteThere = true
    for (let again = 1; again < most; again++) await fetchFrom(path)
    const { answer, said } = await look(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(said).toContain('Too many documents were checked')
    expect(said).not.toContain('This document is genuine')
  })
}
