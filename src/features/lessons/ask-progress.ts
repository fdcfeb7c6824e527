import * as z from 'zod/mini'
import { lessonOperations } from '../../access/operations/lesson-operations'
import { lesson, type LessonProgress } from '../../services/account/answers/lesson-answers'
import { askPlainly } from '../../services/account/ask-plainly'
import { createKey } from '../../services/account/create-key'

const listed = z.object({ viewer: z.object({ lessons: z.array(lesson) }) })
const noted = z.object({ noteLesson: lesson })

const ask = (name: keyof typeof lessonOperations, variables: object): Promise<unknown> =>
  askPlainly({ operationName: name, query: lessonOperations[name], variables })

export const findProgress = async (locale: string, among: readonly string[]): Promise<LessonProgress[]> =>
  listed.parse(await ask('Lessons', { locale, among })).viewer.lessons

type Told = { id: string; seen: readonly number[]; position: number }

export const tellProgress = async (locale: string, told: Told): Promise<LessonProgress> =>
  noted.parse(await ask('NoteLesson', { key: createKey(), locale, ...told })).noteLesson
