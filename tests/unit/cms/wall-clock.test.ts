import { tellPlaces, toInstant, toWallClock } from '../../../services/cms/fields/wall-clock'
import { listWords } from '../../../services/cms/words/list-words'

const { en, fr, zh } = listWords
const offices = [
  { name: 'London', timeZone: 'Europe/London' },
  { name: 'Paris', timeZone: 'Europe/Paris' },
  { name: 'Brussels', timeZone: 'Europe/Brussels' },
  { name: 'Hong Kong', timeZone: 'Asia/Hong_Kong' },
  { name: 'Tokyo', timeZone: 'Asia/Tokyo' },
]

describe('the clocks of an event', () => {
  it.each([
    ['2027-07-10T10:00', 'Europe/London', '2027-07-10T09:00:00.000Z'],
    ['2027-01-10T10:00', 'Europe/London', '2027-01-10T10:00:00.000Z'],
    ['2027-07-10T00:30', 'Asia/Hong_Kong', '2027-07-09T16:30:00.000Z'],
    ['2027-03-10T12:30', 'America/New_York', '2027-03-10T17:30:00.000Z'],
  ])('show %s in %s at %s, and back, whatever the clock of who asks (B3)', (wallClock, zone, instant) => {
    expect(toInstant(wallClock, zone)).toBe(instant)
    expect(toWallClock(instant, zone)).toBe(wallClock)
  })

  it('show an hour that summer begins or ends with once (B3)', () => {
    // At 01:00 on 28 March 2027 London’s clocks go to 02:00; at 02:00 on 31 October they go back to 01:00.
    expect(toInstant('2027-03-28T00:30', 'Europe/London')).toBe('2027-03-28T00:30:00.000Z')
    expect(toInstant('2027-03-28T02:30', 'Europe/London')).toBe('2027-03-28T01:30:00.000Z')
    expect(toInstant('2027-10-31T01:30', 'Europe/London')).toBe('2027-10-31T00:30:00.000Z')
    expect(toInstant('2027-10-31T02:30', 'Europe/London')).toBe('2027-10-31T02:30:00.000Z')
  })

  it('are shown with those of the offices, each time once, and another day where it is one (B3)', () => {
    expect(tellPlaces('2027-07-10T09:00:00.000Z', 'Europe/London', { offices, words: en.clocks })).toBe(
      '10:00 in London, 11:00 in Paris, 17:00 in Hong Kong, 18:00 in Tokyo',
    )
    expect(tellPlaces('2027-07-10T16:30:00.000Z', 'Asia/Hong_Kong', { offices: [], words: en.clocks })).toBe(
      '00:30 in Hong Kong',
    )
    expect(
      tellPlaces('2027-07-10T16:30:00.000Z', 'Europe/London', { offices: offices.slice(3), words: en.clocks }),
    ).toBe('17:30 in London, 00:30 on 11 Jul in Hong Kong, 01:30 on 11 Jul in Tokyo')
  })

  it('are named as the editor’s language names them (ED-12)', () => {
    const tellIn = ({ clocks: words }: typeof en) =>
      tellPlaces('2027-07-10T16:30:00.000Z', 'Europe/London', { offices: offices.slice(3, 4), words })

    expect(tellIn(fr)).toBe('17:30 à London, 00:30 le 11 juil. à Hong Kong')
    expect(tellIn(zh)).toBe('London 时间 17:30, Hong Kong 时间 7月11日 00:30')
  })
})
