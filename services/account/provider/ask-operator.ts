import { defaultLocale } from '../../../src/config/locales'
import { type Database } from '../../database/open-database'
import { desk, queueLetter } from '../outbox/queue-letter'
import { uuidV7 } from '../records/uuid-v7'
import { type SignInProvider } from './sign-in-provider'

/** Where the provider gives nobody a way to ask it, a colleague who may use its own pages is asked by letter. */
export function askOperator(database: Pick<Database, 'query'>): SignInProvider {
  const ask = (wish: 'end-session' | 'end-sessions' | 'link' | 'unlink' | 'erase', account: string, detail = '') =>
    queueLetter(database, {
      ...{ to: desk, cause: `provider ${uuidV7()}`, locale: defaultLocale },
      ...{ kind: 'provider-for-desk', data: { wish, account, detail } },
    })
  return {
    isReached: false,
    endSession: (sub, session) => ask('end-session', sub, session),
    endSessions: (sub, allBut) => ask('end-sessions', sub, allBut === undefined ? '' : `all but ${allBut}`),
    loginsOf: () => Promise.resolve(undefined),
    link: async (sub, { sub: other }) => {
      await ask('link', sub, other)
      return true
    },
    unlink: (sub, { connection, subject }) => ask('unlink', sub, `${connection} ${subject}`),
    erase: (sub) => ask('erase', sub),
  }
}
