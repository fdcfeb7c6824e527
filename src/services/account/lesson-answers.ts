import * as z from 'zod'
import { ofViewer } from './of-viewer'

export const lesson = z.object({
  id: z.string(),
  seen: z.array(z.int()),
  position: z.int(),
  completedAt: z.string().nullable(),
  certificate: z.string().nullable(),
})

export type LessonProgress = z.output<typeof lesson>

/** What is answered to how far people have come with lessons. */
export const lessonAnswers = {
  Lessons: ofViewer({ lessons: z.array(lesson) }),
  NoteLesson: z.object({ noteLesson: lesson }),
}
