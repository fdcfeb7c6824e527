import { type LocaleSet } from '../config/locales'

/**
 * What the policy of a page must allow beyond the strict one. `session`: it knows who is signed in, so it asks the provider
 * and the account service, and renews tokens in a frame. `worker`: it computes beside its page. `opener`: the window that
 * opened it still knows it, which is how a sign-in in a popup ends. `recaptcha`: it shows questions of reCAPTCHA's. The last
 * two hold only where the build was set up for them.
 */
export type Need = 'session' | 'worker' | 'opener' | 'recaptcha'

type Facts = {
  /** A page is prebuilt, a client route is drawn in the browser, a file is neither. */
  kind: 'page' | 'client' | 'file'
  /** When the page comes alive: at load, at the first use of one of its parts, or not at all. The budgets of scripts go by it. */
  hydrate: 'interaction' | 'load' | 'never'
  /** Whether search engines and sitemaps may list it. */
  indexed: boolean
  needs: readonly Need[]
  /** Where it is another than 200. */
  status?: number
}

export type Route<Set extends LocaleSet = LocaleSet, Pattern extends string = string> = Facts & {
  /** Where it exists; none is the one address without a locale. */
  sets: readonly Set[]
  /** What follows the locale; `placeholders.ts` says what each `{name}` stands for. */
  pattern: Pattern
}

const page: Facts = { kind: 'page', hydrate: 'interaction', indexed: true, needs: [] }
const plain: Facts = { ...page, hydrate: 'never' }
const app: Facts = { ...page, hydrate: 'load' }
/** A page that goes on, below what anybody may read, for those who are signed in. */
const gated: Facts = { ...app, needs: ['session'] }
/** The same, and what it shows can be kept for reading without a network. */
const kept: Facts = { ...gated, needs: ['session', 'worker'] }
/** The same, below a page that works without React. */
const signed: Facts = { ...page, needs: ['session'] }
const client: Facts = { kind: 'client', hydrate: 'load', indexed: false, needs: ['session'] }
const file: Facts = { kind: 'file', hydrate: 'never', indexed: false, needs: [] }
const unlisted = (facts: Facts): Facts => ({ ...facts, indexed: false })

const routeIn =
  <Set extends LocaleSet = never>(...sets: Set[]) =>
  <const Pattern extends string>(pattern: Pattern, facts = page): Route<Set, Pattern> => ({ sets, pattern, ...facts })

const main = routeIn('main')
const graduate = routeIn('graduate')
const both = routeIn('main', 'graduate')
const root = routeIn()

