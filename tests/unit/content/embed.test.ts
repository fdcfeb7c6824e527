import { isEmbeddable } from '../../../services/cms/fields/rules'
import { type ContentOf } from '../../../src/content/all-types'
import { bodyToPlainText } from '../../../src/content/body-text'
import { embedProviders, findEmbed } from '../../../src/content/embed'
import { parseDocument } from '../../../src/content/parse-document'
import { rowOf } from '../../support/content/log-rows'

const place = { beside: {}, whole: {} }

describe('what is shown of an address elsewhere', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://www.bilibili.com/video/BV1xx411c7mD/',
      'https://player.bilibili.com/player.html?autoplay=0&bvid=BV1xx411c7mD',
    ],
    [
      'https://www.openstreetmap.org/#map=9/24.86/54.83',
      'https://www.openstreetmap.org/export/embed.html?bbox=53.9511,24.2619,55.7089,25.4581',
    ],
    ['https://datawrapper.dwcdn.net/aBc12/3/', 'https://datawrapper.dwcdn.net/aBc12/'],
  ])('is a frame of the provider’s own, in its most reticent form: %s (Q-4)', (address, frame) => {
    expect(findEmbed(address)?.frame).toBe(frame)
    expect(isEmbeddable(address, place)).toBeUndefined()
  })

  it.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@somebody',
    'https://vimeo.com/../evil',
    'https://www.openstreetmap.org/#map=9/./.',
    'javascript:alert(1)',
    'not an address',
  ])('is nothing where the address is no single thing of a provider of ours: %s (Q-6)', (address) => {
    expect(findEmbed(address)).toBeUndefined()
    expect(isEmbeddable(address, place)).toContain('YouTube, Vimeo, Bilibili, OpenStreetMap, Datawrapper')
  })

  it('comes from where the policy of the pages lets frames come from', () => {
    const { frame = '' } = findEmbed('https://vimeo.com/76979871') ?? {}

    expect(embedProviders.map(({ origin }) => origin)).toContain(new URL(frame).origin)
  })

  it('is described in words to people who search', () => {
    const block = { block: 'embed', title: 'A map', address: 'https://vimeo.com/1', description: 'Two cities.' }
    const { body } = parseDocument(rowOf('article', { body: [block] })) as ContentOf<'article'>

    expect(bodyToPlainText(body)).toBe('A map\nTwo cities.')
  })

  it('is refused by the site too where the CMS let it through', () => {
    const block = { block: 'embed', title: 'A', address: 'https://evil.example/', description: 'B' }

    expect(() => parseDocument(rowOf('article', { body: [block] }))).toThrow('must be the address of one thing at')
  })
})
