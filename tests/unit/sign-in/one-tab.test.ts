import { inOneTab } from '../../../src/services/identity/session/one-tab'

jest.useFakeTimers()

describe('what only one tab may do at a time (S-4)', () => {
  const request = jest.fn((_: string, work: () => Promise<void>) => work())
  const locks = { request } as unknown as LockManager

  it('keeps the others waiting until they can see what it has stored', async () => {
    const done: string[] = []
    const whole = inOneTab(locks, () => Promise.resolve(void done.push('stored'))).then(() => done.push('free'))
    await jest.advanceTimersByTimeAsync(200)
    expect(done).toEqual(['stored'])
    await jest.advanceTimersByTimeAsync(200)
    await whole

    expect(done).toEqual(['stored', 'free'])
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('is done all the same where the browser has no locks', async () => {
    const work = jest.fn(() => Promise.resolve())
    await inOneTab(undefined, work)

    expect(work).toHaveBeenCalledTimes(1)
  })
})
