import { ApiProblem } from '../../../services/search/http/problem'
import { parseWriteOptions } from '../../../services/search/routes/read-call'

const parse = (query: string) => parseWriteOptions(new URLSearchParams(query))

describe('what an address says about how to write', () => {
  it('replaces nothing and makes what is missing, unless it says otherwise', () => {
    const usual = {
      forwardToReplicas: false,
      replaceExistingSynonyms: false,
      clearExistingRules: false,
      createIfNotExists: true,
    }

    expect(parse('x-algolia-api-key=some')).toEqual(usual)
    expect(parse('forwardToReplicas=true&clearExistingRules=true&createIfNotExists=false')).toEqual({
      ...usual,
      forwardToReplicas: true,
      clearExistingRules: true,
      createIfNotExists: false,
    })
  })

  it.each(['forwardToReplicas=yes', 'createIfNotExists=0', 'replaceExistingSynonyms='])('refuses %s', (query) => {
    expect(() => parse(query)).toThrow(ApiProblem)
    expect(() => parse(query)).toThrow(/: true or false$/)
  })
})
