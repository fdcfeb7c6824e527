import { readHtml } from '../../../src/gates/read-html'
import { findWeight } from '../../../tools/served/weigh-page'

const pageWith = (template: string, styles: number) => {
  const source = `<html><head><style>${'a'.repeat(styles)}</style></head><body></body></html>`
  return { path: '/en', template, html: readHtml(source) }
}
const find = (template: string, styles: number) =>
  findWeight(pageWith(template, styles) as Parameters<typeof findWeight>[0], 'http://localhost')

describe('the weight of a page', () => {
  it('has a budget of styles, in bytes, and a smaller one for a person (34.2)', async () => {
    expect(await find('person', 33 * 1024)).toEqual([])
    expect(await find('person', 33 * 1024 + 1)).toEqual(['/en (person): 33 KB of styles stand in it'])
    expect(await find('deals', 44 * 1024)).toEqual([])
    expect(await find('deals', 44 * 1024 + 1)).toEqual(['/en (deals): 44 KB of styles stand in it'])
  })
})
