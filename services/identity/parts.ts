import { type JWK } from 'jose'
import { type Provider } from 'oidc-provider'
import { type Database } from '../database/open-database'
import { type Postman } from './mail/postman'
import { type Settings } from './settings'
import { type Attempts } from './store/attempts'
import { type Codes } from './store/codes'
import { type Tickets } from './store/tickets'
import { type DemoPerson } from './users/demonstration/demo-people'
import { type Organizations } from './users/organizations'
import { type Users } from './users/users'

/** What the provider is made of; routes and pages take from it what they need. */
export type Parts = {
  settings: Settings
  database: Database
  tickets: Tickets
  codes: Codes
  attempts: Attempts
  users: Users
  organizations: Organizations
  postman: Postman
  /** The demonstration's people, who sign in at the press of a button; nobody elsewhere. */
  people: readonly DemoPerson[]
}

/** The parts, and the protocol that is built of them: again whenever its keys change. */
export type Service = { parts: Parts; provider: () => Provider; keys: () => JWK[] }
