import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { pageHeader } from '../../../src/access/page-header'
import { documentOf } from '../../../src/services/account/account-texts'
import { personalAnswers } from '../../../src/services/account/answers/personal-answers'
import { followNews } from '../../../src/services/account/follow-news'
import { openAccount } from '../../../src/services/account/open-account'
import { startAccount } from '../../support/account/account-process'
import { makeTokens } from '../../support/account/account-tokens'
import { cmsOrigin } from '../../support/cms/cms'
import { openOneAddress } from '../../support/edge/one-address'
import { until } from '../../support/identity/sign-in-site'
import { databaseIn } from '../../support/place/database-process'
import { identitySecret } from '../../support/place/furnished'
import { type Place } from '../../support/place/installation'

type Given = { place: Place; accountKey: string }

const sub = 'auth0|of-two-replicas'
const keepAliveMs = 600
const shownMs = 2000
// To notice that a line is silent, and to be connected again.
const afterSilenceMs = 6000

/** A page of a browser, by the code that the site sends to it. */
function openPage(origin: string, token: { now: string; next?: string }) {
  const readToken = () => token.now
  const replaceToken = () => {
    token.now = token.next ?? token.now
    return Promise.resolve(token.next !== undefined)
  }
  // Each question by a line of its own: those of a browser that are silent are its own business.
  const send: typeof fetch = (url, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    return fetch(url, { ...init, headers })
  }
  const surroundings = { origin, fetch: send, crypto: {}, readCookies: () => '', readToken, replaceToken }
  const account = openAccount({ ...surroundings, webSocket: WebSocket, keepAliveMs })
  const stop = followNews(account.client, account.page)
  let shown = -1
  const watching = account.client
    .watchQuery({ query: documentOf('Interests'), variables: { locale: 'en' } })
    .subscribe(({ data }) => {
      const read = personalAnswers.Interests.safeParse(data)
      if (read.success) shown = read.data.interests.version
    })
  const close = async () => {
    watching.unsubscribe()
    stop()
    await account.close()
  }
  return { shown: () => shown, close }
}

/** Two services as they run, each a process, behind one address. */
export function describeReplicas(given: () => Given): void {
  it('misses nothing behind one address of two services, whatever becomes of them, of the line and of the token (AC-5)', async () => {
    const { place, accountKey } = given()
    const tokens = await makeTokens({
      ...{ databaseUrl: databaseIn(place).url, secret: identitySecret },
      origin: `http://localhost:${place.portBase}`,
    })
    const start = () =>
      startAccount({
        ...{ place, accessChangesUrl: `${cmsOrigin(place)}/api/access-changes` },
        settings: { ACCOUNT_KEY: accountKey },
      })
    const running = [await start(), await start()] as const
    const address = await openOneAddress(running.map(({ origin }) => origin))
    const isWell = ({ origin }: { origin: string }) => fetch(`${origin}/healthz`).then(({ status }) => status === 200)
    for (const one of running) await until(() => isWell(one))
    const token: { now: string; next?: string } = { now: await tokens.sign({ sub }) }
    const page = openPage(address.origin, token)
    let version = 0
    /** On another device, and by way of whichever service is there. */
    const change = async () => {
      const text = `mutation ($key: Key!) { changeInterests(key: $key, version: ${version}, chosen: []) { version } }`
      const authorization = `Bearer ${await tokens.sign({ sub })}`
      const headers = { 'content-type': 'application/json', connection: 'close', [pageHeader]: randomUUID() }
      const body = JSON.stringify({ query: text, variables: { key: randomUUID() } })
      const reply = await fetch(`${address.origin}/graphql`, {
        ...{ method: 'POST', headers: { ...headers, authorization }, body },
      })
      version += 1
      expect(await reply.json()).toMatchObject({ data: { changeInterests: { version } } })
    }
    const isShown = (withinMs: number) => until(() => page.shown() === version, withinMs)

    await isShown(shownMs)
    await change()
    await isShown(shownMs)
    // One ends, and is not there while something happens.
    address.setDown(0, true)
    await running[0].stop()
    await change()
    await isShown(afterSilenceMs)
    // It comes back somewhere else, and the other ends.
    const third = await start()
    address.move(0, third.origin)
    address.setDown(0, false)
    await until(() => isWell(third))
    address.setDown(1, true)
    await running[1].stop()
    await change()
    await isShown(afterSilenceMs)
    // A computer sleeps: its lines are dead, and nobody says so.
    address.silenceAll()
    await change()
    await isShown(afterSilenceMs)
    // The network is gone for a moment.
    address.cutAll()
    await change()
    await isShown(afterSilenceMs)
    // The token ends, and with it the socket; there is another one.
    const endsAt = Math.ceil(Date.now() / 1000) + 2
    token.now = await tokens.sign({ sub, exp: endsAt })
    address.cutAll()
    await change()
    await isShown(afterSilenceMs)
    await sleep(Math.max(0, endsAt * 1000 + 500 - Date.now()))
    token.now = await tokens.sign({ sub })
    await change()
    await isShown(afterSilenceMs)
    await change()
    await isShown(shownMs)

    await page.close()
    await address.close()
    await third.stop()
  })
}
