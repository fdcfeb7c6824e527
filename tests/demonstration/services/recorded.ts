import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPeople } from '../../../services/identity/users/demonstration/demo-people'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { portOf } from '../../../src/config/addresses'
import { root } from '../../../src/config/root'
import { makeTokens } from '../../support/account/account-tokens'
import { databaseIn } from '../../support/place/database-process'
import { type Place } from '../../support/place/installation'
import { fieldsOf, recordAnswers, withoutSecrets } from '../../support/records/record-answers'

const fileOf = (locale: string) => join(root, 'tests', 'support', 'records', 'recorded', `${locale}.json`)

/** What the screens of an account are tested with was answered by this service; it is recorded again where the file is not there. */
export function describeRecorded(who: () => Place): void {
  it.each(['fr-fr', 'zh-cn'] as const)(
    'answers the screens of a client as it was recorded, in %s (C-2)',
    async (locale) => {
      const place = who()
      const origin = `http://localhost:${place.portBase}`
      const secret = ensureSecrets(place.dataDir).IDENTITY_SECRET
      const tokens = await makeTokens({ databaseUrl: databaseIn(place).url, secret, origin })
      const subject = demoPeople.find(({ role }) => role === 'client-all')?.subject ?? ''
      const token = await tokens.sign({ sub: `auth0|${subject}` })
      const account = `http://127.0.0.1:${portOf('account', place.portBase)}`
      const answered = await recordAnswers(account, { token, locale })
      if (!existsSync(fileOf(locale)))
        writeFileSync(fileOf(locale), `${JSON.stringify(withoutSecrets(answered), null, 2)}\n`)

      const known = new Set(fieldsOf(JSON.parse(readFileSync(fileOf(locale), 'utf8'))))
      const now = new Set(fieldsOf(answered))
      // Of a list that is empty on some day, nothing is known.
      const told = (fields: Set<string>, field: string) =>
        [...fields].some((one) => one.startsWith(field.replace(/\.[^.]*$/, '.')))
      expect([...now].filter((field) => !known.has(field) && told(known, field))).toEqual([])
      expect([...known].filter((field) => !now.has(field) && told(now, field))).toEqual([])
    },
  )
}
