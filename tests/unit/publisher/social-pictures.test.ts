import sharp from 'sharp'
import { toSvg } from '../../../services/publisher/social/draw-picture'
import { canSet, setTitle, widthOf } from '../../../services/publisher/social/set-title'
import { colours } from '../../../src/firm/colours'
import { firm } from '../../../src/firm/firm'
import { mark } from '../../../src/firm/mark'
import { findSocialRecipe, isSocialPath, socialPathOf } from '../../../src/plan/social-picture'
import { at, body, places } from '../../support/content/firm-rows'
import { edition } from '../../support/content/planned-pages'
import { PublisherInProcess } from '../../support/publishing/publisher-in-process'

jest.setTimeout(60_000)

const path = '/en/about-us/news/opening'
const news = (title: string, own: Record<string, unknown> = {}) =>
  edition('news-item', 7, at(path, { title, body, ...own }))
const room = { width: 640, height: 200, sizes: [100, 60], leading: 1 }

describe('the picture by which a page is shared', () => {
  let publisher: PublisherInProcess
  beforeEach(() => {
    publisher = new PublisherInProcess()
  })
  afterEach(() => publisher.close())

  const addressIn = async (): Promise<string> => {
    const [, address = ''] =
      /property="og:image" content="https:\/\/firm\.example([^"]*)"/.exec((await publisher.read(path)) ?? '') ?? []
    return address
  }

  it('is drawn when it is first asked for, has its size, and is the same for good', async () => {
    await publisher.publish(...places, edition('legal-notice', 1), news('An opening in Oslo'))
    const address = await addressIn()
    const drawn = await publisher.pictures.find(address)
    const { width, height, format } = await sharp(drawn).metadata()

    expect(isSocialPath(address)).toBe(true)
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(drawn?.equals((await publisher.pictures.find(address)) ?? Buffer.alloc(0))).toBe(true)
  })

  it('gets another address with another title, and keeps the first for the person who shared it', async () => {
    await publisher.publish(...places, edition('legal-notice', 1), news('An opening in Oslo'))
    const first = await addressIn()
    await publisher.publish(news('A move to Bergen'))
    const second = await addressIn()

    expect(second).not.toBe(first)
    expect(await publisher.pictures.find(first)).toBeDefined()
    expect(await publisher.pictures.find(second)).toBeDefined()
    expect(await publisher.pictures.find(`${second.slice(0, 8)}${'0'.repeat(32)}.jpg`)).toBeUndefined()
  })

  it('is part of the next release once it is drawn, and stays in those that follow (N2)', async () => {
    await publisher.publish(...places, edition('legal-notice', 1), news('An opening in Oslo'))
    const address = await addressIn()
    expect(publisher.entryAt(address)).toBeUndefined()
    const drawn = await publisher.pictures.find(address)
    await publisher.publish(news('A move to Bergen'))
    const entry = publisher.entryAt(address)
    await publisher.restart()

    expect(entry).toMatchObject({ kind: 'file', type: 'image/jpeg', size: drawn?.length })
    expect(publisher.entryAt(address)).toEqual(entry)
  })

  it('comes from the title and the art of its page alone', () => {
    const recipe = { title: 'Oslo', firm: 'Firm', drawing: 'front', slug: 'oslo' } as const
    const addresses = [
      recipe,
      { ...recipe, title: 'Osló' },
      { ...recipe, slug: 'b' },
      { ...recipe, drawing: 'rose' as const },
    ]

    expect(new Set(addresses.map(socialPathOf)).size).toBe(4)
    expect(socialPathOf({ ...recipe })).toBe(socialPathOf(recipe))
    expect(toSvg(recipe)).toBe(toSvg({ ...recipe }))
    expect(toSvg(recipe)).not.toContain('<text')
  })

  it('shows the drawing, the name and the colours of the firm, and gets another address with each of them (AD-1)', () => {
    const recipe = { title: 'Oslo', firm: firm.name, drawing: 'rose', slug: 'oslo' } as const
    const svg = toSvg(recipe)
    const draw = (own: object) => {
      Object.assign(mark, own)
      return [socialPathOf(recipe), toSvg(recipe)]
    }
    const { strokes } = mark
    const [address, drawn = ''] = draw({ strokes: 'M3 21V3l14 18V3M3 12h14' })
    draw({ strokes })

    expect(svg).toContain(`stroke="${colours.onAccent}" stroke-width="1.8" d="${strokes}"`)
    expect(svg).toContain(`fill="${colours.accent}"`)
    expect(drawn).toContain('d="M3 21V3l14 18V3M3 12h14"')
    expect(drawn).not.toContain(strokes)
    expect(address).not.toBe(socialPathOf(recipe))
    expect(draw({})).toEqual([socialPathOf(recipe), svg])
  })

  it.each([
    ['/en/people/7/anna-berg', 'plume'],
    ['/en/offices/oslo', 'rose'],
    ['/en/deals', 'front'],
  ])('of %s shows a %s', (page, drawing) => {
    expect(findSocialRecipe(page, 'T', 'F')?.drawing).toBe(drawing)
  })

  it('is not made of letters that the firm’s face lacks', () => {
    expect(findSocialRecipe('/en/deals', 'صفقات', 'Firm')).toBeUndefined()
    expect(findSocialRecipe('/fr-fr/deals', '« L’été » : 100 %', 'Firm')).toBeDefined()
  })
})

describe('a title', () => {
  it('is as large as it fits, on as many lines as there are', () => {
    const short = setTitle('Oslo', room)
    const long = setTitle('An opening in the city of Oslo and what it means for clients', room)

    expect(short).toEqual({ size: 100, lines: ['Oslo'] })
    expect(long.size).toBe(60)
    expect(long.lines.join(' ')).toBe('An opening in the city of Oslo and what it means for clients')
    for (const line of long.lines) expect(widthOf(line) * 60).toBeLessThanOrEqual(640)
  })

  it('ends in an ellipsis where it is longer than any size allows, also in one word', () => {
    const { lines } = setTitle('A long title. '.repeat(30), room)
    const [word = ''] = setTitle('W'.repeat(90), room).lines

    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(word).toMatch(/^W+…$/)
    expect(widthOf(word) * 60).toBeLessThanOrEqual(640)
  })

  it('in Chinese breaks between any two characters, but leaves no sign alone at either end of a line', () => {
    const { lines } = setTitle('《公司法》第四十七条与“五年”期限：谁来出资，何时出资？', {
      ...room,
      height: 400,
      sizes: [80],
    })

    expect(lines.join('')).toBe('《公司法》第四十七条与“五年”期限：谁来出资，何时出资？')
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.filter((line) => /^[，。：？》”]|[《“]$/.test(line))).toEqual([])
    for (const line of lines) expect(widthOf(line) * 80).toBeLessThanOrEqual(640)
  })

  it('knows which of its letters no face has', () => {
    expect(['并购 M&A', 'O’Brien 🪶', 'Łódź'].map(canSet)).toEqual([true, true, true])
    expect(canSet('𰻞')).toBe(false)
    expect(toSvg({ title: '𰻞', firm: 'Firm', drawing: 'front', slug: 'a' })).toBe(
      toSvg({ title: 'Firm', firm: 'Firm', drawing: 'front', slug: 'a' }),
    )
  })

  it('has room for letters of the west and the east of Europe, and of China', () => {
    for (const letter of 'AéßŁőž«’交') expect(widthOf(letter)).toBeGreaterThan(0)
  })
})
