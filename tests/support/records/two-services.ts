import { tableColumns } from './table-columns'

const other = '/en/products/navigator/fund-marketing/europe'
const { questions, cells, ...rest } = tableColumns

/** The same with a question of another service, which has another page for the same jurisdiction. */
export const columnsOfTwo = {
  ...rest,
  services: { id: [7, 9], name: ['Share disclosure', 'Fund marketing'], permission: ['share-disclosure', 'marketing'] },
  questions: {
    id: [...questions.id, 5],
    key: [...questions.key, 'notify'],
    topic: [...questions.topic, 'Who'],
    text: [...questions.text, 'Must a fund be notified?'],
    lang: [...questions.lang, 'en'],
    valueType: [...questions.valueType, 'status'],
    service: [0, 0, 1],
  },
  cells: {
    ...Object.fromEntries(Object.entries(cells).map(([name, list]) => [name, [...list, list[2]]])),
    answer: [...cells.answer, 51],
    question: [...cells.question, 2],
    jurisdiction: [...cells.jurisdiction, 0],
    short: [...cells.short, 'Before it is offered.'],
    path: [...cells.jurisdiction.map((place) => tableColumns.jurisdictions.path[place] ?? ''), `${other}/austria`],
  },
}
