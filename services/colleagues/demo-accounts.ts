import { firm } from '../../src/firm/firm'
import { derivePassword } from '../shared/secrets/derived-password'

export type DemoAccount = { email: string; name: string; role: string; password: string }

const people = [
  { role: 'admin', name: 'Ada Quill' },
  { role: 'editor', name: 'Edwin Marsh' },
  { role: 'approver', name: 'Lydia Thorne' },
  { role: 'author', name: 'Arthur Penn' },
  { role: 'product-manager', name: 'Petra Lindqvist' },
]

const domain = firm.senders.mail.replace(/^.*@/, '')

/** One invented colleague for each role. Passwords follow from the installation's secret: the same here, unknown elsewhere. */
export function demoAccounts(secret: string): DemoAccount[] {
  return people.map(({ role, name }) => ({
    role,
    name,
    email: `${role}@${domain}`,
    password: derivePassword(secret, `demonstration account ${role}`),
  }))
}
