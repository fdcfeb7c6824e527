import { createHmac } from 'node:crypto'

export type DemoAccount = { email: string; name: string; role: string; password: string }

const people = [
  { role: 'admin', name: 'Ada Quill' },
  { role: 'editor', name: 'Edwin Marsh' },
  { role: 'approver', name: 'Lydia Thorne' },
  { role: 'author', name: 'Arthur Penn' },
  { role: 'product-manager', name: 'Petra Lindqvist' },
]
const letters = 'abcdefghjkmnpqrstuvwxyz23456789' // none that is taken for another
const groups = 3
const groupLength = 4

/** One invented colleague for each role. Passwords follow from the installation's secret: the same here, unknown elsewhere. */
export function demoAccounts(secret: string): DemoAccount[] {
  return people.map(({ role, name }) => ({
    role,
    name,
    email: `${role}@aldermoor.example.com`,
    password: derivePassword(secret, `demonstration account ${role}`),
  }))
}

/** What whoever started the installation shows to become its first administrator. Worth nothing once there is one. */
export function setupKeyOf(secret: string): string {
  return derivePassword(secret, 'first administrator')
}

/** A password that can be read aloud, the same for the same secret and purpose. */
export function derivePassword(secret: string, purpose: string): string {
  const bytes = createHmac('sha256', secret).update(purpose).digest()
  const signs = [...bytes.subarray(0, groups * groupLength)].map((byte) => letters[byte % letters.length])
  return Array.from({ length: groups }, (_, group) =>
    signs.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-')
}
