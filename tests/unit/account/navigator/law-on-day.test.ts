import { findLaw, type LawVersion, spansOf, statedDaysOf } from '../../../../services/account/navigator/law/law-on-day'

type Told = LawVersion & { words?: string }

const law = (number: number, effectiveFrom: string, effectiveTo?: string): Told => ({
  ...{ number, effectiveFrom, effectiveTo, changeKind: 'law-change' },
})
const editorial = (number: number, effectiveFrom: string, effectiveTo?: string): Told => ({
  ...law(number, effectiveFrom, effectiveTo),
  changeKind: 'editorial',
})
const correction = (number: number, effectiveFrom: string, effectiveTo?: string): Told => ({
  ...law(number, effectiveFrom, effectiveTo),
  changeKind: 'correction',
})

const numberOn = (versions: readonly Told[], day: string) => findLaw(versions, day)?.number

type Row = [what: string, versions: Told[], expected: Record<string, number | undefined>]

const rows: Row[] = [
  ['nothing', [], { '2026-03-01': undefined }],
  [
    'one version, on its first day and ever after, and not before',
    [law(1, '2026-03-01')],
    { '2026-02-28': undefined, '2026-03-01': 1, '2031-01-01': 1 },
  ],
  [
    'a version with an end, its last day included',
    [law(1, '2026-03-01', '2026-04-30')],
    { '2026-04-30': 1, '2026-05-01': undefined },
  ],
  [
    'a gap between two versions',
    [law(1, '2026-01-01', '2026-01-31'), law(2, '2026-03-01')],
    { '2026-01-31': 1, '2026-02-15': undefined, '2026-03-01': 2 },
  ],
  [
    'two versions of the same day: the newest',
    [law(1, '2026-03-01'), law(2, '2026-03-01')],
    { '2026-02-28': undefined, '2026-03-01': 2 },
  ],
  [
    'the newest of those that overlap, and the older one again when that ended',
    [law(1, '2026-01-01'), law(2, '2026-03-01', '2026-03-31')],
    { '2026-02-28': 1, '2026-03-01': 2, '2026-03-31': 2, '2026-04-01': 1 },
  ],
  [
    'a change that is known already and comes later',
    [law(1, '2026-01-01'), law(2, '2027-01-01')],
    { '2026-12-31': 1, '2027-01-01': 2 },
  ],
  [
    'a change that was only found out later: it holds from its own day, whatever was published before',
    [law(1, '2026-01-01'), law(2, '2026-06-01'), law(3, '2026-02-01')],
    { '2026-01-31': 1, '2026-02-01': 3, '2026-07-01': 3 },
  ],
  [
    'an editorial change, on the days of the version that it words again and no other',
    [law(1, '2026-01-01'), law(2, '2026-03-01'), editorial(3, '2026-09-01')],
    { '2026-02-28': 1, '2026-03-01': 3, '2026-10-01': 3 },
  ],
  [
    'an editorial change that names an earlier day, or an end: it moves nothing',
    [law(1, '2026-03-01'), editorial(2, '2026-01-01', '2026-03-15')],
    { '2026-02-28': undefined, '2026-03-01': 2, '2026-04-01': 2 },
  ],
  [
    'a correction that was made long after: on all days of what it corrects',
    [law(1, '2026-01-01'), law(2, '2026-03-01'), correction(3, '2026-08-01')],
    { '2026-02-28': 1, '2026-03-01': 3, '2026-08-01': 3 },
  ],
  [
    'a correction that found the law to be older',
    [law(1, '2026-01-01'), law(2, '2026-03-01'), correction(3, '2026-02-01')],
    { '2026-01-31': 1, '2026-02-01': 3 },
  ],
  [
    'a correction of an end, where there was none',
    [law(1, '2026-01-01'), correction(2, '2026-01-01', '2026-05-31')],
    { '2026-05-31': 2, '2026-06-01': undefined },
  ],
  [
    'a correction of a correction, and new words for it',
    [law(1, '2026-01-01'), correction(2, '2026-04-01'), correction(3, '2026-05-01'), editorial(4, '2026-06-01')],
    { '2025-12-31': undefined, '2026-01-01': 4 },
  ],
  [
    'what is corrected and changed again',
    [law(1, '2026-01-01'), correction(2, '2026-01-01'), law(3, '2026-06-01')],
    { '2026-05-31': 2, '2026-06-01': 3 },
  ],
  [
    'an answer whose first version is called a correction, or editorial',
    [correction(4, '2026-03-01')],
    { '2026-02-28': undefined, '2026-03-01': 4 },
  ],
]

describe('the law on a day (NV-4, N10)', () => {
  it.each(rows)('is of %s', (_, versions, expected) => {
    for (const [day, number] of Object.entries(expected)) expect([day, numberOn(versions, day)]).toEqual([day, number])
  })

  it('is what a number says by now, where a slip was put right under it', () => {
    const slip = { ...law(2, '2026-03-01'), words: 'five percent' }
    const right = { ...editorial(2, '2026-03-01'), words: 'five per cent' }
    const day = { ...law(2, '2026-03-02'), words: 'five per cent' }

    expect(findLaw([law(1, '2026-01-01'), slip, right], '2026-03-01')).toBe(right)
    expect(findLaw([law(1, '2026-01-01'), slip, right], '2026-02-28')?.number).toBe(1)
    expect(numberOn([law(1, '2026-01-01'), slip, day], '2026-03-01')).toBe(1)
  })
})

describe('since when a version is in force (NV-4, N10)', () => {
  const since = (...versions: Told[]) =>
    [...statedDaysOf(versions).values()].map(({ from, to }) => [from, ...(to === undefined ? [] : [to])])

  it('is its own first day, where the law changed', () => {
    expect(since(law(1, '2026-01-01'), law(2, '2026-03-01', '2026-12-31'))).toEqual([
      ['2026-01-01'],
      ['2026-03-01', '2026-12-31'],
    ])
  })

  it('is the day of what it words again or corrects, and not the day of the change', () => {
    const versions = [law(1, '2026-01-01'), correction(2, '2026-05-01'), editorial(3, '2026-10-20')]
    expect(since(...versions)).toEqual([['2026-01-01'], ['2026-01-01'], ['2026-01-01']])
  })
})

describe('the days of a version (NV-2)', () => {
  const spans = (versions: Told[]) =>
    Object.fromEntries([...spansOf(versions)].map(([{ number }, { from, to }]) => [number, [from, to]]))

  it('end the day before the next one begins', () => {
    expect(spans([law(1, '2026-01-01'), law(2, '2026-03-01')])).toEqual({
      1: ['2026-01-01', '2026-02-28'],
      2: ['2026-03-01', undefined],
    })
  })

  it('are none of a version that was corrected or worded again', () => {
    expect(spans([law(1, '2026-01-01'), correction(2, '2026-02-01'), editorial(3, '2026-03-01')])).toEqual({
      3: ['2026-01-01', undefined],
    })
  })

  it('stop before a gap, and reach over what only came between', () => {
    expect(spans([law(1, '2026-01-01', '2026-01-31'), law(2, '2026-03-01')])).toEqual({
      1: ['2026-01-01', '2026-01-31'],
      2: ['2026-03-01', undefined],
    })
    expect(spans([law(1, '2026-01-01'), law(2, '2026-03-01', '2026-03-31')])).toEqual({
      1: ['2026-01-01', undefined],
      2: ['2026-03-01', '2026-03-31'],
    })
  })
})
