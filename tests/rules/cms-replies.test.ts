import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hints } from '../../services/cms/words/labels/hints'
import { tellReply } from '../../services/cms/words/replies/tell-reply'
import { root } from '../../src/config/root'
import { findReplies } from '../support/contract/find-replies'
import { listFiles } from '../support/place/list-files'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Rooms that answer programs alone, and those whose words other tests know. */
const apart =
  /^services\/cms\/(?:access-feed|app|collections|components|export|feed|first-steps|load|log\/audit|migrations|nudge|person-records|transfer|words)\//
/** What forms, programs, readers of a preview, and the door's own form are answered. */
const othersRead =
  /\/(?:main|fields\/body|payload\.config|preview\/endpoint|request\/(?:find-cost-problem|find-query-problem|for-account|guard)|second-factor\/code-needed)\.ts$/
/** Sentences that are put together from others: whole ones are below. */
const inParts =
  /\/(?:rules|publication-problem|refuse-last|keep-alone|refuse-pointless-redirect|schedule-problem|live-change)\.ts$/

const isSentence = (words: string): boolean =>
  /^(?:[A-Z"]|\d)[^<]*[a-z]{2,}[ .][^<]*\.$/s.test(words) && /[a-z]{2,} [a-z(]/.test(words)
const isPhrase = (words: string): boolean => /^(?:[a-z]|"\d").*[a-z]{2,} [a-z]+/.test(words) && !words.includes('\n')
const isHint = (words: string): boolean =>
  [words, words.replaceAll(/\d+/g, '#'), words.replace(/ \d+\./, ' {providers}.')].some((one) =>
    Object.hasOwn(hints, one),
  )

/** What follows has its own words elsewhere. */
const isOpenEnded = /: (?:\d|its \d \d)\.$/

const isUntold = (words: string): boolean => ['fr', 'zh'].some((language) => tellReply(words, language) === words)

/** What a field, a file or an address lacks, where it is said of one. */
const inPlace: Readonly<Record<string, (words: string) => string>> = {
  'services/cms/fields/edition-problem.ts': (words) => `Summary – ${words}. Complete it, then send it for review.`,
  'services/cms/fields/rich-text-problem.ts': (words) => `Summary ${words}`,
  'services/cms/fields/shape-problem.ts': (words) => `Summary ${words}`,
  'services/cms/links/check-link.ts': (words) => words,
  'services/cms/media/clean-file.ts': (words) => `"plan.svg" ${words}.`,
  'services/cms/media/clean-svg.ts': (words) => `"plan.svg" is an SVG that cannot be made safe: ${words}.`,
  'services/cms/translation/inline.ts': (words) => `"body.1" ${words}`,
  'services/cms/translation/sort-fields.ts': (words) => words,
  'src/routes/slug-problem.ts': (words) => `The slug of "Fees" ${words}.`,
  'src/routes/item-chain.ts': (words) => `${words}.`,
  'src/routes/item-address.ts': (words) => `${words}.`,
}

const collections = readdirSync(join(root, 'services/cms/collections'))
  .map((name) => read(`services/cms/collections/${name}`))
  .join('\n')
const given = (form: RegExp): string[] => [...collections.matchAll(form)].map(([, words = '']) => words)

/** Whole sentences of those that are put together. */
const whole = [
  ...given(/\bwords: '([^']+)'/g).map((words) => `${words} (number 3). Change that one, or choose another here.`),
  ...given(/\bmustStay: '([^']+)'/g).map(
    (words) => `Readers in English would find ${words} on no page any more. Change this one, or publish another first.`,
  ),
  '"Fees" is at /en/fees, so nobody would be sent on from there. Give another address, or withdraw that page first.',
  'A page that the site always has is at /en/fees, so nobody would be sent on from there. Give another address, or withdraw that page first.',
  '"Fees" is live below this and would lose its address. Move or withdraw what is below it first.',
  '"Fees", "Prices" and 3 more are live below this. Move or withdraw what is below it first.',
  '"Fees" (Summary) needs this. Choose another there, or withdraw it, first.',
  '"Fees" (Summary), "Prices" (Summary) need this. Choose another there, or withdraw them, first.',
  '"Fees" has no address: no such item can be below "Prices". Choose another parent.',
  '"Fees" has no address: its trail must have 1 to 3 levels, not 4.',
  '"Fees" is not approved in English. Send it for review there; a lawyer who did not write it approves it.',
]

describe('what the CMS answers to an editor', () => {
  it('is said in each language of the editors (ED-12)', () => {
    const files = listFiles(['services/cms']).filter(
      (path) => path.endsWith('.ts') && ![apart, othersRead, inParts].some((form) => form.test(path)),
    )
    const said = files.flatMap((path) => findReplies(path, read(path), isSentence)).filter((words) => !isHint(words))

    expect(said.length).toBeGreaterThan(150)
    expect(said.filter(isUntold)).toEqual([])
    expect(whole.length).toBeGreaterThan(14)
    expect(whole.filter(isUntold)).toEqual([])
  })

  it.each(Object.entries(inPlace))('is said of what %s looks at too (ED-12)', (path, place) => {
    const said = findReplies(path, read(path), isPhrase)
      .map(place)
      .filter((words) => !isOpenEnded.test(words))

    expect(said.length).toBeGreaterThan(0)
    expect(said.filter(isUntold)).toEqual([])
  })

  it('keeps what was filled in, and says words of ours among it in the same language (ED-12)', () => {
    expect(tellReply('articles 12 (en): There is no such item.', 'fr')).toBe(
      'articles 12 (en): Ce contenu n’existe pas.',
    )
    expect(tellReply('"Fees {x}" is not published in Français.', 'zh')).toBe('"Fees {x}" 未以Français发布。')
    expect(
      tellReply(
        'Job title – is missing; Summary – is longer than 5 characters; and 2 more. Complete it, then send it for review.',
        'fr',
      ),
    ).toBe(
      'Fonction – à compléter ; Résumé – plus de 5 caractères ; et 2 autres. Complétez, puis envoyez en relecture.',
    )
    expect(
      tellReply(
        '"A" (Summary), "B" (Job title) and 3 more need this. Choose another there, or withdraw them, first.',
        'zh',
      ),
    ).toBe('"A" (摘要), "B" (职务)等另外 3 项 需要它。请先在那些内容中另选，或将它们撤下。')
  })

  it('stays English in English, and where nobody has said it otherwise (ED-12)', () => {
    expect(tellReply('There is no such item.', 'en')).toBe('There is no such item.')
    expect(tellReply('Something else (number 3). Change that one, or choose another here.', 'fr')).toBe(
      'Something else (number 3). Change that one, or choose another here.',
    )
  })
})
