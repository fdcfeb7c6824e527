import { type Endpoint } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { environment } from '../environment'
import { databaseOf } from '../log/transaction'
import { Refusal } from '../workflow/refusal'
import { askForRun } from './kept-links'

/** Pressed by an editor who has put a few right. */
export const checkLinksNow: Endpoint = {
  path: '/outside-links/check',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can have the links checked now.')
    if (!environment.checksLinks()) throw new Refusal('This installation asks no addresses outside of the site.')
    await askForRun(databaseOf(req.payload))
    return Response.json({ message: 'The check begins within a minute.' })
  },
}
