import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale } from '../../../src/config/locales'
import { type DemoItem, ref, type Ref, type Translated } from './item'

const folder = join(__dirname, '../films')
const tokenLength = 32

/** What the films are of, for those who do not see them. */
const films = {
  'merger-control': {
    en: 'A film of forty seconds without sound: two companies, their turnover, three authorities, a clock, and the clearance.',
    'fr-fr':
      'Un film muet de quarante secondes : deux sociétés, leur chiffre d’affaires, trois autorités, une horloge et l’autorisation.',
    'zh-cn': '四十秒无声短片：两家公司、其营业额、三家主管机关、一只时钟以及批准。',
  },
  briefing: {
    en: 'A film of twenty seconds without sound: six columns that grow, and a line that rises across them.',
    'fr-fr': 'Un film muet de vingt secondes : six colonnes qui grandissent et une ligne qui s’élève.',
    'zh-cn': '二十秒无声短片：六根逐渐升高的立柱和一条上升的线。',
  },
} as const satisfies Record<string, Translated>

export type FilmName = keyof typeof films

const keyOf = (name: FilmName): string => `film-${name}`

export const filmOf = (name: FilmName): Ref => ref('media', keyOf(name))

/** The films as the CMS keeps what was uploaded. They were drawn in a browser once, for this demonstration. */
export const composeFilms = (): DemoItem[] =>
  (Object.keys(films) as FilmName[]).map((name) => {
    const path = join(folder, `${name}.webm`)
    const data = readFileSync(path)
    const filename = `${name}-${createHash('sha256').update(data).digest('hex').slice(0, tokenLength)}.webm`
    return {
      collection: 'media',
      key: keyOf(name),
      values: {
        alt: films[name],
        credit: 'Drawn for this demonstration',
        licence: 'Part of this demonstration',
        token: filename.slice(name.length + 1, -'.webm'.length),
        filename,
        mimeType: 'video/webm',
        filesize: data.length,
      },
      files: [{ name: filename, path }],
    }
  })

/** What is said in a film, in the languages in which it is spoken. */
export const captionsOf = (name: FilmName, locales: readonly Locale[]): Translated =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const path = join(folder, `${name}.${locale}.vtt`)
      return existsSync(path) ? [[locale, readFileSync(path, 'utf8')]] : []
    }),
  )
