import { type CollectionConfig } from 'payload'
import { allow } from '../access/access'

const nobody = () => false

/** Deliveries to the services that act on a publication. Written by the log and its courier, only looked at here. */
export const nudges: CollectionConfig = {
  slug: 'nudges',
  labels: { singular: 'Notification', plural: 'Notifications' },
  access: { read: allow('audit'), create: nobody, update: nobody, delete: nobody },
  admin: {
    group: 'Site',
    description: 'What was told to the publisher and other services, and whether they heard. Kept for thirty days.',
    useAsTitle: 'delivery',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'url', 'seq', 'state', 'attempts', 'answer'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'delivery', type: 'text', required: true, unique: true },
    { name: 'url', type: 'text', required: true, label: 'To', index: true },
    { name: 'seq', type: 'number', required: true, label: 'Row of the publication log' },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'waiting', label: 'Waiting' },
        { value: 'delivered', label: 'Delivered' },
        { value: 'superseded', label: 'Covered by a later one' },
        { value: 'given-up', label: 'Given up after a day' },
      ],
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'answer', type: 'text', label: 'Last answer' },
    {
      name: 'deliveredAt',
      type: 'date',
      label: 'Delivered',
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' } },
    },
  ],
}
