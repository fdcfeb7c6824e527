import { draw, upload } from '../../support/browser/pictures'
import { docOf } from '../../support/cms/cms'
import { type Cms, problemsIn } from '../../support/cms/cms-process'

const named = { url: 'http://127.0.0.1:9/x.png', filename: 'x.png', alt: 'x' }
const sentence = 'Send the file itself: nothing is fetched from an address.'

export function describeSentFiles(where: () => Cms) {
  describe('a file', () => {
    let cms: Cms
    beforeAll(() => {
      cms = where()
    })

    const create = (path: string, body: object, token?: string) =>
      cms.ask(`/api/${path}`, { method: 'POST', token, body })
    const toForm = (payload: object, file: string | Blob) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify(payload))
      if (typeof file !== 'string') form.set('file', file, 'a.jpg')
      else if (file !== '') form.set('file', file)
      return form
    }

    it.each([
      ['as JSON', () => named],
      ['in a form', () => toForm(named, '')],
      ['in place of the file', () => toForm({ alt: 'x' }, named.url)],
      ['as a file that lies elsewhere', () => toForm({ alt: 'x' }, JSON.stringify({ filename: 'x.png', size: 3 }))],
    ])('that only its address names, %s, is refused: nothing is fetched (L-5)', async (_, make) => {
      const answer = await create('media', make(), cms.admin)

      expect([answer.status, problemsIn(answer)]).toEqual([400, sentence])
    })

    it('that only its address names is refused by GraphQL too (L-5)', async () => {
      const fields = `url: "${named.url}", filename: "x.png", alt: "x"`
      const answer = await create('graphql', { query: `mutation { createMedia(data: {${fields}}) { id } }` }, cms.admin)

      expect(problemsIn(answer)).toBe(sentence)
    })

    it('of a stranger is not even looked at', async () => {
      const answers = [
        await create('media', toForm({ alt: 'x' }, new Blob(['no picture']))),
        await create('media', named),
      ]

      expect(answers.map(({ status }) => status)).toEqual([403, 403])
    })

    it('keeps the address that it has when its words are saved again', async () => {
      const sent = await upload(cms, cms.admin, { data: await draw(40, 40), name: 'kept.jpg' })
      const path = `/api/media/${docOf(sent).id}`
      const { body } = await cms.ask(path, { token: cms.admin })
      const change = { ...body, credit: 'A. Painter' }
      const saved = docOf(await cms.ask(path, { method: 'PATCH', token: cms.admin, body: change }))

      expect(body.url).toContain('kept')
      expect(saved).toMatchObject({ url: body.url, filename: body.filename, credit: 'A. Painter' })
    })
  })
}
