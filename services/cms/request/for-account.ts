import { type PayloadHandler } from 'payload'
import { environment } from '../environment'
import { hasKey } from './has-key'

/** Answers the account service alone. */
export const forAccount =
  (answer: PayloadHandler): PayloadHandler =>
  async (req) =>
    hasKey(req.headers, environment.accountKey())
      ? answer(req)
      : Response.json({ errors: [{ message: 'A key is needed.' }] }, { status: 401 })
