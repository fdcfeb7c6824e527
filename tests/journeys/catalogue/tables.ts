import { type Page } from 'playwright-core'
import sharp from 'sharp'
import { readAloud } from '../../support/browser/read-aloud'
import { until } from '../../support/identity/sign-in-site'

/** A phone leaves out what says nothing. */
const blanksAt = (width: number, count: number) =>
  width < 960 ? [] : Array.from({ length: count }, () => 'gridcell: ')
/** A phone says before a fact what it is. */
const factAt = (width: number, head: string, text: string) => `gridcell: ${width < 960 ? `${head} ` : ''}${text}`
/** Beside other jurisdictions, a phone shows what the answer is, and no more of it. */
const cellAt = (width: number, [head, is, more]: readonly [string, string, string?]) =>
  width < 768 ? `gridcell: ${head} ${is}` : `gridcell: ${[is, more].flatMap((one) => one ?? []).join(' ')}`

/** Tables as they are heard, on a phone, and where they are wider than the page. */
export function describeTables(open: (width: number) => Promise<Page>): void {
  it.each([360, 1440])('are tables to screen readers, however they are laid out at %i px (N14)', async (width) => {
    const page = await open(width)

    expect(await readAloud(page, 'table:has(#offering)')).toEqual([
      'table: Regulatory questions in Singapore, grouped by topic',
      ...['Question', 'Status', 'In short', 'As of'].map((heading) => `columnheader: ${heading}`),
      'rowheader: Offering a service',
      'rowheader: Is a licence required to issue a single-currency stablecoin?',
      'cell: Conditional',
      'cell: Yes above SGD 5 million in circulation.',
      expect.stringMatching(/^cell: (As of )?18 Nov 2026$/) as string,
      'rowheader: May reserves be held with an affiliate of the issuer?',
      'cell: Restricted Changed from Permitted',
      'cell: Only with a licensed bank and a segregated trust.',
      expect.stringMatching(/^cell: (As of )?12 Nov 2026$/) as string,
      'rowheader: Disclosure',
      'rowheader: Is limited assurance of those figures mandatory?',
      'cell: Under review',
      'cell: Consultation closes 15 January 2027.',
      expect.stringMatching(/^cell: (As of )?18 Nov 2026$/) as string,
    ])
    expect((await readAloud(page, 'table:has(#to-issue)')).slice(0, 8)).toEqual([
      'table: Stablecoin issuance compared',
      ...['Question', 'European Union', 'United Kingdom', 'Singapore', 'Hong Kong SAR'].map(
        (heading) => `columnheader: ${heading}`,
      ),
      'rowheader: Licence to issue a stablecoin',
      'cell: Permitted With authorisation as an e-money institution or bank 12 Nov',
    ])
    await page.close()
  })

  it.each([360, 768, 1440])(
    'are grids to the person who hears them, however they are laid out at %i px (N14)',
    async (width) => {
      const page = await open(width)

      expect(await readAloud(page, 'table:has(#law_table)')).toEqual([
        'grid: Status table of Austria',
        ...['Question', 'Status', 'In short', 'Threshold', 'Time', 'Sources', 'As of'].map(
          (one) => `columnheader: ${one}`,
        ),
        'rowheader: What counts',
        'rowheader: May a custodian leave out what it holds for clients?',
        'gridcell: Conditional',
        'gridcell: Yes, if it votes only on written instructions of its clients.',
        ...blanksAt(width, 2),
        ...[factAt(width, 'Sources', '1 source'), factAt(width, 'As of', '24 Aug 2026')],
        'rowheader: May a market maker leave out its positions?',
        'gridcell: Prohibited Changed 24 Nov 2026',
        'gridcell: No. The exemption was repealed.',
        ...blanksAt(width, 2),
        ...[factAt(width, 'Sources', '2 sources'), factAt(width, 'As of', '24 Nov 2026')],
        'rowheader: Time and form',
        'rowheader: How much time does the holder have?',
        ...blanksAt(width, 1),
        'gridcell: Within two trading days.',
        ...blanksAt(width, 1),
        factAt(width, 'Time', '2 trading days'),
        ...[factAt(width, 'Sources', '1 source'), factAt(width, 'As of', '24 Aug 2026')],
        'rowheader: In which language is it made?',
        ...blanksAt(width, 1),
        'gridcell: No answer',
        ...blanksAt(width, 4),
      ])
      expect(await readAloud(page, 'table:has(#law_grid)')).toEqual([
        'grid: Status table of Europe',
        ...['Question', 'Austria', 'France'].map((one) => `columnheader: ${one}`),
        'rowheader: May a custodian leave it out?',
        cellAt(width, ['Austria', 'Restricted Changed', 'Only up to 10 per cent. 24 Aug 2026']),
        cellAt(width, ['France', 'No answer']),
        'rowheader: From what level?',
        cellAt(width, ['Austria', '5 %', 'Only up to 10 per cent. 24 Aug 2026']),
        cellAt(width, ['France', '3 %', 'Only up to 10 per cent. 24 Aug 2026']),
      ])
      await page.close()
    },
  )

  it('show a phone every cell of a table, with what it is of (N14, R-NAV-08)', async () => {
    const page = await open(360)

    const cells = await page.evaluate(`[...document.querySelectorAll('figure:has(#questions-kept) td[data-heading]')]
      .map((cell) => [getComputedStyle(cell, '::before').content.split('"')[1], cell.textContent, cell.getBoundingClientRect().right <= innerWidth])`)
    expect(cells).toEqual([
      ...[['Topic', 'Offering', true] as const, ['Status', 'For subscribers', true] as const],
      ['Last reviewed', '18 November 2026', true],
      ...[['Topic', 'Reserves', true] as const, ['Status', 'For subscribers', true] as const],
      ['Last reviewed', '12 November 2026', true],
    ])
    expect((await readAloud(page, 'table:has(#questions-kept)')).slice(5, 8)).toEqual([
      'rowheader: Is a licence required?',
      'cell: Offering',
      'cell: For subscribers',
    ])
    await page.close()
  })

  it.each([768, 1440])(
    'keep head and first column in view while all of a region is scrolled at %i px (R-NAV-08, NV-6)',
    async (width) => {
      const page = await open(width)
      const stays = await page.evaluate(`(() => {
        const table = document.querySelector('table:has(#law_grid_region)')
        const region = table.closest('section')
        const [corner, ...heads] = table.tHead.rows[0].cells
        const { cells: [first, , second] } = table.tBodies[0].rows[12]
        const at = (cell) => [cell.getBoundingClientRect().left, cell.getBoundingClientRect().top].map(Math.round)
        const before = [corner, heads[2], first, second].map(at)
        region.scrollTo(240, 320)
        const after = [corner, heads[2], first, second].map(at)
        return before.map((from, place) => [0, 1].map((way) => after[place][way] - from[way]))
      })()`)
      await page.close()

      // To the left and upwards: the corner neither, a head and the name of a row one way, what is answered both.
      expect(stays).toEqual([
        [0, 0],
        [-240, 0],
        [0, -320],
        [-240, -320],
      ])
    },
  )

  it('keep the head of one jurisdiction in view while the page is scrolled (R-NAV-08, NV-6)', async () => {
    const page = await open(1440)
    const top = await page.evaluate(`(() => {
      const table = document.querySelector('table:has(#law_table)')
      scrollTo(0, table.getBoundingClientRect().top + scrollY + 80)
      return table.tHead.rows[0].cells[1].getBoundingClientRect().top
    })()`)
    await page.close()

    expect(top).toBe(0)
  })

  it('shade the edge behind which more of a table is, and scroll it with the keyboard (N14, Q-1)', async () => {
    const page = await open(360)
    const region = page.getByRole('region', { name: 'The first three orders compared' }).first()
    const isShaded = async () => {
      const { data, info } = await sharp(await region.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const row = Math.round(info.height / 2) * info.width
      return [data[row], data[row + info.width - 1]].map((light) => (light ?? 0) < 250)
    }

    expect(await isShaded()).toEqual([false, true])
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await until(async () => (await isShaded())[0] === true)
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight')
    await until(async () => (await isShaded())[1] === false)
    await page.close()
  })
}
