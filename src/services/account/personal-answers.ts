import * as z from 'zod'
import { ofViewer } from './of-viewer'

const interests = z.object({ id: z.string(), version: z.int(), chosen: z.array(z.string()) })
const subject = z.object({ name: z.string(), kind: z.string(), title: z.string(), parent: z.string().nullable() })

/** What is answered to what people follow. */
export const personalAnswers = {
  Interests: ofViewer({ interests, subjects: z.array(subject) }),
  ChangeInterests: z.object({ changeInterests: interests }),
} as const
