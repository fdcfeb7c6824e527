import { findCaptionProblem, readCaptions, writeCaptions } from '../../../src/content/captions'
import { countParts, isComplete, toLines } from '../../../src/content/lesson-parts'

const vtt = `\ufeffWEBVTT - a lesson\r
\r
NOTE not said\r
\r
intro\r
00:01.000 --> 00:04.000 align:start\r
<v Ada>Welcome &amp; <b>hello</b>\r
everybody.\r
\r
00:00:04.000 --> 01:00:06.500\r
Goodbye.\r
`

describe('captions', () => {
  it('are read with what they say and when, and nothing else (R-INS-06)', () => {
    expect(readCaptions(vtt)).toEqual({
      cues: [
        { from: 1, to: 4, text: 'Welcome & hello everybody.' },
        { from: 4, to: 3606.5, text: 'Goodbye.' },
      ],
    })
  })

  it('are written for browsers, and read the same again (R-INS-06)', () => {
    const cues = [{ from: 0.5, to: 3661.25, text: 'a < b & c --> d' }]
    expect(writeCaptions(cues)).toBe('WEBVTT\n\n00:00:00.500 --> 01:01:01.250\na &lt; b &amp; c --&gt; d\n')
    expect(readCaptions(writeCaptions(cues))).toEqual({ cues })
  })

  it.each([
    ['1\n00:01.000 --> 00:02.000\nx', 'WEBVTT'],
    ['WEBVTT\n\nwords', 'without its times'],
    ['WEBVTT\n\n00:03.000 --> 00:02.000\nx', 'backwards'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 'says nothing'],
  ])('that cannot be used are refused with a reason: %j', (text, reason) => {
    expect(findCaptionProblem(text)).toContain(reason)
  })
})

describe('a lesson', () => {
  const cue = (from: number, text: string) => ({ from, to: from + 4, text })

  it('has lines of whole sentences, with the second at which each begins (R-INS-06)', () => {
    const cues = [cue(0, 'One,'), cue(4, 'two,'), cue(8, 'three.'), cue(12, 'Four.'), cue(16, '五。')]
    expect(toLines(cues)).toEqual([
      { at: 0, until: 12, text: 'One, two, three.' },
      { at: 12, until: 20, text: 'Four. 五。' },
    ])
  })

  it('is complete when nine tenths of its parts were seen or read, its text being one (R-INS-06)', () => {
    const parts = countParts({ captions: [cue(0, 'x.')], transcript: [], body: [{} as never, {} as never] })
    expect(parts).toBe(2)
    expect([isComplete([0], 2), isComplete([0, 1, 1], 2), isComplete([0, 7, -1], 2), isComplete([], 0)]).toEqual([
      ...[false, true, false, false],
    ])
    expect([isComplete([0, 1, 2, 3, 4, 5, 6, 7, 8], 10), isComplete([0, 1, 2, 3, 4, 5, 6, 7], 10)]).toEqual([
      true,
      false,
    ])
  })
})
