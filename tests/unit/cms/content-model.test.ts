import { readFileSync } from 'node:fs'
import { toOrigins } from '../../../services/cms/environment'
import { collectionsOfTheFirm, placesOfOffice } from '../../../src/config/kept-records'
import { contentSchemaFile } from '../../../tools/content-schema/schema-file'
import { type ContentModel, readContentModel } from '../../support/cms/content-model'
import { gatedTypes } from '../../support/contract/gated-fields'

jest.setTimeout(60_000)

// Every type of the content model with what is its own; what all have in common is below.
const types: Record<string, string> = {
  pages: 'title parent cover body related contacts',
  people:
    'name givenName familyName otherNames nativeName pronouns jobTitle role email phones admissions spokenLanguages education photo linkedin leftAt offices services sectors jurisdictions biography',
  offices: 'name address latitude longitude phones hours regulatorText pictures legalEntity city country body',
  locations: 'name iso kind within desk jurisdictions body',
  services: 'title parent keyContacts sectors solutions products howWeHelp body',
  sectors: 'title parent keyContacts services solutions products howWeHelp body',
  solutions: 'title parent keyContacts services sectors products howWeHelp body',
  articles:
    'title kind authors readingTime citations lawStatedAt publishedOn topics services sectors jurisdictions cover body',
  news: 'title publishedOn pressContact embargoUntil people deals body',
  deals: 'title client role value currency date confidential people services sectors offices jurisdictions',
  events:
    'title startsAt endsAt timeZone mode venue streamUrl capacity onlineCapacity registrationOpens registrationCloses state agenda recordingUrl recordingForClients recordingFilm cpdMinutes speakers guests topics body',
  trainings: 'title film mediaUrl captions transcript durationMinutes cpdMinutes publishedOn topics body',
  'training-series': 'title modules topics body',
  'newsletter-issues': 'title newsletter entries body',
  products: 'title isFeature kind launchUrl permissionKey parent contacts body',
  'marketing-pages': 'title product navService body',
  'nav-services': 'name key permissionKey regions team body',
  'nav-regions': 'name key body',
  'nav-jurisdictions': 'name iso region counselFirm counselPerson reviewer lastReviewed reviewDue sourceLanguages',
  'nav-contents': 'title navService region teaser body version changeNote changeKind',
  'nav-questions': 'text key topic helpText valueType position navService',
  'nav-answers':
    'shortAnswer jurisdiction question status detail threshold deadlineAmount deadlineUnit deadlineFrom sources effectiveFrom effectiveTo version changedBy changeNote changeKind',
  'graduate-pages': 'title kind intakes opensOn closesOn applyUrl office testimonials brochure body',
  vacancies: 'title reference level area offices employment postedOn closesOn salary applyUrl benefits parent body',
  benefits: 'title country body',
  testimonials: 'name role text portrait office',
  'contact-topics': 'title recipients offices body',
  organisations: 'name domains providerId',
  grants: 'sub email organisation productPermissions collaborationPermissions compliancePermissions from to grantedBy',
  'client-teams': 'name organisation members',
  spaces: 'name key notes',
  'product-subscriptions': 'reference organisation product navService seats renewsOn owner',
  newsletters: 'title key frequencies topics',
  topics: 'name within',
  'legal-notices':
    'title sraNumber regulatedBy badge badgeAddress entities complaintsSteps ombudsman regulatorContact terms',
  redirects: 'from to isGone reason createdBy',
  menus: 'name place entries',
  settings: 'firmName claim notice sharingPicture phone mailboxes profiles consentVersion consentText',
  media: 'alt credit licence focalX focalY',
}

