import { readFileSync } from 'node:fs'
import { printOf } from '../../tools/account-schema/schema-file'
import { contractFiles } from '../../tools/log-contract/contract-files'

describe('the contract of the publication log in docs/contract (AD-4, N18)', () => {
  const { log, documents } = contractFiles()
  const kept = (path: string) => readFileSync(path, 'utf8')

  it('has the questions that the code answers; "npm run tool -- log-contract" writes it again', () => {
    expect(printOf(kept(log.path))).toBe(printOf(log.text))
  })

  it('has the documents that the site takes', () => {
    expect(JSON.parse(kept(documents.path))).toEqual(JSON.parse(documents.text))
  })
})
