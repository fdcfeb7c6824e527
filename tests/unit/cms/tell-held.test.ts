import * as z from 'zod'
import { adminLanguages } from '../../../services/cms/words/admin-language'
import { tellHeld } from '../../../services/cms/words/tell-held'
import { ContentProblem, toProblems } from '../../../src/content/content-problem'
import { type FaultKind, faultWords, say } from '../../../src/content/faults'
import { tellIssue } from '../../../src/content/tell-issue'

const inEach = (held: Parameters<typeof tellHeld>[0]) => adminLanguages.map((language) => tellHeld(held, { language }))

describe('why something is held back', () => {
  it('is said in the language of the editor, by its kind and what it names (ED-12)', () => {
    const told = [{ ...say('dead-link', '/en/lost').told, field: 'body.0.summary' }, say('no-description').told]

    expect(inEach({ path: '/en/a', message: 'As the publisher said it.', told })).toEqual([
      'As the publisher said it.',
      '/en/lost ne mène nulle part (Texte 1, Résumé). Rien ne décrit la page aux moteurs de recherche.',
      '/en/lost 无法到达任何页面（正文 1，摘要）。没有向搜索引擎描述此页面的内容。',
    ])
  })

  it('stays as it was said where it has no kind, or one of another release (ED-12)', () => {
    const message = 'It could not be rendered.'

    expect(inEach({ path: '/en/a', message })).toEqual([message, message, message])
    const told = [say('no-badge').told, { kind: 'of-tomorrow' as FaultKind, values: [] }]
    expect(inEach({ path: '/en/a', message, told })).toEqual([message, message, message])
  })

  it.each(Object.keys(faultWords) as FaultKind[])('of the kind %s keeps what it names (ED-12)', (kind) => {
    const values = ['/en/x1', 'x2', 'x3'].slice(0, faultWords[kind].length)
    const [, fr, zh] = inEach({ path: '', message: 'English', told: [{ kind, values }] })

    for (const value of values) expect([fr, zh]).toEqual(Array(2).fill(expect.stringContaining(value)))
    expect(fr).not.toBe('English')
    expect(zh).toMatch(/\p{Script=Han}.*。$/u)
  })

  it('of a document that cannot be read is said field by field (ED-12)', () => {
    const schema = z.object({ title: z.string(), state: z.enum(['open', 'closed']), pages: z.int() })
    const { error } = schema.safeParse({ state: 'ajar', pages: 'many' }, { error: tellIssue, reportInput: true })
    if (!error) throw new Error('This was to fail.')
    const problem = new ContentProblem({ type: 'news-item', id: 7, locale: 'en' }, toProblems(error))
    const [en, fr, zh] = inEach({ path: 'news-item 7 en', message: problem.message, told: problem.told })

    expect(en).toBe(
      'news item 7 in en: "title" is missing; "state" must be open or closed, not "ajar"; "pages" must be a number',
    )
    expect(fr).toBe(
      'À compléter (Titre). Doit être open ou closed, et non « ajar » (État). Doit être un nombre (Pages).',
    )
    expect(zh).toContain('缺失（标题）。')
  })
})
