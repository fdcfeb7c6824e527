/** The first of these instants. */
export function soonestOf(instants: Iterable<string | undefined>): string | undefined {
  let first: string | undefined
  for (const instant of instants) if (instant !== undefined && (first === undefined || instant < first)) first = instant
  return first
}
