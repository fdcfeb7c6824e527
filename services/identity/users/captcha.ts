import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { type Parts } from '../parts'
import { lifetimes } from '../settings'

/** A picture of letters and, for the person who cannot see it, two numbers to add. */
export type Challenge = { image: string; terms: [number, number] }

const content = z.object({ letters: z.string(), sum: z.number() })
const length = 5
const largest = 9

// Letters of straight strokes, on a grid of 4 by 6.
const strokes: Record<string, string> = {
  A: 'M0 6 2 0 4 6M1 4H3',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  K: 'M0 0V6M4 0 0 3 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3 4 0V6',
  N: 'M0 6V0L4 6V0',
  T: 'M0 0H4M2 0V6',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 3 3 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3 4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
}
const alphabet = Object.keys(strokes)

export async function issueChallenge({ tickets }: Pick<Parts, 'tickets'>, state: string): Promise<Challenge> {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')
  const terms: [number, number] = [randomInt(1, largest + 1), randomInt(1, largest + 1)]
  await tickets.issueAs('captcha', state, {
    content: { letters, sum: terms[0] + terms[1] },
    seconds: lifetimes.captcha,
  })
  return { image: draw(letters), terms }
}

/** Right at most once: whatever the answer, the next try has a new challenge. */
export async function isAnswer({ tickets }: Pick<Parts, 'tickets'>, state: string, answer: string): Promise<boolean> {
  const known = content.safeParse(await tickets.redeem('captcha', state))
  const given = answer.trim().toUpperCase()
  return known.success && (given === known.data.letters || given === String(known.data.sum))
}

function draw(letters: string): string {
  const glyphs = Array.from(letters).map((letter, place) => {
    const [x, y, turn] = [12 + place * 38 + randomInt(6), 12 + randomInt(10), randomInt(-18, 19)]
    return `<path transform="translate(${x} ${y}) rotate(${turn} 10 18) scale(${5 + randomInt(10) / 10})" d="${strokes[letter] ?? ''}"/>`
  })
  const noise = Array.from(
    { length },
    () =>
      `<path d="M${randomInt(30)} ${randomInt(64)}Q${randomInt(208)} ${randomInt(64)} ${178 + randomInt(30)} ${randomInt(64)}"/>`,
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 64" width="208" height="64" fill="none">' +
    '<path fill="white" d="M0 0H208V64H0Z"/>' +
    `<g stroke="black" stroke-width=".55">${glyphs.join('')}</g><g stroke="gray">${noise.join('')}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
