import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cleanFile } from '../../../services/cms/media/clean-file'
import { findFileName } from '../../../services/cms/media/find-file-name'
import { listBrochures, planBrochure } from '../../../services/demo/brochures/plan-brochure'
import { fileOf, readBrochureWords, readMade } from '../../../services/demo/brochures/read-brochures'
import { planItems } from '../../../services/demo/items/plan-items'
import { openSource, readWritten } from '../../../services/demo/items/source'
import { locales } from '../../../src/config/locales'
import { planItemPaths } from '../../../src/routes/item-paths'
import { digestOf } from '../../../tools/demonstration/brochures/print/compose-brochure'
import { readPages } from '../../../tools/demonstration/brochures/read-pages'
import { toRouteItems } from '../support/route-items'

jest.setTimeout(60_000)

const written = readWritten()
const offered = listBrochures(written.firm)
const plan = (locale: (typeof offered)[number]) => planBrochure({ ...written, wordsIn: readBrochureWords() }, locale)
const bytesOf = (locale: (typeof offered)[number]) => readFileSync(fileOf(locale))
const mostBytes = 300 * 1024

describe('the brochures of the demonstration', () => {
  it('are there in every language that has a page on them, and in no other (R-GRA-04)', () => {
    const made = offered.length > 0 ? readdirSync(dirname(fileOf('en'))) : []

    expect(offered).toEqual(['en', 'en-sg', 'en-hk', 'en-ie', 'nl-nl'])
    expect(made.sort()).toEqual([...offered.map((locale) => `${locale}.pdf`), 'made.json'].sort())
  })

  // Otherwise: npm run tool -- brochures
  it.each(offered)('say in %s what the pages for graduates say today', (locale) => {
    expect(readMade()[locale]).toBe(digestOf(plan(locale)))
  })

  it.each(offered)(
    'are in %s tagged, with a title, and in its language, for those who have it read aloud (Q-1)',
    (locale) => {
      const pdf = bytesOf(locale).toString('latin1')

      expect(pdf).toMatch(/\/MarkInfo <<[^>]*\/Marked true>>/)
      expect(pdf).toContain('/StructTreeRoot')
      expect(pdf).toContain('/Outlines')
      expect(pdf).toContain(`/Lang (${locales[locale].htmlLang})`)
      expect(pdf).toContain(`/Title (${plan(locale).title}: Aldermoor Vane LLP)`)
    },
  )

  it.each(offered)('are in %s of 8 to 12 pages and quickly there', (locale) => {
    const pdf = bytesOf(locale)

    expect(readPages(pdf).count).toBeGreaterThanOrEqual(8)
    expect(readPages(pdf).count).toBeLessThanOrEqual(12)
    expect(pdf.length).toBeLessThan(mostBytes)
  })

  it.each(offered)('begin each chapter in %s on a page of its own, which the contents can lead to', (locale) => {
    const { places } = readPages(bytesOf(locale))

    const numbers = ['firm', ...plan(locale).chapters.map(({ id }) => id)].map((id) => places.get(id) ?? 0)
    expect(numbers[0]).toBe(3)
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
  })

  it.each(offered)('say nothing in %s of when, where and with what they were printed', (locale) => {
    const [, date] = /\/CreationDate \((.*)\)/.exec(bytesOf(locale).toString('latin1')) ?? []

    expect(date).toBe("D:20260901000000+00'00'")
    expect(bytesOf(locale).toString('latin1')).not.toMatch(/Mozilla|Chrome|file:/)
  })

  it.each(offered)('are in %s what the CMS would take from an editor (ED-5)', async (locale) => {
    expect(await cleanFile(bytesOf(locale))).toMatchObject({ mimeType: 'application/pdf' })
  })
})

describe('the page on the brochure', () => {
  const items = planItems(openSource(written, '2026-06-01'))
  const media = items.filter(({ collection, key }) => collection === 'media' && key.startsWith('brochure-'))

  it('offers in each language the brochure of its country (R-GRA-04)', () => {
    const page = items.find(({ collection, key }) => collection === 'graduate-pages' && key === 'brochure')

    expect(page?.values.brochure).toEqual(
      Object.fromEntries(offered.map((locale) => [locale, { ref: `media/brochure-${locale}` }])),
    )
  })

  it('has files that are called by their content, and told in words', () => {
    for (const { key, values, files = [] } of media) {
      const [file = { name: '', path: '' }] = files
      const token = createHash('sha256').update(readFileSync(file.path)).digest('hex').slice(0, 32)

      expect(findFileName(file.name)).toMatchObject({ token: values.token, mimeType: 'application/pdf' })
      expect([values.token, values.filename]).toEqual([token, file.name])
      expect(Object.keys(values.alt as object)).toEqual(expect.arrayContaining(['en', key.replace('brochure-', '')]))
    }
  })

  it.each(offered)('leads out of the file in %s only to what exists (L-4)', (locale) => {
    const { byPath } = planItemPaths(toRouteItems(items))
    const led = [
      ...bytesOf(locale)
        .toString('latin1')
        .matchAll(/\/URI \(([^)]+)\)/g),
    ].map(([, address = '']) => address)
    const ours = led.flatMap((address) =>
      address.startsWith('https://aldermoor-vane.example.com') ? [new URL(address).pathname] : [],
    )

    expect(ours.length).toBeGreaterThan(5)
    expect(ours.filter((path) => !byPath.has(path))).toEqual([])
    expect(led.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([])
  })
})
