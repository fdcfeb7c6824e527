import { type Answer, docOf } from '../../support/cms/cms'
import { noticeOf, type Values } from '../../support/cms/cms-content'
import { problemsIn } from '../../support/cms/cms-process'

type Hands = {
  save: (path: string, body: Values, method?: string) => Promise<Answer>
  /** What a second lawyer does. */
  approve: (path: string) => Promise<Answer>
}

export function describeLegalNotice({ save, approve }: Hands) {
  describe('the legal notice', () => {
    const notice = noticeOf()
    const publish = (body: Values) => save('legal-notices', { ...body, _status: 'published' })
    let path = ''

    it.each([
      ['sraNumber', /Number at the regulator: This field is required/],
      ['regulatedBy', /Regulated by, as it must be worded: This field is required/],
      ['entities', /Legal entities: /],
      ['complaintsSteps', /Steps: /],
      ['ombudsman', /Legal Ombudsman: when and how to turn to it: This field is required/],
      ['regulatorContact', /Regulator: when and how to report to it: This field is required/],
    ])('cannot go live without %s (R-LEG-01, Q-5)', async (field, words) => {
      const answer = await publish({ ...notice, [field]: null })

      expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringMatching(words)])
    })

    it('cannot go live with a step that has no time limit, or a number that is none (R-LEG-01, Q-5)', async () => {
      const step = { ...notice, complaintsSteps: [{ heading: 'Write to us', text: 'We answer' }] }

      expect(problemsIn(await publish(step))).toMatch(/Time limit, in words: This field is required/)
      expect(problemsIn(await publish({ ...notice, sraNumber: 'pending' }))).toMatch(
        /Number at the regulator: "pending"/,
      )
    })

    it('goes live when it is complete and a second lawyer agrees (R-LEG-01, Q-5)', async () => {
      const draft = await save('legal-notices?draft=true', { ...notice, review: { state: 'in-review' } })
      path = `legal-notices/${String(docOf(draft).id)}`
      const approved = await approve(path)
      expect([approved.status, problemsIn(approved)]).toEqual([200, ''])

      expect((await save(path, { _status: 'published' }, 'PATCH')).status).toBe(200)
    })

    it.each<[how: string, method: string, body: Values]>([
      ['unpublished', 'PATCH', { _status: 'draft' }],
      ['withdrawn in its language', 'PATCH', { live: false, _status: 'published' }],
      ['binned', 'PATCH', { deletedAt: '2026-03-02T00:00:00.000Z' }],
      ['deleted', 'DELETE', {}],
    ])('is not %s while it is the last and readers have pages (R-LEG-01, Q-5)', async (_, method, body) => {
      const answer = await save(path, body, method)

      expect([answer.status, problemsIn(answer)]).toEqual([
        400,
        'Readers in English would find who regulates the firm and the complaints procedure on no page any more. Change this one, or publish another first.',
      ])
    })
  })
}
