const mostWithRelations = 1000

/**
 * Every related document of every document in an answer is read by itself, so an answer without an end that brings them
 * along stops the CMS for everybody. The admin itself asks for such a list only with `depth=0`.
 */
export function findCostProblem({ searchParams }: URL): string | undefined {
  const valuesOf = (name: string) => [...searchParams].filter(([key]) => key.split('[')[0] === name).map(([, is]) => is)
  const depths = valuesOf('depth')
  if (depths.length > 0 && depths.every((depth) => depth === '0')) return undefined
  const limits = valuesOf('limit')
  const isBounded = limits.every(
    (limit) => /^\d{1,4}$/.test(limit) && Number(limit) > 0 && Number(limit) <= mostWithRelations,
  )
  const isPaged = limits.length > 0 || !valuesOf('pagination').includes('false')
  if (isBounded && isPaged) return undefined
  return `Ask for at most ${mostWithRelations} items at once, or say depth=0: then no related items come along.`
}
