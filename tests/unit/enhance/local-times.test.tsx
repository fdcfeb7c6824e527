/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { showLocalTimes } from '../../../src/enhance/local-times'
import { EventHead } from '../../../src/ui/event-head/event-head'

const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const another = own === 'Asia/Tokyo' ? 'Asia/Dubai' : 'Asia/Tokyo'
const date = { iso: '2026-12-03T12:30:00Z', day: '3', rest: ['December 2026', 'Thursday, 21:30 to 22:45 GMT+9'] }

const show = (zone: string) => {
  document.documentElement.lang = 'en'
  const elsewhere = { universal: '12:30 to 13:45 UTC', zone, local: '… where you are' }
  const { container } = render(<EventHead title="A seminar" date={date} elsewhere={elsewhere} />)
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
})
