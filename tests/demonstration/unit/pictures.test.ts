import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copies } from '../../../services/cms/media/copies'
import { madeFolder, readMade, readPictures } from '../../../services/demo/pictures/read-pictures'
import { takeSample } from '../../../tools/demonstration/pictures/picture-scene'

const pictures = readPictures()
const made = readMade()
const filesOf = (key: string) => [made[key]?.file, ...Object.values(made[key]?.copies ?? {})]
const mostBytes = 12 * 1024 * 1024

describe('the pictures of the demonstration', () => {
  it('are some forty, each drawn from its own key and the same on every machine', () => {
    expect(pictures).toHaveLength(40)
    expect(new Set(Object.values(made).map(({ sample }) => sample)).size).toBe(40)
    expect(pictures.filter((picture) => takeSample(picture) !== made[picture.key]?.sample)).toEqual([])
  })

  it('stand with every copy that the CMS makes of an upload, whole and nothing else', () => {
    const names = pictures.flatMap(({ key }) => filesOf(key).map((file) => file?.name))
    const bytes = pictures.flatMap(({ key }) => filesOf(key).map((file) => file?.bytes ?? 0))

    for (const { key } of pictures) {
      expect(Object.keys(made[key]?.copies ?? {})).toEqual(copies.map(({ name }) => name))
    }
    expect(readdirSync(madeFolder).sort()).toEqual([...names, 'made.json'].sort())
    expect(names.map((name) => readFileSync(join(madeFolder, name ?? '')).length)).toEqual(bytes)
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(mostBytes)
  })

  it('are called by their content, so that no file ever changes under its address', () => {
    const odd = pictures.filter(({ key }) => {
      const { token = '', file } = made[key] ?? {}
      const digest = createHash('sha256').update(readFileSync(join(madeFolder, file?.name ?? '')))
      return !digest.digest('hex').startsWith(token) || !(file?.name.includes(token) ?? false)
    })

    expect(odd).toEqual([])
  })

  it.each(['en', 'fr-fr', 'zh-cn', 'nl-nl', 'de-de'] as const)(
    'are each in words of their own in %s (Q-1)',
    (locale) => {
      expect(new Set(pictures.map(({ alt }) => alt[locale])).size).toBe(40)
    },
  )
})
