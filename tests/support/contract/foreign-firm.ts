import { type ForeignContent } from './foreign-cms'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })
const paragraph = (...content: unknown[]) => node('paragraph', ...content)
const same = (value: unknown) => ({ '*': value })
const linkTo = (id: string) => ({ sys: { id } })

const cell = (value: string) => node('table-cell', paragraph(text(value)))
const portrait = (origin: string) => ({
  sys: { id: 'portrait' },
  url: `${origin}/assets/lucia.jpg`,
  title: 'Lucía',
  description: 'Lucía Otero at her desk',
  contentType: 'image/jpeg',
  width: 1200,
  height: 800,
  size: 90_000,
})

const life = {
  json: node(
    'document',
    node('heading-1', text('Work')),
    paragraph(text('She acts for '), text('banks', 'bold', 'underline'), text('\nand lenders.')),
    node('ordered-list', node('list-item', paragraph(text('First')))),
  ),
  links: { assets: { block: [] } },
}

const story = (origin: string) => ({
  json: node(
    'document',
    paragraph(
      text('By '),
      { nodeType: 'entry-hyperlink', data: { target: linkTo('lucia') }, content: [text('Lucía')] },
      text(' and '),
      { nodeType: 'hyperlink', data: { uri: 'https://example.com/' }, content: [text('others')] },
    ),
    { nodeType: 'embedded-asset-block', data: { target: linkTo('portrait') }, content: [] },
    node('table', node('table-row', cell('Year'), cell('Cases')), node('table-row', cell('2025'), cell('12'))),
    node('hr'),
    node('blockquote', paragraph(text('In full.'))),
  ),
  links: { assets: { block: [portrait(origin)] } },
})

/** A small firm as editors of another CMS keep it. */
export const foreignFirm = (origin: string): ForeignContent => ({
  firm: [{ id: 'firm', fields: { name: { 'en-GB': 'Otero & Haddad', fr: 'Otero & Haddad' } } }],
  place: [
    {
      id: 'spain',
      fields: {
        label: { 'en-GB': 'Spain', fr: 'Espagne' },
        slug: { 'en-GB': 'spain', fr: 'espagne' },
        kind: same('country'),
        code: same('ES'),
      },
    },
    {
      id: 'madrid',
      fields: {
        label: { 'en-GB': 'Madrid', fr: 'Madrid' },
        slug: same('madrid'),
        kind: same('city'),
        code: same('ES'),
      },
    },
  ],
  office: [
    {
      id: 'office',
      fields: {
        label: { 'en-GB': 'Madrid office' },
        slug: same('madrid'),
        street: same('1 Calle Inventada'),
        lat: same(40.4),
        lon: same(-3.7),
        firm: same('Otero & Haddad SLP'),
        city: same(linkTo('madrid')),
        country: same(linkTo('spain')),
      },
    },
  ],
  person: [
    {
      id: 'lucia',
      fields: {
        fullName: { 'en-GB': 'Lucía Otero', fr: 'Lucía Otero' },
        first: same('Lucía'),
        last: same('Otero'),
        job: { 'en-GB': 'Partner', fr: 'Associée' },
        rank: same('partner'),
        mail: same('lucia@example.com'),
        slug: same('lucia-otero'),
        portrait: same(portrait(origin)),
        life: same(life),
        officesCollection: same({ items: [linkTo('office')] }),
      },
    },
  ],
  story: [
    {
      id: 'story',
      fields: {
        headline: { 'en-GB': 'A judgment' },
        slug: same('a-judgment'),
        day: same('2026-05-02'),
        text: same(story(origin)),
        authorsCollection: same({ items: [linkTo('lucia')] }),
      },
    },
  ],
})

/** How that firm's fields are ours. */
export const foreignMapping = (origin: string) => ({
  endpoint: `${origin}/content/v1/spaces/s/environments/master`,
  locales: { en: 'en-GB', 'fr-fr': 'fr' },
  types: {
    settings: {
      from: 'firm',
      fields: {
        firmName: 'name',
        scope: { value: 'whole-site' },
        consentVersion: { value: '1' },
        consentText: { value: 'You agree that we answer you.' },
      },
    },
    location: { from: 'place', fields: { name: 'label', slug: 'slug', kind: 'kind', iso: 'code' } },
    office: {
      from: 'office',
      fields: {
        name: 'label',
        slug: 'slug',
        address: 'street',
        latitude: 'lat',
        longitude: 'lon',
        legalEntity: 'firm',
        city: { link: 'city', type: 'location' },
        country: { link: 'country', type: 'location' },
      },
    },
    person: {
      from: 'person',
      fields: {
        name: 'fullName',
        givenName: 'first',
        familyName: 'last',
        jobTitle: 'job',
        role: 'rank',
        email: 'mail',
        slug: 'slug',
        photo: { picture: 'portrait' },
        biography: { richText: 'life' },
        offices: { links: 'officesCollection', type: 'office' },
      },
    },
    article: {
      from: 'story',
      fields: {
        title: 'headline',
        slug: 'slug',
        kind: { value: 'article' },
        publishedOn: { moment: 'day' },
        lawStatedAt: { moment: 'day' },
        body: { body: 'text' },
        authors: { links: 'authorsCollection', type: 'person' },
      },
    },
  },
})
