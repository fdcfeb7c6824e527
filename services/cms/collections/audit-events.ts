import { type CollectionConfig } from 'payload'
import { readLog } from '../audit/read-log'
import { auditedActions } from '../audit/record'
import { exportFor } from '../export/endpoint'
import { line, moment, paragraph } from '../fields/kinds'

/** Who did what. Written by the platform in the transaction of the action itself; nobody changes it or takes it away. */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: 'Audit event', plural: 'Audit log' },
  access: { read: readLog, create: () => false, update: () => false, delete: () => false },
  admin: {
    group: 'Access',
    description: 'Everything that was published, withdrawn, approved, scheduled, granted or deleted: who, when, why.',
    useAsTitle: 'title',
    defaultColumns: ['at', 'name', 'what', 'title', 'kind', 'locale'],
    listSearchableFields: ['title', 'name', 'note'],
    hideAPIURL: true,
    components: { beforeListTable: ['/components/audit-days#AuditDays', '/components/export-link#ExportLink'] },
  },
  endpoints: [exportFor('audit-events', 'audit')],
  defaultSort: '-at',
  timestamps: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { ...moment('at', 'When', { required: true }), index: true },
    line('name', 'Who'),
    { name: 'who', type: 'relationship', relationTo: 'users', label: 'Their account' },
    {
      name: 'what',
      type: 'select',
      label: 'What',
      required: true,
      options: Object.entries(auditedActions).map(([value, label]) => ({ value, label })),
    },
    paragraph('title', 'Title at the time'),
    {
      ...line('kind', 'Kind of content', { required: true }),
      index: true,
      admin: { components: { Cell: '/components/audit-cells#KindCell' } },
    },
    { name: 'item', type: 'number', label: 'Number of the item', index: true },
    {
      ...line('locale', 'Language'),
      admin: { components: { Cell: '/components/audit-cells#LanguageCell' } },
    },
    paragraph('note', 'Note'),
  ],
}
