import { createSilence } from '../../../services/supervisor/programs/until-silent'

const open = () => createSilence({ limitMs: 60_000, mostGapMs: 10_000 }, 0)
const looks = (from: number, to: number, isAnswered: boolean) =>
  Array.from({ length: (to - from) / 5000 }, (_, index) => ({ at: from + (index + 1) * 5000, isAnswered }))

describe('how long a service may be silent', () => {
  it('is over after the whole time without an answer, and not before (H-1)', () => {
    const { isTooLong } = open()

    expect(looks(0, 60_000, false).map(isTooLong)).toEqual([...Array<boolean>(11).fill(false), true])
  })

  it('begins with the last answer (H-1)', () => {
    const { isTooLong } = open()

    expect(
      [...looks(0, 55_000, false), ...looks(55_000, 60_000, true), ...looks(60_000, 115_000, false)].some(isTooLong),
    ).toBe(false)
    expect(isTooLong({ at: 120_000, isAnswered: false })).toBe(true)
  })

  it('begins again after the machine slept, and when its clock was put back (H-1)', () => {
    const { isTooLong } = open()
    for (const look of looks(0, 55_000, false)) isTooLong(look)

    expect(isTooLong({ at: 9_000_000, isAnswered: false })).toBe(false)
    expect(isTooLong({ at: 9_005_000, isAnswered: false })).toBe(false)
    expect(isTooLong({ at: 1000, isAnswered: false })).toBe(false)
    expect(looks(1000, 61_000, false).map(isTooLong).at(-1)).toBe(true)
  })
})
