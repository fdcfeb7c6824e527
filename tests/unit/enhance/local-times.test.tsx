/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { showLocalTimes } from '../../../src/enhance/page/local-times'
import { EventHead } from '../../../src/ui/event-head/event-head'

const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const another = own === 'Asia/Tokyo' ? 'Asia/Dubai' : 'Asia/Tokyo'
const date = { iso: '2026-12-03T12:30:00Z', day: '3', rest: ['December 2026', 'Thursday, 21:30 to 22:45 GMT+9'] }

const show = (zone: string, lang = 'en', iso = date.iso) => {
  document.documentElement.lang = lang
  const elsewhere = { universal: '12:30 to 13:45 UTC', zone, local: '… where you are' }
  const { container } = render(<EventHead title="A seminar" date={{ ...date, iso }} elsewhere={elsewhere} />)
  showLocalTimes()
  return container.querySelector<HTMLElement>('[data-local-time]')
}

describe('the head of an event', () => {
  it('says the weekday and the time on the clock of a reader elsewhere, and not the date again (R-INS-04)', () => {
    const local = show(another)

    expect(local?.hidden).toBe(false)
    expect(local?.textContent).toMatch(/^(Wednes|Thurs|Fri)day[, ]+\d\d:\d\d where you are$/)
  })

  it('says nothing more to a reader who is there (R-INS-04)', () => {
    expect(show(own)?.hidden).toBe(true)
  })

  it('says nothing more to a reader elsewhere whose clock shows the same (R-INS-04)', () => {
    const offset = -new Date(date.iso).getTimezoneOffset() / 60
    // Its sign is the other way round in these names.
    const alike = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`

    expect(show(alike)?.hidden).toBe(true)
  })

  it.each([0, 30])('writes hours in French as the page does: minute %i (R-INS-04)', (minute) => {
    const local = show(another, 'fr-FR', new Date(2026, 11, 3, 9, minute).toISOString())

    expect(local?.textContent).toBe(`jeudi 9\u00A0h${minute === 0 ? '' : '\u00A030'} where you are`)
  })
})
