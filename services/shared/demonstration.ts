import { type ServerEnv } from '../../src/config/env-server'
import { type Secrets } from './secrets/secrets'

type LoadedInto = {
  databaseUrl: string
  cmsEnv: Record<string, string>
  /** A generated site instead of the firm's. */
  corpus?: Corpus
}

export type Corpus = { pages: number; seed: number }

/** What a start asks of the demonstration, which a firm of one's own may have deleted. */
export type Demonstration = {
  loadContent: (load: LoadedInto, calledOff: AbortSignal) => Promise<string>
  ensureAccounts: (cms: { databaseUrl: string; origin: string; secret: string }) => Promise<string>
  ensureLives: (where: { databaseUrl: string; env: ServerEnv }, calledOff: AbortSignal) => Promise<string>
  /** Who may sign in, and how; undefined where the database holds no demonstration. */
  describeAccounts: (
    databaseUrl: string,
    secrets: Pick<Secrets, 'CMS_SECRET' | 'IDENTITY_SECRET'>,
  ) => Promise<string[] | undefined>
}
