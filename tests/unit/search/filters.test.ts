import { FilterProblem } from '../../../services/search/filters/filter'
import { parseFacetFilters, parseNumericFilters } from '../../../services/search/filters/parse-filter-lists'
import { parseFilters } from '../../../services/search/filters/parse-filters'
import { createView, findIds } from '../../support/search/create-view'

const view = createView(
  [
    { objectID: 'a', type: 'People', office: ['Paris', 'London'], price: 10, isLive: true, _tags: ['vip'] },
    { objectID: 'b', type: 'News', office: ['Paris'], price: 20, isLive: false },
    { objectID: 'c', type: 'Event "Gala"', office: [], price: 30 },
  ],
  { attributesForFaceting: ['type', 'office', 'filterOnly(isLive)'] },
)
const find = (filters: string) => findIds(view, '', { filters })

describe('filters', () => {
  it.each([
    ['type:people', ['a']],
    ['type:People OR type:News', ['a', 'b']],
    ['office:Paris AND NOT type:News', ['a']],
    ['type:News AND office:London OR office:Paris', ['b']],
    ['(type:People OR type:News) AND price > 10', ['b']],
    ['price:10 TO 20', ['a', 'b']],
    ['price != 20 AND price <= 30', ['a', 'c']],
    ['isLive:true', ['a']],
    ['vip', ['a']],
    ['NOT _tags:vip', ['b', 'c']],
    [`type:'Event "Gala"'`, ['c']],
    ['"type":"Event \\"Gala\\""', ['c']],
    ['undeclared:x', []],
    ['', ['a', 'b', 'c']],
  ])('"%s" find %j', (filters, ids) => {
    expect(find(filters)).toEqual(ids)
  })

  it.each([
    ['type:a OR (type:b AND type:c)', /an AND cannot stand within parentheses/],
    ['(type:a AND (type:b OR type:c))', /an AND cannot stand within parentheses/],
    ['NOT (type:a OR type:b)', /a group cannot be negated/],
    ['((type:a OR type:b))', /within parentheses/],
    ['price > 3 OR type:a', /mix numeric and string/],
    ['type:a OR vip', /mix string and tag/],
    ['type:', /expected a name or a value, found the end at column 6/],
    ['type:a AND', /found the end/],
    ['type:a type:b', /expected AND, found type at column 8/],
    ['price > cheap', /cheap is not a number/],
    ['url:http://x', /needs quotes/],
    ['type:"open', /unexpected "/],
    ['(type:a', /expected \)/],
  ])('"%s" are refused, with the place', (filters, why) => {
    expect(() => parseFilters(filters)).toThrow(why)
    expect(() => parseFilters(filters)).toThrow(FilterProblem)
  })

  it('cannot be broken out of by a value', () => {
    expect(find('type:"x\\" OR type:People"')).toEqual([])
  })
})

describe('lists of filters', () => {
  it('must all hold; of a list within, one', () => {
    expect(findIds(view, '', { facetFilters: [['type:People', 'type:News'], 'office:London'] })).toEqual(['a'])
  })

  it('exclude by a minus, which a backslash takes literally', () => {
    expect(parseFacetFilters(['type:-News'])[0]?.[0]).toMatchObject({ value: 'News', isNegated: true })
    expect(parseFacetFilters(['type:\\-News'])[0]?.[0]).toMatchObject({ value: '-News', isNegated: false })
  })

  it('compare numbers', () => {
    expect(findIds(view, '', { numericFilters: ['price>=20', 'price:5 TO 25'] })).toEqual(['b'])
    expect(() => parseNumericFilters(['price ~ 3'])).toThrow(FilterProblem)
  })
})
