/** What a photograph may be, as it is chosen. */
export const mostPhotoBytes = 5 * 1024 * 1024
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What is wrong with a photograph, as the service names it among the fields of its refusal. */
export const photoProblems = ['size', 'kind', 'content'] as const
export type PhotoProblem = (typeof photoProblems)[number]

/** What can be seen of a file before it is sent: the service judges by what is in it. */
export function findPhotoProblem({ size, type }: Pick<File, 'size' | 'type'>): PhotoProblem | undefined {
  if (size > mostPhotoBytes) return 'size'
  return (photoTypes as readonly string[]).includes(type) ? undefined : 'kind'
}
