/** @jest-environment jsdom */
import { startLesson } from '../../../src/features/lessons/start-lesson'
import { decideConsent } from '../../../src/services/consent'
import { deviceLessons } from '../../../src/services/lessons/device-lessons'

type Seen = { target: Element; isIntersecting: boolean }
let tellView: (entries: Seen[]) => void = () => undefined
const asked: { operationName: string; variables: Record<string, unknown> }[] = []
let answered: Record<string, unknown>[] = []

const html = `<article data-lesson="7" data-parts="3">
  <video data-lesson-film></video>
  <div data-part="2" data-least-seconds="4"><p data-lesson-state role="status"></p><div data-series="7 8" hidden></div></div>
  <div data-transcript><div data-transcript-search hidden><input type="search"><p role="status"></p></div>
  <ol><li data-part="0" data-at="0"><a href="/f.webm#t=0">0:00</a><span data-said>Société mère.</span></li>
  <li data-part="1" data-at="10"><a href="/f.webm#t=10">0:10</a><span data-said>Turnover.</span></li></ol></div></article>`

const plays = jest.fn(() => Promise.resolve())
const part = (number: number) => document.querySelector(`[data-part="${number}"]`) as HTMLElement
const film = () => document.querySelector('video') as HTMLVideoElement
const state = () => document.querySelector('[data-lesson-state]')?.textContent ?? ''
const view = (...numbers: number[]) => tellView(numbers.map((one) => ({ target: part(one), isIntersecting: true })))
const settle = () => jest.advanceTimersByTimeAsync(0)
const play = (from: number, to: number) => {
  for (let at = from; at <= to; at++) {
    film().currentTime = at
    film().dispatchEvent(new Event('timeupdate'))
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  asked.length = 0
  answered = []
  history.replaceState(null, '', '/en/training/7/limits')
  document.body.innerHTML = html
  Object.defineProperties(film(), {
    duration: { value: 20 },
    currentTime: { value: 0, writable: true },
    readyState: { value: 4 },
    play: { value: plays },
    scrollIntoView: { value: () => undefined },
  })
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: Seen[]) => void) {
      tellView = tell
    }
    observe() {}
    unobserve() {}
  } as never
  globalThis.fetch = ((_: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as (typeof asked)[number]
    asked.push(question)
    const own = { id: '7', position: 0, completedAt: null, certificate: null, ...question.variables }
    const data = question.operationName === 'Lessons' ? { viewer: { lessons: answered } } : { noteLesson: own }
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ data }) })
  }) as never
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a lesson with a script', () => {
  it('is searched without regard to case and accents (R-INS-06, EV-5)', async () => {
    await startLesson('en')
    const field = document.querySelector('input') as HTMLInputElement
    field.value = 'SOCIETE'
    field.dispatchEvent(new Event('input'))
    expect([part(0).hidden, part(1).hidden]).toEqual([false, true])
    expect(document.querySelector('[data-transcript-search] [role=status]')?.textContent).toBe('Places found: 1')
    expect(document.querySelector<HTMLElement>('[data-transcript-search]')?.hidden).toBe(false)
  })

  it('leads by each line to its place in the film (R-INS-06, EV-5)', async () => {
    await startLesson('en')
    part(1).querySelector('a')?.click()
    expect(film().currentTime).toBe(10)
    expect(plays).toHaveBeenCalledTimes(1)
  })

  it('counts what was played, and not what was jumped over (R-INS-06, EV-5)', async () => {
    await startLesson('en')
    play(0, 9)
    expect(state()).toBe('Parts seen or read: 1 of 3')
    film().currentTime = 19
    film().dispatchEvent(new Event('seeked'))
    film().dispatchEvent(new Event('timeupdate'))
    expect(state()).toBe('Parts seen or read: 1 of 3')
  })

  it('is complete when the rest was read for as long as that takes, and shows it in the series (R-INS-06, R-INS-07, EV-5)', async () => {
    await startLesson('en')
    expect(document.querySelector('[data-series] p')?.textContent).toBe('Lessons completed: 0 of 2')
    play(0, 10)
    play(11, 20)
    view(2)
    await jest.advanceTimersByTimeAsync(3000)
    expect(state()).toBe('Parts seen or read: 2 of 3')
    await jest.advanceTimersByTimeAsync(1500)
    expect(state()).toContain('You have completed this lesson.')
    expect(asked).toEqual([])
  })

  it('goes on where this device stopped, where its reader agreed to have that kept (EV-5)', async () => {
    deviceLessons.remember('7', { seen: [0], position: 12, isDone: false })
    expect(deviceLessons.find('7')).toBeUndefined()
    decideConsent(['convenience'], 'en')
    deviceLessons.remember('7', { seen: [0], position: 12, isDone: false })
    await startLesson('en')
    expect(film().currentTime).toBe(12)
    play(13, 19)
    await jest.advanceTimersByTimeAsync(5000)
    expect(deviceLessons.find('7')).toMatchObject({ position: 19, isDone: false })
  })

  it('is reported to the account of the signed-in person, and begins with what it knows (EV-5)', async () => {
    localStorage.setItem('apollo-token', 'token')
    answered = [
      { id: '7', seen: [0], position: 5, completedAt: null, certificate: null },
      { id: '8', seen: [], position: 0, completedAt: '2026-01-01T00:00:00.000Z', certificate: null },
    ]
    await startLesson('en')
    await settle()
    expect(document.querySelector('progress')).toMatchObject({ max: 2, value: 1 })
    expect(film().currentTime).toBe(5)
    play(10, 19)
    await jest.advanceTimersByTimeAsync(5000)
    const told = asked.find(({ operationName }) => operationName === 'NoteLesson')
    expect(told?.variables).toMatchObject({ id: '7', seen: [0, 1], position: 19, locale: 'en' })
  })
})
