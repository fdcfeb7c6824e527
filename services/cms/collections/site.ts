import { type CollectionConfig, type Field, type RelationshipField } from 'payload'
import { arrangedAccess } from '../access/content-access'
import { mailboxes, telephone, webAddress } from '../fields/addresses'
import { beside, choice, line, paragraph, picture, rows, tab, yesNo } from '../fields/kinds'
import { createdBy } from '../fields/made-by'
import { refusePointlessRedirect } from '../fields/refuse-pointless-redirect'
import { ruled } from '../fields/ruled'
import { allOf, isNeededUnless, isOneOfTwo, isSitePath, isWebAddress } from '../fields/rules'
import { content, type ContentOptions } from './content'
import { linkable } from './linkable'

const group = 'Site'

/** Not a page, but what appears on many: anyone who arranges the site writes it. */
const arranged = (own: ContentOptions): CollectionConfig => ({ ...content(own), access: arrangedAccess })

const page = (own: { name: string; label: string; hint: string }): RelationshipField => ({
  name: own.name,
  type: 'relationship',
  relationTo: [...linkable],
  label: own.label,
  admin: { description: own.hint },
})

const entry = (): Field[] => [
  beside(
    line('label', 'What it says', { required: true, localized: true, atMost: 80 }),
    page({ name: 'target', label: 'Page', hint: 'Where it leads.' }),
    webAddress('url', 'Or an address outside the site', {
      rule: allOf(
        isWebAddress,
        isOneOfTwo('target', {
          neither: 'Choose the page that this leads to, or give an address outside the site.',
          both: 'Choose a page or give an address outside the site, not both.',
        }),
      ),
    }),
  ),
]

const menus = arranged({
  slug: 'menus',
  type: 'menu',
  labels: { singular: 'Menu', plural: 'Menus' },
  group,
  description: 'What the header and the footer offer. One of each is live at a time.',
  set: 'every',
  title: ['name', 'Name'],
  address: 'none',
  hasNoSummary: true,
  onlyOneWith: { fields: ['place'], words: 'Another published menu has this place already' },
  columns: ['place'],
  fields: [
    choice('place', 'Place', { required: true, of: ['header', 'footer', 'graduate-header', 'graduate-footer'] }),
    rows('entries', {
      called: ['Entry', 'Entries'],
      required: true,
      isFolded: true,
      of: [...entry(), rows('below', { called: ['Entry below', 'Entries below'], isFolded: true, of: entry() })],
    }),
  ],
})

const redirect = arranged({
  slug: 'redirects',
  type: 'redirect',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  group,
  description:
    'Old addresses, such as /en/old-page, that nothing else leads on from. When an item moves, its redirects are made by themselves and are not listed here.',
  title: ['from', 'Old address'],
  address: 'none',
  hasNoSummary: true,
  columns: ['isGone', 'reason', 'createdBy'],
  fields: [
    yesNo('isGone', 'It is gone for good', 'On: the old address says so (status 410). Off: it leads to a page.'),
    ruled(
      {
        ...page({ name: 'to', label: 'Leads to', hint: 'The page to which readers are sent on.' }),
        admin: {
          description: 'The page to which readers are sent on.',
          condition: (_, beside) => (beside as { isGone?: boolean }).isGone !== true,
        },
      },
      isNeededUnless('isGone', 'Choose the page that it leads to, or say that it is gone for good.'),
    ),
    line('reason', 'Why', { required: true, hint: 'For colleagues who will wonder in a year.' }),
    createdBy,
  ],
  titleRule: isSitePath,
})

const redirects: CollectionConfig = {
  ...redirect,
  hooks: { ...redirect.hooks, beforeChange: [...(redirect.hooks?.beforeChange ?? []), refusePointlessRedirect] },
}

const settings = arranged({
  slug: 'settings',
  type: 'settings',
  labels: { singular: 'Site settings', plural: 'Site settings' },
  group,
  description: 'What appears on every page. One set is live at a time.',
  set: 'every',
  title: ['firmName', 'Name of the firm'],
  address: 'none',
  hasNoSummary: true,
  onlyOneWith: { fields: ['scope'], words: 'The site has published settings already' },
  fields: [
    choice('scope', 'For', { required: true, of: ['whole-site'], initially: 'whole-site' }),
    line('claim', 'Claim, in one line', { localized: true }),
    paragraph('notice', 'Notice on every page', {
      localized: true,
      atMost: 400,
      hint: 'For example that this is a demonstration. Left empty, there is none.',
    }),
    picture('sharingPicture', 'Picture that social networks show', {
      hint: 'Where a page has none of its own; 1200 × 630 or larger.',
    }),
  ],
  tabs: [
    tab(
      'Contact',
      telephone('phone', 'Telephone'),
      mailboxes('mailboxes', 'E-mail'),
      rows('profiles', {
        called: ['Profile', 'Profiles elsewhere'],
        of: [beside(line('name', 'Where', { required: true }), webAddress('url', 'Address', { required: true }))],
      }),
    ),
    tab(
      'Consent',
      line('consentVersion', 'Version of the consent text', {
        required: true,
        hint: 'Raise it when the text changes.',
      }),
      paragraph('consentText', 'What a person agrees to', { required: true, localized: true }),
    ),
  ],
})

export const site = [menus, redirects, settings]
