import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Pool } from 'pg'
import { matchNext } from '../../../../services/account/alerts/match-changes'
import { placeLetters } from '../../../../services/account/alerts/place-letters'
import { root } from '../../../../src/config/root'
import { articleRow, minutes, openNews } from '../../../support/letters/alert-world'

const people = 1200
const kills = 5

/** What is left when workers are killed wherever they are. */
export function describeKills(databaseUrl: () => string, database: () => Pool): void {
  describe('when workers are killed', () => {
    it('reach everybody once, in one letter each (AL-2)', async () => {
      const news = await openNews(database())
      await database().query(
        `with people as (select 'auth0|' || n as sub from generate_series(1, $1) n), proved as (
           insert into account.addresses (sub, address) select sub, 'of' || substr(sub, 7) || '@harbour.example' from people
         )
         insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
         select gen_random_uuid(), sub, gen_random_uuid(), gen_random_uuid(), 'topic', '5', 'Mergers', 'immediate' from people`,
        [people],
      )
      await news.publish(articleRow(2, 'One'), articleRow(3, 'Two'), articleRow(4, 'Three'))
      const now = minutes(5)
      const args = ['--import', 'tsx', 'tests/support/letters/alert-worker.ts', databaseUrl(), now.toISOString()]
      for (let kill = 0; kill < kills; kill += 1) {
        const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
        const ended = once(child, 'exit')
        const isAtWork = async () => {
          const { rows } = await database().query<{ is: boolean }>(
            `select exists (select from pg_stat_activity where query like '%account.%' and pid <> pg_backend_pid()
                             and state <> 'idle' and datname = current_database()) as is`,
          )
          return rows[0]?.is === true
        }
        for (let tries = 0; tries < 400 && !(await isAtWork()); tries += 1) await sleep(10)
        await sleep(kill * 15)
        child.kill('SIGKILL')
        await ended
      }
      while (await matchNext(database(), new Date()));
      while ((await placeLetters(database(), now)) > 0);

      const { rows } = await database().query(
        `select (select count(*) from account.alerts)::int as alerts,
                (select count(distinct (sub, subject)) from account.alerts)::int as told,
                (select count(*) from account.alerts where letter is null)::int as waiting,
                (select count(*) from account.letters)::int as letters,
                (select count(distinct person) from account.letters)::int as readers`,
      )
      const all = { alerts: 3 * people, told: 3 * people, waiting: 0 }
      expect(rows).toEqual([{ ...all, letters: people, readers: people }])
      const split = await database().query(
        `select from account.alerts a join account.letters l on l.data ->> 'letter' = a.letter::text and l.person = a.sub`,
      )
      expect(split.rowCount).toBe(3 * people)
    })
  })
}
