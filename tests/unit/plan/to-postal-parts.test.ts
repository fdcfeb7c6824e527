import { toPostalParts } from '../../../src/plan/files/to-postal-parts'

const take = (address: string, city: string, country: string) => {
  const { street, region, code } = toPostalParts({ address, city, country })
  return [street.join(' | '), region, code]
}

describe('the parts of an address (R-PPL-02)', () => {
  it.each([
    ['1 Quill Yard\nLondon EC3X 9ZZ\nUnited Kingdom', 'London', 'United Kingdom', '1 Quill Yard', '', 'EC3X 9ZZ'],
    ['400 Plaza\nNew York, NY 10000\nUnited States', 'New York', 'United States', '400 Plaza', 'NY', '10000'],
    ['Haankade 112\n1000 XX Amsterdam\nThe Netherlands', 'Amsterdam', 'Netherlands', 'Haankade 112', '', '1000 XX'],
    ['12 Quay, #24-01\nSingapore 000000', 'Singapore', 'Singapore', '12 Quay, #24-01', '', '000000'],
    ['英国伦敦\n1 Quill Yard', '伦敦', '英国', '1 Quill Yard', '', ''],
  ])('are found by its city and its country: %j', (...[address, city, country, ...parts]) => {
    expect(take(address, city, country)).toEqual(parts)
  })

  it.each([
    ['Level 9\nPO Box 000000, Dubai', 'Dubai', 'Level 9 | PO Box 000000, Dubai'],
    ['3 Lane\nDublin 2\nD02 X000', 'Dublin', '3 Lane | Dublin 2 | D02 X000'],
    ['中国上海市羽毛路88号', '上海', '中国上海市羽毛路88号'],
    ['1 Quill Yard\nLondon EC3X 9ZZ', '', '1 Quill Yard | London EC3X 9ZZ'],
  ])('are not guessed, and nothing is lost: %j', (address, city, street) => {
    expect(take(address, city, 'Elsewhere')).toEqual([street, '', ''])
  })
})
