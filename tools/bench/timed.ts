/** What a piece of work came to, and how many seconds it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[result: Result, seconds: number]> {
  const started = performance.now()
  const result = await work()
  return [result, Math.round((performance.now() - started) / 100) / 10]
}
