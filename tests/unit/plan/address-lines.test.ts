import { addressLines } from '../../../src/plan/parts/address-lines'

describe('an address as it is shown (R-OFF-01)', () => {
  it.each([
    ['London EC3X 9ZZ', 'London EC3X\u00A09ZZ'],
    ['New York, NY 10000', 'New York, NY\u00A010000'],
    ['Dublin 2', 'Dublin\u00A02'],
    ['1000 XX Amsterdam', '1000 XX Amsterdam'],
    ['英国伦敦', '英国伦敦'],
  ])('keeps together what belongs together at the end of “%s”', (line, shown) => {
    expect(addressLines(`Vane House\n${line}`)).toEqual(['Vane House', shown])
  })
})
