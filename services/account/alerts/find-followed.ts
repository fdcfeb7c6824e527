import { followTypes } from '../../../src/forms/account-follows'
import { type Personal } from '../records/personal'

/** Everything that somebody follows, by itself or as an interest, by names such as topic-12. */
export async function findFollowed(
  { follows, interests }: Pick<Personal, 'follows' | 'interests'>,
  sub: string,
): Promise<ReadonlySet<string>> {
  const [followed, interested] = await Promise.all([follows.listOf(sub), interests.find(sub)])
  return new Set([
    ...(interested?.chosen ?? []),
    ...followed.map(({ kind, about }) => `${followTypes[kind] ?? kind}-${about}`),
  ])
}
