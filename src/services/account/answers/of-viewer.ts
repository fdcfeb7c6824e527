import * as z from 'zod/mini'

/** An answer about the signed-in person. */
export const ofViewer = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.pipe(
    z.object({ viewer: z.object(fields) }),
    z.transform(({ viewer }) => viewer),
  )
