import { findLanguage, noteLanguage, toLetterLanguage } from '../../../services/cms/mail/letter-language'
import { type Letter, tellLetter, tellPasswordMail } from '../../../services/cms/mail/letter-text'
import { type AdminLanguage, adminLanguages } from '../../../services/cms/words/admin-language'
import { type LetterKind, letterWords } from '../../../services/cms/words/letter-words'
import { childEnv } from '../../../src/config/env-server'

const address = 'https://www.firm.test'
const item = { collection: 'articles', id: 12, title: 'On set-off', locale: 'fr-fr' }
const at = `${address}/admin/collections/articles/12?locale=fr-fr`

beforeAll(() => {
  jest.replaceProperty(process, 'env', childEnv({ PUBLIC_URL: address }))
})
afterAll(() => jest.restoreAllMocks())

const inEach = (letter: Letter) => adminLanguages.map((language) => tellLetter(letter, language))

describe('a letter to a colleague', () => {
  it('asks for a review in their language, with the day as that is written (ED-12)', () => {
    const letter: Letter = { kind: 'review-asked', item, who: 'Ada', dueOn: '2026-12-03', text: 'Mind § 4' }

    expect(inEach(letter)).toEqual([
      {
        subject: 'For your review: "On set-off" (Français)',
        lines: ['Ada asks for a review of "On set-off" (Français), by 3 Dec 2026.', 'Note: Mind § 4', at],
      },
      {
        subject: 'À relire : « On set-off » (Français)',
        lines: ['Ada demande une relecture de « On set-off » (Français), pour le 3 déc. 2026.', 'Note : Mind § 4', at],
      },
      {
        subject: '请审阅：“On set-off”（Français）',
        lines: ['Ada 请求审阅“On set-off”（Français），截止 2026年12月3日。', '备注：Mind § 4', at],
      },
    ])
  })

  it('says in their language why something that was planned did not happen (ED-12)', () => {
    const told = inEach({ kind: 'not-done', item, text: 'Only an editor can schedule a publication.' })

    expect(told.map(({ lines }) => lines[0])).toEqual([
      'What you scheduled for "On set-off" (Français) did not happen: Only an editor can schedule a publication.',
      'Ce que vous aviez programmé pour « On set-off » (Français) n’a pas eu lieu : Seul un éditeur peut programmer une publication.',
      '您为“On set-off”（Français）安排的操作未能执行：只有编辑可以安排发布。',
    ])
  })

  it('names one review that is overdue, or counts them, and an answer by its number (ED-12)', () => {
    const one = { collection: 'nav-answers', id: 7, title: 'The law itself', locale: 'en', dueOn: '2026-11-01' }

    expect(inEach({ kind: 'overdue', items: [one] }).map(({ subject }) => subject)).toEqual([
      'Review overdue: Answer 7 (English)',
      'Relecture en retard : Réponse 7 (English)',
      '复核逾期：答案 7（English）',
    ])
    const many = inEach({ kind: 'overdue', items: [one, { ...item, dueOn: '2026-10-31' }] })
    expect(many.map(({ subject }) => subject)).toEqual(['2 reviews overdue', '2 relectures en retard', '2 项复核逾期'])
    expect(many[1]?.lines.slice(1)).toEqual([
      `Réponse 7 (English), à relire avant le 1 nov. 2026\n${address}/admin/collections/nav-answers/7?locale=en`,
      `« On set-off » (Français), à relire avant le 31 oct. 2026\n${at}`,
    ])
  })

  it.each(Object.keys(letterWords.en.letters) as LetterKind[])(
    'of the kind %s says nothing of another language, and leaves nothing out (ED-12)',
    (kind) => {
      const letter: Letter = { kind, item, text: 'x7', dueOn: '2026-12-03' }
      const [en, fr, zh] = inEach(letter).map(({ subject, lines }) => [subject, ...lines.slice(0, -1)].join('\n'))
      const own = (told: string | undefined) => told?.replaceAll(/On set-off|Français|x7/g, '')

      for (const told of [en, fr, zh]) expect(told).toMatch(/On set-off[^]*On set-off[^]*x7/)
      expect(own(fr)).not.toMatch(/\b(?:for|the|you|of|by|Note:|colleague)\b/)
      expect(own(zh)).not.toMatch(/[A-Za-z]/)
    },
  )

  it.each([
    ['en', 'A new password for the', 'Choose a new password'],
    ['fr', 'Un nouveau mot de passe', 'Choisir un nouveau mot de passe'],
    ['zh', '新密码', '设置新密码'],
  ] as const)('brings a person back in in %s (ED-12)', (language: AdminLanguage, subject, link) => {
    const mail = tellPasswordMail('abc', language)

    expect(mail.subject).toContain(subject)
    expect(mail.html).toContain(`<div lang="${language}">`)
    expect(mail.html).toContain(`<a href="${address}/admin/reset/abc">${link}</a>`)
  })
})

describe('the language of a letter', () => {
  type Kept = { key: string; value: unknown; user: { relationTo: string; value: number } }
  type Where = { and: Record<string, { equals: unknown }>[] }

  /** As Payload keeps choices of its colleagues. */
  function openPreferences() {
    const kept: Kept[] = []
    const find = ({ and }: Where) =>
      kept.find((one) =>
        and.every((wanted) =>
          Object.entries(wanted).every(([path, { equals }]) => {
            const [name = '', part] = path.split('.')
            const value = one[name as keyof Kept] as Record<string, unknown>
            return (part === undefined ? value : value[part]) === equals
          }),
        ),
      )
    const db = {
      findOne: ({ where }: { where: Where }) => Promise.resolve(find(where) ?? null),
      upsert: jest.fn(({ where, data }: { where: Where; data: Kept }) => {
        const before = find(where)
        if (before) Object.assign(before, data)
        else kept.push(data)
        return Promise.resolve(data)
      }),
    }
    return { db } as unknown as Parameters<typeof noteLanguage>[0] & { db: typeof db }
  }

  it('is that in which the colleague last read the administration, noted when it changes (ED-12)', async () => {
    const payload = openPreferences()
    await noteLanguage(payload, { user: 3, language: 'fr' })
    await noteLanguage(payload, { user: 4, language: 'en' })
    await noteLanguage(payload, { user: 3, language: 'fr' })
    expect(payload.db.upsert).toHaveBeenCalledTimes(2)

    await noteLanguage(payload, { user: 3, language: 'zh' })
    await noteLanguage(payload, { user: 4, language: 'xx' })
    expect([await findLanguage(payload, 3), await findLanguage(payload, 4)]).toEqual(['zh', 'en'])
  })

  it('is the firm’s for a colleague who never came (ED-12)', async () => {
    expect(toLetterLanguage(await findLanguage(openPreferences(), 5))).toBe('en')
    expect(['fr', 'zh', 'de', null].map(toLetterLanguage)).toEqual(['fr', 'zh', 'en', 'en'])
  })
})
