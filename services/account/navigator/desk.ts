import { defaultLocale } from '../../../src/config/locales'
import { type NavService } from '../../../src/content/nav-service'
import { type Database } from '../../database/open-database'
import { coveredBy } from './addresses'
import { type Language, type NavigatorBook } from './book/book'
import { type LiveAnswer, readAnswers } from './book/editions'
import { type Places } from './book/places'
import { type Compare, type Placed } from './history'
import { keepPromises } from './keep-promises'

export type DeskParts = {
  database: Pick<Database, 'query'>
  places: Places
  /** Names this state of the tables. */
  edition: string
  comparisons: { compare: Compare }
}

/** What the answers of one state of the tables are made from. */
export type Desk = DeskParts & {
  answersOf: (service: NavService, locale: Language) => Promise<LiveAnswer[]>
  /** An answer with what it belongs to; undefined where any of that is not live, or is not covered by the service. */
  place: (answer: LiveAnswer, service: NavService, locale: Language) => Placed | undefined
  findPlaced: (answer: number, locale: Language) => Promise<Placed | undefined>
}

/** How a part of the book is answered from the desk. */
export type Answering<Name extends keyof NavigatorBook> = (desk: Desk) => NavigatorBook[Name]

const mostServices = 100

export function openDesk(parts: DeskParts): Desk {
  const { database, places } = parts
  const kept = keepPromises<LiveAnswer[]>(mostServices)
  const answersOf: Desk['answersOf'] = (service, locale) =>
    kept(`${service.id} ${locale}`, () => {
      const questions = places.questionsOf(service.id, locale).map(({ id }) => id)
      return readAnswers(database, questions, [...new Set([locale, defaultLocale])])
    })
  const place: Desk['place'] = (answer, service, locale) => {
    const question = places.find('nav-question', answer.question, locale)
    const all = coveredBy(service, places, { locale })
    const covered = all.find(({ jurisdiction }) => jurisdiction.id === answer.jurisdiction)
    return question && covered && { answer, question, covered, places, locale }
  }
  const findPlaced: Desk['findPlaced'] = async (id, locale) => {
    for (const service of places.services(locale)) {
      const answer = (await answersOf(service, locale)).find((one) => one.id === id)
      if (answer) return place(answer, service, locale)
    }
    return undefined
  }
  return { ...parts, answersOf, place, findPlaced }
}
