import { type Locale } from '../../../src/config/locales'
import { type Facts } from '../compose/expand'
import { addDays, dayAt, toWorkday } from './calendar'
import { type Composing, drawExperts, type Drawn, drawTopics, servicesOf } from './composing'
import { composeEditions, toEditions } from './editions'
import { type DemoItem, ref, refs, type Translated, type Values } from './item'
import { tellPerson } from './people'
import { asWord, nameIn } from './place-facts'
import { type Source } from './source'

const modules = 20
const courses = 5
// As long as the texts say that a lesson lasts.
const minutes = 25

export function composeTraining(composing: Composing): DemoItem[] {
  const lessons = drawTopics(composing, 'trainings', modules).map((drawn) => composeLesson(composing.source, drawn))
  const series = drawTopics(composing, 'training-series', courses).map((drawn) =>
    composeCourse(
      composing,
      drawn,
      lessons.filter((_, position) => position % courses === drawn.number),
    ),
  )
  return [...lessons, ...series]
}

function composeLesson(source: Source, drawn: Drawn): DemoItem {
  const { key, values } = composeEditions(source, {
    bank: 'training',
    key: drawn.key,
    locales: drawn.locales,
    facts: tellerOf(source, drawn),
  })
  const publishedOn = dayAt(toWorkday(addDays(source.today, -20 - drawn.number * 17)))
  return {
    collection: 'trainings',
    key,
    values: { ...values, ...toSubject(source, drawn), durationMinutes: minutes, cpdMinutes: minutes, publishedOn },
  }
}

function composeCourse({ source, subjects }: Composing, drawn: Drawn, lessons: readonly DemoItem[]): DemoItem {
  const names: Translated = Object.fromEntries(
    drawn.locales.map((locale) => [
      locale,
      nameIn(subjects.courses, locale).replace('{topic}', nameIn(drawn.topic.name, locale)),
    ]),
  )
  const key = `${drawn.topic.key}-course`
  const facts = tellerOf(source, drawn)
  const editions = toEditions(source, { collection: 'training-series', key, names, bank: 'training', facts })
  const own = { title: names, modules: lessons.map((lesson) => ref('trainings', lesson.key)) }
  return { collection: 'training-series', key, values: { ...editions, ...own, ...toSubject(source, drawn) } }
}

/** What the bank says of a topic: what it is called, and who explains it. */
function tellerOf(source: Source, { topic, random }: Drawn): (locale: Locale) => Facts {
  const [teacher] = drawExperts(source, servicesOf(source, topic), random)
  return (locale) => ({
    topic: asWord(nameIn(topic.name, locale)),
    person: tellPerson(source, teacher.key, locale),
  })
}

const toSubject = (source: Source, { topic }: Drawn): Values => ({
  topics: refs('topics', [topic.key]),
  services: refs('services', servicesOf(source, topic)),
})
