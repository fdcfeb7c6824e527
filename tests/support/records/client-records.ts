import { at } from '../content/firm-rows'
import { edition } from '../content/planned-pages'

/** Two clients, each with a team and a subscription, and the public pages that these name. Every name tells whose it is. */
export const clientRecords: [collection: string, id: number, record: object][] = [
  ['organisations', 1, { name: 'Harbour & Sons', providerId: 'org_harbour' }],
  ['organisations', 2, { name: 'Elsewhere NV', providerId: 'org_elsewhere' }],
  ['client-teams', 1, { name: 'Team of Harbour', organisation: 1, members: [1, 2, 3, 99] }],
  ['client-teams', 2, { name: 'Team of Elsewhere', organisation: 2, members: [2] }],
  ['spaces', 1, spaceOf('project-harbour', 'Anna’s room', 1)],
  ['spaces', 2, spaceOf('project-elsewhere', 'Ben’s room', 2)],
  ['product-subscriptions', 1, subscriptionOf('HARBOUR-1', 1, { product: 7, seats: 5 })],
  ['product-subscriptions', 2, subscriptionOf('HARBOUR-2', 1, { navService: 8, seats: 20, renewsOn: '2026-01-31' })],
  ['product-subscriptions', 3, subscriptionOf('ELSEWHERE-1', 2, { product: 7, seats: 3 })],
  ['grants', 1, grantOf('auth0|anna', 1, { productPermissions: ['tools|audit', 'navigator|share-disclosure'] })],
  ['grants', 2, grantOf('auth0|anna', 1, { productPermissions: ['*'], from: '2025-01-01', to: '2025-12-31' })],
  ['grants', 3, grantOf('auth0|ben', 2, { productPermissions: ['audit'], to: '2099-12-31' })],
  ['grants', 4, grantOf('auth0|amy', 1, { productPermissions: ['*', 'audit'] })],
]

export const publicPages = [
  edition('office', 1, at('/en/offices/london', { name: 'London' })),
  edition('person', 1, at('/en/people/1/eleanor-strand', { name: 'Eleanor Strand', offices: [1] })),
  edition('person', 1, { ...at('/fr-fr/people/1/eleanor-strand', { name: 'Éléonore Strand' }), locale: 'fr-fr' }),
  edition('person', 2, at('/en/people/2/wei-lanying', { name: 'Wei Lanying' })),
  edition('person', 3, at('/en/people/3/gone', { name: 'Gone Long Ago', leftAt: '2020-01-01T12:00:00.000Z' })),
  edition('product', 7, at('/en/products/audit', productOf('audit'))),
  edition('nav-service', 8, at('/en/products/navigator/share-disclosure', serviceOf('share-disclosure'))),
]

function spaceOf(key: string, name: string, author: number) {
  const note = { language: 'en', author, writtenOn: '2026-03-02T12:00:00.000Z' }
  const notes = [
    { ...note, id: `first of ${key}`, text: `First note in ${name}` },
    { ...note, id: `last of ${key}`, language: 'fr-fr', text: `Last note in ${name}` },
    { ...note, id: `old of ${key}`, author: 3, writtenOn: '2026-01-02T12:00:00.000Z', text: `Old note in ${name}` },
  ]
  return { key, name, updatedAt: '2026-03-02T12:00:00.000Z', notes }
}
function subscriptionOf(reference: string, organisation: number, own: object) {
  return { reference, organisation, renewsOn: '2099-12-31T12:00:00.000Z', owner: `Owner of ${reference}`, ...own }
}
function grantOf(sub: string, organisation: number, own: object) {
  return { sub, organisation, from: '2026-01-01T12:00:00.000Z', ...own }
}
function productOf(permissionKey: string) {
  return { title: 'Audit Desk', kind: 'tool', permissionKey, contacts: [2], launchUrl: 'https://audit.example.com/' }
}
function serviceOf(permissionKey: string) {
  return { name: 'Share disclosure', permissionKey, key: permissionKey, team: [1] }
}
