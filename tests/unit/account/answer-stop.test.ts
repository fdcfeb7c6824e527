import { answerStop, linksToStop, type StopDesk, stopRoutes } from '../../../services/account/alerts/answer-stop'
import { openSignedAddresses } from '../../../services/account/signed/signed-addresses'
import { openRouter } from '../../../services/http/router'

const signed = openSignedAddresses(['k'.repeat(64)], { find: () => Promise.resolve(undefined) })
const ended: string[] = []
const desk: StopDesk = {
  signed,
  addresses: {
    end: (sub) => {
      ended.push(sub)
      return Promise.resolve()
    },
  },
}
const ask = (method: string, path: string) => answerStop({ method }, path, desk)
const pathOf = (sub: string, locale: string) =>
  new URL(linksToStop(signed, 'https://firm.example')(sub, locale)).pathname

describe('the address that ends letters', () => {
  beforeEach(() => {
    ended.length = 0
  })

  it.each(['GET', 'HEAD'])(
    'changes nothing where it is opened alone, as scanners of mail do: %s (AL-3)',
    async (method) => {
      const answer = await ask(method, pathOf('auth0|anna', 'en'))

      expect(answer).toMatchObject({ status: 200 })
      expect(answer.body).toContain('<form method="post">')
      expect(ended).toEqual([])
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'])(
    'ends them by one press, without signing in, in %s (AL-3, R-AUT-05, PM-7)',
    async (locale) => {
      const path = pathOf('auth0|anna', locale)
      const answers = [await ask('POST', path), await ask('POST', path)]

      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[0]?.body).not.toContain('<form')
      expect(ended).toEqual(['auth0|anna', 'auth0|anna'])
    },
  )

  it.each([
    ['en', 'This link is not valid any more'],
    ['fr-fr', 'Ce lien n’est plus valable'],
    ['zh-cn', '此链接已失效'],
  ])('says in the language of the letter that it is not valid any more: %s (AL-3)', async (locale, said) => {
    const answer = await ask('GET', pathOf('auth0|anna', locale).replace('.', '.x'))

    expect(answer).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' })
    expect(answer.body).toContain(said)
    expect(answer.body).not.toContain('<form')
  })

  it('cannot be guessed, and is of no other use than this (AL-3)', async () => {
    const path = pathOf('auth0|anna', 'en')
    const place = signed.make('place', 'auth0|anna', new Date())
    const wrong = [`${path}x`, path.replace('~en', '~xx'), `${path}/more`, path.replace(/[^/]+(?=~)/, place)]
    const answers = await Promise.all(wrong.map((one) => ask('POST', one)))

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(openRouter(stopRoutes(desk))('PUT', path)).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
    expect(ended).toEqual([])
  })
})
