import { type Database } from '../../database/open-database'

type Forgetting = { forgetOlderThan: (days: number) => Promise<void> }

/** What is kept of those who came, and the shorter time that their needs are: both counted from the end of the event. */
export function forgetRegistrations(
  database: Pick<Database, 'query'>,
  clock = () => new Date(),
): { registrations: Forgetting; needs: Forgetting } {
  const over = 'select event from account.occasions where ends_at < $2::timestamptz - make_interval(days => $1)'
  const forget = (text: string) => async (days: number) => {
    await database.query(text, [days, clock()])
  }
  return {
    registrations: { forgetOlderThan: forget(`delete from account.registrations where event in (${over})`) },
    needs: {
      forgetOlderThan: forget(
        `delete from account.registration_needs where registration in
           (select id from account.registrations where event in (${over}))`,
      ),
    },
  }
}
