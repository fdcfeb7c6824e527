import { type Locale } from '../../../src/config/locales'
import { type Facts } from '../compose/expand'
import { type Random } from '../compose/random'
import { addDays, dayAt, toWorkday } from './calendar'
import { chooseLocales, type Composing, drawExperts, servicesOf, type Topic } from './composing'
import { composeEditions, toEditions } from './editions'
import { captionsOf, filmOf } from './films'
import { type DemoItem, localesOf, ref, refs, type Translated, type Values } from './item'
import { tellPerson } from './people'
import { asWord, nameIn } from './place-facts'
import { type Source } from './source'
import { asTranscript } from './spoken'

/** Fields with enough topics of their own for a lesson on each of four. */
const courses = ['competition', 'corporate', 'capital-markets', 'financial-regulation', 'disputes']
// As many lessons of as many minutes as the texts say.
const lessonsEach = 4
const minutes = 25

export function composeTraining(composing: Composing): DemoItem[] {
  const { topics } = composing.source.firm
  const series = courses.map((course, number) => {
    const within = topics.filter((topic) => topic.within === course).slice(0, lessonsEach)
    const [field] = topics.filter(({ key }) => key === course)
    if (!field) throw new Error(`There is no topic ${course}`)
    const drawn = within.map((topic, position) => drawTopic(composing, topic, number * lessonsEach + position))
    const whole = withLessons(drawTopic(composing, field, number), drawn)
    const lessons = drawn.map((lesson) => composeLesson(composing.source, withCourse(lesson, whole)))
    return { lessons, course: composeCourse(composing, whole, lessons) }
  })
  return [...series.flatMap(({ lessons }) => lessons), ...series.map(({ course }) => course)]
}

type Drawn = { key: string; random: Random; topic: Topic; locales: Locale[]; number: number }

function drawTopic({ source }: Composing, topic: Topic, number: number): Drawn {
  const random = source.chance('trainings', topic.key)
  return { key: topic.key, random, topic, locales: chooseLocales(random, topic.name), number }
}

/** A course exists where it was drawn, and where all its lessons were. */
const withLessons = (course: Drawn, lessons: readonly Drawn[]): Drawn => ({
  ...course,
  locales: localesOf(course.topic.name).filter(
    (locale) => course.locales.includes(locale) || lessons.every(({ locales }) => locales.includes(locale)),
  ),
})

/** A lesson exists where its course does, as far as its topic has a name there. */
const withCourse = (lesson: Drawn, course: Drawn): Drawn => ({
  ...lesson,
  locales: localesOf(lesson.topic.name).filter((locale) => course.locales.includes(locale)),
})

function composeLesson(source: Source, drawn: Drawn): DemoItem {
  const { key, values } = composeEditions(source, {
    bank: 'training',
    key: drawn.key,
    called: nameIn(drawn.topic.name, 'en'),
    locales: drawn.locales,
    facts: tellerOf(source, drawn),
  })
  const publishedOn = dayAt(toWorkday(addDays(source.today, -20 - drawn.number * 17)))
  return {
    collection: 'trainings',
    key,
    values: {
      ...withRecording(drawn, values),
      ...toSubject(source, drawn),
      durationMinutes: minutes,
      cpdMinutes: minutes,
      publishedOn,
    },
  }
}

/** One lesson begins with a film; the others are read. */
const withRecording = ({ key, locales }: Drawn, values: Values): Values =>
  key === 'merger-control'
    ? { ...values, film: filmOf(key), captions: captionsOf(key, locales) }
    : asTranscript(values, 'lesson')

function composeCourse({ source, subjects }: Composing, drawn: Drawn, lessons: readonly DemoItem[]): DemoItem {
  const names: Translated = Object.fromEntries(
    drawn.locales.map((locale) => [
      locale,
      nameIn(subjects.courses, locale).replace('{topic}', nameIn(drawn.topic.name, locale)),
    ]),
  )
  const key = `${drawn.topic.key}-course`
  const facts = tellerOf(source, drawn)
  const editions = toEditions(source, { collection: 'training-series', key, names, bank: 'training-series', facts })
  const own = { title: names, modules: lessons.map((lesson) => ref('trainings', lesson.key)) }
  return { collection: 'training-series', key, values: { ...editions, ...own, ...toSubject(source, drawn) } }
}

/** What the bank says of a topic: what it is called, and who explains it. */
function tellerOf(source: Source, { topic, random }: Drawn): (locale: Locale) => Facts {
  const [teacher] = drawExperts(source, servicesOf(source, topic), random)
  return (locale) => ({
    name: nameIn(topic.name, locale),
    topic: asSubject(asWord(nameIn(topic.name, locale))),
    person: tellPerson(source, teacher.key, locale),
  })
}

/** An act has its article in an English sentence. */
const asSubject = (name: string): string => (name.endsWith(' Act') ? `the ${name}` : name)

const toSubject = (source: Source, { topic }: Drawn): Values => ({
  topics: refs('topics', [topic.key]),
  services: refs('services', servicesOf(source, topic)),
})
