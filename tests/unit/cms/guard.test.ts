import { guarded } from '../../../services/cms/request/guard'

const tell = guarded(async (request) => Response.json({ url: request.url, text: await request.text() }))
const ask = async (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
  const answer = await tell(
    new Request('http://cms/api/articles', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  )
  return { status: answer.status, said: (await answer.json()) as { text?: string; url?: string; errors?: object[] } }
}

/** A body that says nothing of its length. */
const stream = (chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

describe('what stands before Payload (house 3)', () => {
  it('hands on a body as it came, in the language that is the default', async () => {
    const { status, said } = await ask(stream(['{"title":', '"律师 and more"}']))

    expect(status).toBe(200)
    expect(said).toEqual({ url: 'http://cms/api/articles?locale=en', text: '{"title":"律师 and more"}' })
  })

  it('refuses a body that is longer than anything meant, whether it says so or not', async () => {
    const chunk = 'x'.repeat(1024 * 1024)
    const answers = [await ask(stream(Array<string>(5).fill(chunk))), await ask(chunk.repeat(5))]

    expect(answers.map(({ status }) => status)).toEqual([413, 413])
    expect(answers[0]?.said.errors).toEqual([{ message: 'This is too large: at most 4 MB can be sent at once.' }])
  })

  it('says so in the language of the administration (ED-12)', async () => {
    const headers = { 'content-type': 'application/json' }
    const chosen = await ask('x'.repeat(5 * 1024 * 1024), { ...headers, cookie: 'a=b; payload-lng=zh' })
    const asked = await ask('x'.repeat(5 * 1024 * 1024), { ...headers, 'accept-language': 'fr-FR,fr;q=0.9' })

    expect(chosen.said.errors).toEqual([{ message: '过大：一次最多发送 4 MB。' }])
    expect(asked.said.errors).toEqual([{ message: 'C’est trop volumineux : 4 Mo au plus par envoi.' }])
  })

  it('refuses what is no JSON object, and a text in the place of a file', async () => {
    const form = new FormData()
    form.set('file', 'stored.png')
    const answers = [await ask('[1]'), await ask('{'), await ask(form, {})]

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })
})
