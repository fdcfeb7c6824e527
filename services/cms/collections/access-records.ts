import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
  type FieldHook,
} from 'payload'
import { allow } from '../access/access'
import { knownPermissions, requireKnownPermissions } from '../access/known-permissions'
import { noteChanged, noteDeleted } from '../access-feed/note-change'
import { auditHooks } from '../audit/record-hooks'
import { exportFor } from '../export/endpoint'
import { amount, beside, day, line, lines, many, one } from '../fields/kinds'
import { refuseBadInput } from '../fields/refuse-bad-input'
import { isDomain, isNeededUnless, isNotBefore, isOneOfTwo, isPermission } from '../fields/rules'
import { spaceFields } from '../fields/space-fields'

type Labels = { singular: string; plural: string }
type Own = {
  slug: string
  labels: Labels
  description: string
  title: string
  columns?: string[]
  fields: Field[]
  beforeChange?: CollectionBeforeChangeHook[]
  endpoints?: Endpoint[]
}

/** Who may use what. Read by the account service alone, never published, and changed by product managers. */
const record = ({
  slug,
  labels,
  description,
  title,
  columns = [],
  fields,
  beforeChange = [],
  endpoints = [],
}: Own): CollectionConfig => ({
  slug,
  labels,
  access: { read: allow('grant'), create: allow('grant'), update: allow('grant'), delete: allow('grant') },
  hooks: {
    beforeOperation: [refuseBadInput],
    beforeChange,
    afterChange: [...auditHooks.afterChange, noteChanged(slug)],
    beforeDelete: auditHooks.beforeDelete,
    afterDelete: [noteDeleted(slug)],
  },
  admin: {
    group: 'Access',
    description,
    useAsTitle: title,
    defaultColumns: [title, ...columns, 'updatedAt'],
    hideAPIURL: true,
    components: { beforeListTable: ['/components/export-link#ExportLink'] },
  },
  endpoints: [exportFor(slug, 'grant'), ...endpoints],
  fields,
})

/** Nobody writes another's name under a grant. Programs without a person, such as the demonstration, say who. */
const nameGranter: FieldHook = ({ req, value }): unknown =>
  (req.user as { email?: string } | null)?.email ?? (value as unknown)

const spaceHint = 'Type the key of a space, such as project-harbour, and press Enter.'
const dutyHint = 'Type the key of a duty, such as audit, and press Enter.'

export const accessRecords = [
  record({
    slug: 'organisations',
    labels: { singular: 'Organisation', plural: 'Organisations' },
    description: 'Clients, as companies.',
    title: 'name',
    fields: [
      line('name', 'Name', { required: true }),
      lines('domains', 'E-mail domains', { hint: 'Such as example.com.', rule: isDomain }),
      line('providerId', 'Organisation at the sign-in provider'),
    ],
  }),
  record({
    slug: 'grants',
    labels: { singular: 'Grant', plural: 'Grants' },
    description: 'What one person may use, from when to when, and who said so.',
    title: 'email',
    columns: ['organisation', 'productPermissions', 'daysLeft', 'to'],
    beforeChange: [requireKnownPermissions],
    endpoints: [knownPermissions],
    fields: [
      beside(
        {
          name: 'email',
          type: 'email',
          label: 'E-mail',
          admin: { description: 'Whose grant this is. Counts only once it is verified.' },
        },
        line('sub', 'Subject at the sign-in provider', {
          hint: 'For programs, and for whom no address is known.',
          rule: isNeededUnless('email', 'Say whose grant this is: give the e-mail address, the subject, or both.'),
        }),
      ),
      one('organisation', 'Organisation', { of: 'organisations' }),
      {
        ...lines('productPermissions', 'Products'),
        admin: {
          description: 'What opens to them. Offered is what a product or a navigator service asks for.',
          components: {
            Field: '/components/permissions-field#PermissionsField',
            Cell: '/components/grant-cells#ProductsCell',
          },
        },
      },
      lines('collaborationPermissions', 'Collaboration spaces', { hint: spaceHint, rule: isPermission }),
      lines('compliancePermissions', 'Compliance', { hint: dutyHint, rule: isPermission }),
      beside(
        day('from', 'From', { required: true }),
        day('to', 'Until', { rule: isNotBefore('from', 'A grant must end on or after the day on which it begins.') }),
      ),
      {
        name: 'daysLeft',
        type: 'ui',
        label: 'Days left',
        admin: { disableBulkEdit: true, components: { Cell: '/components/grant-cells#DaysCell' } },
      },
      {
        ...line('grantedBy', 'Granted by'),
        admin: { readOnly: true, description: 'Who made or last changed this grant; written by itself.' },
        hooks: { beforeChange: [nameGranter] },
      },
    ],
  }),
  record({
    slug: 'client-teams',
    labels: { singular: 'Client team', plural: 'Client teams' },
    description: 'The contacts that a client finds in their dashboard.',
    title: 'name',
    fields: [
      line('name', 'Name', { required: true }),
      one('organisation', 'Organisation', { of: 'organisations', required: true }),
      many('members', 'People', { of: 'people', required: true }),
    ],
  }),
  record({
    slug: 'spaces',
    labels: { singular: 'Collaboration space', plural: 'Collaboration spaces' },
    description: 'What the team notes for those who work with it: only who was granted its key sees that it exists.',
    title: 'name',
    columns: ['key'],
    fields: spaceFields,
  }),
  record({
    slug: 'product-subscriptions',
    labels: { singular: 'Subscription', plural: 'Subscriptions' },
    description: 'What an organisation subscribes to.',
    title: 'reference',
    fields: [
      line('reference', 'Reference', { required: true }),
      one('organisation', 'Organisation', { of: 'organisations', required: true }),
      one('product', 'Product', {
        of: 'products',
        rule: isOneOfTwo('navService', {
          neither: 'Choose the product or the navigator service that is subscribed to.',
          both: 'A subscription is to a product or to a navigator service, not to both: empty one of them.',
        }),
      }),
      one('navService', 'Or navigator service', { of: 'nav-services' }),
      beside(amount('seats', 'Seats', { min: 1, required: true }), day('renewsOn', 'Renews on', { required: true })),
      line('owner', 'Who looks after it at the client'),
    ],
  }),
]
