import { localesIn } from '../../../src/config/locales'
import { liveIn } from './editions'
import { type DemoItem, inEach, linkTo, localesOf, type Translated, type Values } from './item'
import { nameIn } from './place-facts'
import { type Source } from './source'

type Entry = { collection: 'pages' | 'graduate-pages' | 'products'; key: string; below?: Entry[] }

const page = (key: string, ...below: Entry[]): Entry => ({ collection: 'pages', key, below })

const menus: Record<string, { name: string; entries: Entry[] }> = {
  header: {
    name: 'Header',
    entries: [
      page('people'),
      page('expertise', page('services'), page('sectors'), page('solutions')),
      page('insights'),
      page('products', { collection: 'products', key: 'navigator' }, page('access-the-tool')),
      page('about-us', page('our-story'), page('careers'), page('news')),
      page('locations'),
    ],
  },
  footer: {
    name: 'Footer',
    entries: [
      page('contact-us'),
      page('careers'),
      page('accessibility'),
      page('legal-and-regulatory-information'),
      page('cookie-policy'),
      page('data-privacy'),
      page('site-map'),
    ],
  },
  'graduate-header': {
    name: 'Graduate header',
    entries: ['students', 'training-contract', 'meet-us', 'apply'].map(toGraduatePage),
  },
  'graduate-footer': {
    name: 'Graduate footer',
    entries: [
      ...['faq', 'contact-us'].map(toGraduatePage),
      page('accessibility'),
      page('legal-and-regulatory-information'),
      page('cookie-policy'),
      page('data-privacy'),
    ],
  },
}

function toGraduatePage(key: string): Entry {
  return { collection: 'graduate-pages', key }
}

/** What an entry says is what the page that it leads to is called. */
function namesOf({ firm }: Source, { collection, key }: Entry): Translated {
  const found = {
    pages: () => firm.pages.filter((one) => one.key === key).map(({ title, linked }) => ({ ...linked, ...title })),
    'graduate-pages': () => firm.graduates.pages.filter((one) => one.key === key).map(({ title }) => title),
    products: () => firm.products.products.filter((one) => one.key === key).map(({ name }) => name),
  }[collection]()
  return found[0] ?? {}
}

/** A menu is one list for all its languages: where a page has no name in one, it keeps its English name. */
const toEntry = (source: Source, { collection, key, below = [] }: Entry, menu: Translated): Values => ({
  label: inEach(menu, (_, locale) => nameIn(namesOf(source, { collection, key }), locale)),
  target: linkTo({ collection, key }),
  below: below.map((one) => toEntry(source, { ...one, below: [] }, menu)),
})

export const planMenus = (source: Source): DemoItem[] =>
  Object.entries(menus).map(([place, { name, entries }]) => {
    const set = localesIn(place.startsWith('graduate') ? 'graduate' : 'main')
    const names = Object.fromEntries(set.map((locale) => [locale, name])) as Translated
    return {
      collection: 'menus',
      key: place,
      values: {
        live: liveIn(localesOf(names)),
        name: names,
        place,
        entries: entries.map((entry) => toEntry(source, entry, names)),
      },
    }
  })

const consent = {
  en: 'I agree that Aldermoor Vane LLP keeps what I wrote and uses it to answer me.',
  'fr-fr': 'J’accepte qu’Aldermoor Vane LLP conserve mon message et l’utilise pour me répondre.',
  'zh-cn': '本人同意Aldermoor Vane LLP保存本人填写的内容，并仅用于答复本人。',
  'nl-nl': 'Ik ga ermee akkoord dat Aldermoor Vane LLP mijn bericht bewaart en gebruikt om mij te antwoorden.',
  'de-de': 'Ich bin damit einverstanden, dass Aldermoor Vane LLP meine Nachricht speichert und zur Antwort verwendet.',
}

export const planSettings = ({ firm, findPicture }: Source): DemoItem[] => {
  const { name, claim, notice, phone, mailDomain } = firm.firm
  // English countries whose pages for graduates are their own say the same as everybody's.
  const everywhere = (said: Translated): Translated =>
    Object.fromEntries(localesIn('every').map((locale) => [locale, nameIn(said, locale)]))
  return [
    {
      collection: 'settings',
      key: 'whole-site',
      values: {
        live: liveIn(localesIn('every')),
        firmName: everywhere({ en: name }),
        scope: 'whole-site',
        claim: everywhere(claim),
        notice: everywhere(notice),
        phone,
        sharingPicture: findPicture('settings', 'whole-site'),
        mailboxes: [`enquiries@${String(mailDomain)}`],
        profiles: [
          { name: 'LinkedIn', url: 'https://linkedin.example.com/aldermoor-vane' },
          { name: 'WeChat', url: 'https://weixin.example.com/aldermoor-vane' },
        ],
        consentVersion: '1',
        consentText: everywhere(consent),
      },
    },
  ]
}
