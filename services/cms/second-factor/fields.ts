import { type Field } from 'payload'

const nobody = () => false

export const secondFactorFields: Field[] = [
  {
    name: 'secondFactor',
    type: 'checkbox',
    label: 'Second factor',
    defaultValue: false,
    access: { create: nobody, update: nobody },
    admin: { components: { Field: '/components/second-factor#SecondFactor' } },
  },
]