/** THE route table. A route's id also names its template, its messages and, where it has one, its content type. */
export const routes = {
  home: main(''),
  accessibility: main('accessibility', plain),
  remote: main('remote', unlisted(plain)),
  wechat: main('wechat', plain),
  deals: main('deals'),
  'deals-page': main('deals/page/{page}'),
  'site-map': main('site-map', plain),
  search: both('search', unlisted(app)),
  'not-found': both('404', { ...unlisted(app), status: 404 }),
  robots: root('robots.txt', file),
  sitemap: root('sitemap.xml', file),
  'sitemap-of-type': both('sitemaps/{slug}.xml', file),

  'about-us': main('about-us'),
  page: main('about-us/{path:5}'),
  careers: main('about-us/careers'),
  vacancy: main('about-us/careers/{path:5}'),
  benefits: main('about-us/careers/benefits'),
  'country-benefits': main('about-us/careers/benefits/{slug}'),
  news: main('about-us/news'),
  'news-page': main('about-us/news/page/{page}'),
  'news-feed': main('about-us/news/feed.xml', file),
  'news-item': main('about-us/news/{slug}'),

  'legal-and-regulatory-information': main('legal-and-regulatory-information'),
  'cookie-policy': main('legal-and-regulatory-information/cookie-policy'),
  'data-privacy': main('legal-and-regulatory-information/data-privacy'),
  'contact-us': main('contact-us'),
  'contact-topic': main('contact-us/{slug}'),

  people: main('people'),
  'people-page': main('people/page/{page}'),
  'people-by-letter': main('people/letter/{letter}'),
  'people-by-office': main('people/office/{slug}'),
  'people-by-service': main('people/service/{path:3}'),
  person: main('people/{id}/{slug}'),
  'person-card': main('people/{id}/{slug}.vcf', file),
  office: main('offices/{slug}'),
  locations: main('locations'),
  location: main('locations/{slug}'),

  expertise: main('expertise'),
  services: main('expertise/services'),
  service: main('expertise/services/{path:3}'),
  'service-feed': main('expertise/services/{path:3}/feed.xml', file),
  sectors: main('expertise/sectors'),
  sector: main('expertise/sectors/{path:3}'),
  'sector-feed': main('expertise/sectors/{path:3}/feed.xml', file),
  solutions: main('expertise/solutions'),
  solution: main('expertise/solutions/{path:3}'),

  insights: main('insights'),
  'insights-page': main('insights/page/{page}'),
  'insights-feed': main('insights/feed.xml', file),
  'insights-of-kind': main('insights/{kind:insights}'),
  'insights-of-kind-page': main('insights/{kind:insights}/page/{page}'),
  'insights-of-kind-feed': main('insights/{kind:insights}/feed.xml', file),
  topic: main('insights/topics/{slug}'),
  'topic-feed': main('insights/topics/{slug}/feed.xml', file),
  'alert-me': main('insights/alert-me', unlisted(plain)),
  article: main('articles/{id}/{slug}'),
  event: main('events/{id}/{slug}'),
  'event-place': main('events/your-place', unlisted(plain)),
  'event-registration': main('events/{id}/{slug}/register', unlisted(app)),
  'event-calendar': main('events/{id}/{slug}.ics', file),
  training: main('training/{id}/{slug}'),
  'training-captions': main('training/{id}/{slug}.vtt', file),
  'training-series': main('training-series/{id}/{slug}'),
  'newsletter-issue': main('newsletters/{id}/{slug}'),

  feature: main('features/{root}/{trail}'),
  'feature-marketing': main('features/marketing/{slug}'),
  products: main('products'),
  product: main('products/{root}/{trail}'),
  'product-marketing': main('products/marketing/{slug}'),
  'disputes-aviator': main('products/disputes-aviator'),
  'access-the-tool': main('products/access-the-tool', gated),

  navigator: main('products/navigator', signed),
  'nav-service': main('products/navigator/{service}', signed),
  'nav-service-marketing': main('products/navigator/{service}/marketing/{slug}'),
  'nav-service-content': main('products/navigator/{service}/content/{id}/{slug}', gated),
  'report-builder': main('products/navigator/{service}/report-builder', kept),
  'nav-updates': main('products/navigator/{service}/updates', gated),
  'nav-region': main('products/navigator/{service}/{region}', signed),
  'nav-region-content': main('products/navigator/{service}/{region}/content/{id}/{slug}', gated),
  'nav-jurisdiction': main('products/navigator/{service}/{region}/{jurisdiction}', kept),
  'status-table': main('products/navigator/{service}/{region}/{jurisdiction}/status-table', gated),

  verify: main('verify', unlisted(plain)),

  graduates: graduate('graduates'),
  'graduate-page': graduate('graduates/{kind:graduates}'),

  // Where the provider returns to: without a locale, because it is registered there and its fragment survives no redirect.
  auth: root('auth', { ...client, needs: ['session', 'opener'] }),
  'sign-in': main('auth/sign-in', client),
  // Signing in where the provider asks a question of reCAPTCHA's: the one place whose policy lets that in.
  'sign-in-challenge': main('auth/challenge', { ...client, needs: ['session', 'recaptcha'] }),
  'sign-up': main('auth/sign-up', client),
  onboarding: main('auth/onboarding', client),
  favourites: main('auth/favourites', client),
  'newsletters-and-alerts': main('auth/newsletters-and-alerts', client),
  subscriptions: main('auth/subscriptions', client),
  'email-verified-callback': main('auth/email-verified-callback', client),
  dashboard: main('dashboard', client),
  'dashboard-contacts': main('dashboard/contacts', client),
  'dashboard-events': main('dashboard/events', client),
  'dashboard-insights': main('dashboard/insights', client),
  'dashboard-products': main('dashboard/products', client),
  profile: main('dashboard/profile/{tab}', client),
}
