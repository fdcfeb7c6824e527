import { tellDay, tellMoment, tellOwnMoment } from '../../../services/cms/workflow/reviews/tell-moment'

describe('a moment in the lists of colleagues (EV-3, AL-4)', () => {
  it.each([
    ['2026-01-15T09:30:00Z', 'Europe/London', '15 Jan 2026, 09:30 GMT'],
    ['2026-07-15T09:30:00Z', 'Europe/London', '15 Jul 2026, 10:30 BST'],
    ['2026-07-15T09:30:00Z', 'Europe/Paris', '15 Jul 2026, 11:30 CEST'],
    ['2026-07-15T18:30:00Z', 'Asia/Singapore', '16 Jul 2026, 02:30 GMT+8'],
  ])('is on the clock of who reads it, which is named: %s in %s', (moment, zone, said) => {
    expect(tellOwnMoment(moment, { language: 'en', timeZone: zone })).toBe(said)
  })

  it('names the clock also where it is the machine’s own, or universal time', () => {
    expect(tellOwnMoment('2026-07-15T09:30:00Z', { language: 'en' })).toMatch(/^15 Jul 2026, \d\d:\d\d \S+$/)
    expect(tellMoment('2026-07-15T09:30:00Z', { language: 'en' })).toBe('15 Jul 2026, 09:30 UTC')
  })

  it.each([
    ['fr', ['15 juil. 2026, 11:30 UTC+2', '15 juil. 2026, 09:30 UTC', '15 juil. 2026']],
    ['zh', ['2026年7月15日 11:30 GMT+2', '2026年7月15日 09:30 UTC', '2026年7月15日']],
  ])('is written as their language writes it: %s (ED-12)', (language, said) => {
    const moment = '2026-07-15T09:30:00Z'
    const own = tellOwnMoment(moment, { language, timeZone: 'Europe/Paris' })

    expect([own, tellMoment(moment, { language }), tellDay(moment, { language })]).toEqual(said)
  })
})
