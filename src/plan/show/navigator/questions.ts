import { type NavService } from '../../../content/nav-service'
import { type Reader } from '../../store/reader'

export type AskedTopic = { topic: string; questions: string[] }

/** What a service asks of every jurisdiction, topic by topic, in its editors' order. */
export function askedBy(service: NavService, read: Reader): AskedTopic[] {
  const topics = new Map<string, string[]>()
  const questions = read.naming('nav-question', service).sort((one, other) => one.position - other.position)
  for (const { topic, text } of questions) topics.set(topic, [...(topics.get(topic) ?? []), text])
  return [...topics].map(([topic, asked]) => ({ topic, questions: asked }))
}
