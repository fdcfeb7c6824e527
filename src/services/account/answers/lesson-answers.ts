import * as z from 'zod/mini'
import { ofViewer } from './of-viewer'

export const lesson = z.object({
  id: z.string(),
  seen: z.array(z.int()),
  position: z.int(),
  completedAt: z.nullable(z.string()),
  certificate: z.nullable(z.string()),
})

export type LessonProgress = z.output<typeof lesson>

/** What is answered to how far people have come with lessons. */
export const lessonAnswers = {
  Lessons: ofViewer({ lessons: z.array(lesson) }),
  NoteLesson: z.object({ noteLesson: lesson }),
}
