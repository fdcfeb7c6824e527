import { type Database } from '../../database/open-database'

/** What a member's tokens say of the organization. */
export type Assertion = { org_id: string; org_name: string }

export type Organizations = {
  /** Undefined for somebody who is no member. */
  findAssertion: (organization: string, userId: string) => Promise<Assertion | undefined>
}

export function openOrganizations(database: Database): Organizations {
  return {
    findAssertion: async (organization, userId) => {
      const { rows } = await database.query<Assertion>(
        `select told.id as org_id, told.name as org_name
           from identity.organizations asked
           join identity.organization_members member on member.organization_id = asked.id and member.user_id = $2
           join identity.organizations told on told.id = coalesce(member.asserted_id, asked.id)
          where asked.id = $1 or asked.name = lower($1)`,
        [organization, userId],
      )
      return rows[0]
    },
  }
}