describe('the content model', () => {
  let model: ContentModel

  const collection = (slug: string) => {
    const found = model.collections.find((one) => one.slug === slug)
    if (!found) throw new Error(`There is no collection ${slug}.`)
    return found
  }
  const fieldsOf = (slug: string) => collection(slug).fields.map(({ name }) => name)
  const fieldOf = (slug: string, name: string) => collection(slug).fields.find((field) => field.name === name)

  beforeAll(() => {
    model = readContentModel('https://www.example.com')
  })

  it.each(Object.entries(types))('has %s with its fields (E-7)', (slug, fields) => {
    expect(fieldsOf(slug)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('gives every published type its languages, review and versions (E-7)', () => {
    const published = model.collections.filter(({ type }) => type !== undefined)

    expect(published.length).toBeGreaterThan(30)
    for (const { slug } of published) {
      expect([slug, fieldsOf(slug)]).toEqual([
        slug,
        expect.arrayContaining(['live', 'review', 'reviewedAt', 'reviewDueAt', '_status', 'deletedAt']),
      ])
      expect([slug, fieldOf(slug, 'live')?.localized]).toEqual([slug, true])
    }
  })

  it('lets no type of law out without a second lawyer, and no answer or guidance out to the public', () => {
    const withApproval = model.collections.filter(({ needsApproval }) => needsApproval).map(({ slug }) => slug)
    const gated = model.collections.filter(({ audience }) => audience === 'account')

    expect(withApproval.sort()).toEqual([
      'articles',
      'legal-notices',
      'nav-answers',
      'nav-contents',
      'newsletter-issues',
      'pages',
    ])
    expect(gated.map(({ type, teaser }) => [type, teaser?.type])).toEqual(
      expect.arrayContaining(Object.entries(gatedTypes)),
    )
    expect(gated).toHaveLength(Object.keys(gatedTypes).length)
  })

  it('asks for everything that the regulator asks for (Q-5)', () => {
    for (const name of ['sraNumber', 'regulatedBy', 'entities', 'complaintsSteps', 'ombudsman', 'regulatorContact']) {
      expect([name, fieldOf('legal-notices', name)?.required]).toEqual([name, true])
    }
  })

  it('asks for review dates of every jurisdiction, and has them for every text (N16)', () => {
    expect(fieldOf('nav-jurisdictions', 'lastReviewed')?.required).toBe(true)
    expect(fieldOf('nav-jurisdictions', 'reviewDue')?.required).toBe(true)
    // Its own days are the only ones that its form asks for.
    expect(fieldOf('nav-jurisdictions', 'reviewDueAt')?.isHidden).toBe(true)
    expect(fieldOf('nav-answers', 'reviewDueAt')?.isHidden).toBe(false)
  })

  it('is what docs/content says of a file; "npm run tool -- content-schema" writes it again (AD-2)', () => {
    expect(JSON.parse(readFileSync(contentSchemaFile, 'utf8'))).toEqual(model.content)
  })

  it('says every name, hint and choice in each language of its editors (ED-12)', () => {
    expect(model.told.asked).toBeGreaterThan(400)
    expect(model.told.untold).toEqual([])
  })

  it('marks what is never published', () => {
    expect(fieldOf('contact-topics', 'recipients')?.internal).toBe(true)
    expect(fieldOf('events', 'streamUrl')?.internal).toBe(true)
  })

  it('says of every collection that is not published whether it is about people who have an account (AC-9)', () => {
    const known = [...collectionsOfTheFirm, ...placesOfOffice.map(({ name }) => name)]
    const unpublished = model.collections.flatMap(({ slug, type }) => (type === undefined ? [slug] : []))

    expect(unpublished.filter((slug) => !slug.startsWith('payload-')).sort()).toEqual(known.sort())
  })

  it('calls no block as a collection is called, nor its type as another’s in GraphQL', () => {
    const slugs = model.collections.map(({ slug }) => slug)
    const names = model.blocks.map(([, name]) => name)
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
    const taken = slugs.flatMap((slug) => [plain(slug), plain(slug).replace(/s$/, '')])

    expect(model.blocks.map(([slug]) => slug).filter((slug) => slugs.includes(slug))).toEqual([])
    expect(names.filter((name) => typeof name !== 'string' || taken.includes(plain(name)))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives a field called "status" values of its own: Payload would give it those of its drafts', () => {
    const shared = model.collections.filter(({ fields }) =>
      fields.some(({ name, type, enumName }) => name === 'status' && type === 'select' && enumName === undefined),
    )

    expect(shared.map(({ slug }) => slug)).toEqual([])
  })

  it('opens no collection by leaving an access rule out (Q-6)', () => {
    expect(model.collections.filter(({ closed }) => !closed).map(({ slug }) => slug)).toEqual([])
  })

  it('tells nobody else about itself, and no other site may use it (Q-6)', () => {
    expect(model).toMatchObject({ telemetry: false, cors: [], csrf: ['https://www.example.com'], secureCookies: true })
    expect(model).toMatchObject({ fallback: false, graphQL: { playground: true, introspection: true } })
  })

  it('knows this machine by its name and by its number', () => {
    expect(toOrigins('http://localhost:8000/')).toEqual(['http://localhost:8000', 'http://127.0.0.1:8000'])
    expect(toOrigins('https://www.example.com')).toEqual(['https://www.example.com'])
  })
})
