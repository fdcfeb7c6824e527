import { type CollectionConfig, type Field } from 'payload'
import { allow } from '../access/access'
import { noteChanged, noteDeleted } from '../access-feed/note-change'
import { auditHooks } from '../audit/record-hooks'
import { amount, beside, day, line, lines, many, one } from '../fields/kinds'

type Labels = { singular: string; plural: string }
type Own = { slug: string; labels: Labels; description: string; title: string; fields: Field[] }

/** Who may use what. Read by the account service alone, never published, and changed by product managers. */
const record = ({ slug, labels, description, title, fields }: Own): CollectionConfig => ({
  slug,
  labels,
  access: { read: allow('grant'), create: allow('grant'), update: allow('grant'), delete: allow('grant') },
  hooks: {
    afterChange: [...auditHooks.afterChange, noteChanged(slug)],
    beforeDelete: auditHooks.beforeDelete,
    afterDelete: [noteDeleted(slug)],
  },
  admin: { group: 'Access', description, useAsTitle: title, defaultColumns: [title, 'updatedAt'] },
  fields,
})

export const accessRecords = [
  record({
    slug: 'organisations',
    labels: { singular: 'Organisation', plural: 'Organisations' },
    description: 'Clients, as companies.',
    title: 'name',
    fields: [
      line('name', 'Name', { required: true }),
      lines('domains', 'E-mail domains'),
      line('providerId', 'Organisation at the sign-in provider'),
    ],
  }),
  record({
    slug: 'grants',
    labels: { singular: 'Grant', plural: 'Grants' },
    description: 'What one person may use, from when to when, and who said so.',
    title: 'email',
    fields: [
      beside(line('sub', 'Subject at the sign-in provider'), {
        name: 'email',
        type: 'email',
        label: 'E-mail, counted only when verified',
      }),
      one('organisation', 'Organisation', { of: 'organisations' }),
      lines('productPermissions', 'Products'),
      lines('collaborationPermissions', 'Collaboration spaces'),
      lines('compliancePermissions', 'Compliance'),
      beside(day('from', 'From', { required: true }), day('to', 'Until')),
      line('grantedBy', 'Granted by', { required: true }),
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
    slug: 'product-subscriptions',
    labels: { singular: 'Subscription', plural: 'Subscriptions' },
    description: 'What an organisation subscribes to.',
    title: 'reference',
    fields: [
      line('reference', 'Reference', { required: true }),
      one('organisation', 'Organisation', { of: 'organisations', required: true }),
      one('product', 'Product', { of: 'products' }),
      one('navService', 'Or navigator service', { of: 'nav-services' }),
      beside(amount('seats', 'Seats', { min: 1, required: true }), day('renewsOn', 'Renews on', { required: true })),
      line('owner', 'Who looks after it at the client'),
    ],
  }),
]
