import * as z from 'zod'
import { href } from '../../../src/routes/href'
import { type Answer } from '../../http/respond'
import { type Asked, textOf } from '../http/asked'
import { toLook } from '../http/look'
import { PageProblem } from '../http/problems'
import { type Route } from '../http/route'
import { refuseForeignForm } from '../http/same-origin'
import { readOutbox } from '../mail/outbox'
import { resetPage } from '../pages/letter-pages'
import { confirmPage, noticePage } from '../pages/notice-page'
import { outboxPage } from '../pages/outbox-page'
import { type Look, type PageContent, toPage } from '../pages/render'
import { type Service } from '../parts'
import { type TicketKind } from '../store/tickets'
import { findBrokenRules } from '../users/password-rules'
import { resetPassword } from '../users/reset-password'

type Draw = (service: Service, asked: Asked, look: Look) => Promise<Answer>

/** Where the links of letters lead, and the letters themselves. */
export const letterRoutes = (service: Service): Route[] => {
  const route = (method: 'GET' | 'POST', path: string, draw: Draw): Route => ({
    method,
    path,
    handle: async (asked) => {
      if (method === 'POST') refuseForeignForm(asked)
      return draw(service, asked, toLook(service.parts.settings, asked))
    },
  })
  return [
    route('GET', '/u/email-verification', showConfirm),
    route('POST', '/u/email-verification', confirm),
    route('GET', '/u/reset-password', showReset),
    route('POST', '/u/reset-password', reset),
    route('GET', '/outbox', showOutbox),
  ]
}

type Reading = { kind: TicketKind; use: 'look' | 'redeem' }

const content = z.object({ userId: z.string(), email: z.string() })

/** Whom a letter was written to; it is used up only by what it was written for. */
async function readTicket({ parts }: Service, { query }: Asked, { kind, use }: Reading) {
  const found = content.safeParse(await parts.tickets[use](kind, query.get('ticket') ?? ''))
  if (found.success) return found.data
  throw new PageProblem(400, 'badLink')
}

async function showConfirm(service: Service, asked: Asked, look: Look): Promise<Answer> {
  const { email } = await readTicket(service, asked, { kind: 'email-verification', use: 'look' })
  return toPage(200, confirmPage(look.words, email), look)
}

async function confirm(service: Service, asked: Asked, look: Look): Promise<Answer> {
  const { userId, email } = await readTicket(service, asked, { kind: 'email-verification', use: 'redeem' })
  if (!(await service.parts.users.markVerified(userId, email))) throw new PageProblem(400, 'badLink')
  // As Auth0 tells it, but for the address: addresses of pages are kept in histories and logs, and no page needs it.
  const told = new URLSearchParams({
    success: 'true',
    message: 'Your email was verified. You can continue using the application.',
    code: 'success',
  })
  const callback = `${look.siteOrigin}${href('email-verified-callback', look.locale)}?${told.toString()}`
  return toPage(200, doneWith(look, look.words.verify, callback), look)
}

async function showReset(service: Service, asked: Asked, look: Look): Promise<Answer> {
  const { email } = await readTicket(service, asked, { kind: 'password-reset', use: 'look' })
  return toPage(200, resetPage(look.words, { email, problems: {} }), look)
}

async function reset(service: Service, asked: Asked, look: Look): Promise<Answer> {
  const { email } = await readTicket(service, asked, { kind: 'password-reset', use: 'look' })
  const password = textOf(await asked.fields(), 'password')
  if (findBrokenRules(password, email).length > 0) {
    return toPage(400, resetPage(look.words, { email, problems: { password: look.words.problems.password } }), look)
  }
  const { userId } = await readTicket(service, asked, { kind: 'password-reset', use: 'redeem' })
  if (!(await resetPassword(service.parts, { userId, email, password, locale: look.locale }))) {
    throw new PageProblem(400, 'badLink')
  }
  return toPage(200, doneWith(look, look.words.reset, look.startOver), look)
}

const doneWith = (
  { words }: Look,
  { doneTitle, done }: { doneTitle: string; done: string },
  next: string,
): PageContent => noticePage(words, { title: doneTitle, lead: done, links: [{ href: next, text: words.goOn }] })

const showOutbox: Draw = async ({ parts }, _, look) =>
  toPage(200, outboxPage(look.words, await readOutbox(parts.database)), look)
