import { tellMoment, tellOwnMoment } from '../../../services/cms/workflow/reviews/tell-moment'

describe('a moment in the lists of colleagues (EV-3, AL-4)', () => {
  it.each([
    ['2026-01-15T09:30:00Z', 'Europe/London', '15 Jan 2026, 09:30 GMT'],
    ['2026-07-15T09:30:00Z', 'Europe/London', '15 Jul 2026, 10:30 BST'],
    ['2026-07-15T09:30:00Z', 'Europe/Paris', '15 Jul 2026, 11:30 CEST'],
    ['2026-07-15T18:30:00Z', 'Asia/Singapore', '16 Jul 2026, 02:30 GMT+8'],
  ])('is on the clock of who reads it, which is named: %s in %s', (moment, zone, said) => {
    expect(tellOwnMoment(moment, zone)).toBe(said)
  })

  it('names the clock also where it is the machine’s own, or universal time', () => {
    expect(tellOwnMoment('2026-07-15T09:30:00Z')).toMatch(/^15 Jul 2026, \d\d:\d\d \S+$/)
    expect(tellMoment('2026-07-15T09:30:00Z')).toBe('15 Jul 2026, 09:30 UTC')
  })
})
