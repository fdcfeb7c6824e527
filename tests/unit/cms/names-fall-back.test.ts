import { asksForNames } from '../../../services/cms/workflow/languages/names-fall-back'

describe('what asks for names alone', () => {
  it.each([
    ['a list of the administration', { includeLockStatus: true, where: { title: { like: 'x' } } }],
    ['the choices of a form', { select: { title: true }, depth: 0, where: { and: [] } }],
    ['the cells of a list', { where: { id: { in: '1,2' } }, depth: 0, draft: true }],
  ])('is %s', (_, reading) => expect(asksForNames(reading, 'title')).toBe(true))

  it.each([
    ['a program that reads many', { where: {}, depth: 0, draft: true }],
    ['one that reads more than the title', { select: { title: true, summary: true } }],
    ['one that reads what is live of some', { where: { id: { in: '1,2' } }, depth: 0 }],
    ['one that asks in depth', { where: { id: { in: '1,2' } }, depth: 1, draft: true }],
  ])('is not %s', (_, reading) => expect(asksForNames(reading, 'title')).toBe(false))
})
