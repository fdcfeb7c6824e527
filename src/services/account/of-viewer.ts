import * as z from 'zod'

/** An answer about the signed-in person. */
export const ofViewer = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ viewer: z.object(fields) }).transform(({ viewer }) => viewer)
