import { type Field } from 'payload'

const nobody = () => false
const closed = { create: nobody, read: nobody, update: nobody }
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true }

export const secondFactorFields: Field[] = [
  {
    name: 'secondFactor',
    type: 'checkbox',
    label: 'Second factor',
    defaultValue: false,
    access: { create: nobody, update: nobody },
    admin: { components: { Field: '/components/second-factor#SecondFactor' } },
  },
  // Written by `second-factor/factor.ts` alone, and shown to nobody.
  { name: 'factorSecret', type: 'text', hidden: true, access: closed, admin: hidden },
  { name: 'factorStep', type: 'number', hidden: true, access: closed, admin: hidden },
  { name: 'recoveryDigests', type: 'json', hidden: true, access: closed, admin: hidden },
]
