import { firm } from '../../../src/firm/firm'
import { type InEach } from './admin-language'

/** What a letter about one item tells, put into words already; `text` is what a colleague wrote, or what went wrong. */
export type Told = { who: string; item: string; day: string | undefined; text: string | undefined }

type Letter = { subject: (item: string) => string; tell: (told: Told) => string[] }

export type LetterKind =
  'review-asked' | 'review-approved' | 'review-sent-back' | 'comment-asked' | 'comment-done' | 'not-done'

export type LetterWords = {
  /** Around a title, and around the language of a text. */
  quotes: readonly [string, string]
  brackets: readonly [string, string]
  answer: (id: number) => string
  someone: string
  letters: Record<LetterKind, Letter>
  overdue: {
    subject: (item: string) => string
    subjectOfMany: (count: number) => string
    told: string
    due: (item: string, day: string) => string
  }
  password: { subject: string; asked: string; choose: string; once: string; notYou: string }
}

const noteOf = (label: string, text: string | undefined): string[] => (text ? [`${label}${text}`] : [])

/** Each letter to a colleague. */
export const letterWords: InEach<LetterWords> = {
  en: {
    quotes: ['"', '"'],
    brackets: [' (', ')'],
    answer: (id) => `Answer ${id}`,
    someone: 'A colleague',
    letters: {
      'review-asked': {
        subject: (item) => `For your review: ${item}`,
        tell: ({ who, item, day, text }) => [
          `${who} asks for a review of ${item}${day ? `, by ${day}` : ''}.`,
          ...noteOf('Note: ', text),
        ],
      },
      'review-approved': {
        subject: (item) => `Approved: ${item}`,
        tell: ({ who, item, text }) => [`${who} approved ${item}.`, ...noteOf('Note: ', text)],
      },
      'review-sent-back': {
        subject: (item) => `Sent back to you: ${item}`,
        tell: ({ who, item, text }) => [`${who} sent back ${item}.`, ...noteOf('Note: ', text)],
      },
      'comment-asked': {
        subject: (item) => `For you: ${item}`,
        tell: ({ who, item, day, text = '' }) => [`${who} asks you${day ? `, by ${day}` : ''}, about ${item}.`, text],
      },
      'comment-done': {
        subject: (item) => `Done: ${item}`,
        tell: ({ who, item, text = '' }) => [`${who} has done what you asked, in ${item}.`, text],
      },
      'not-done': {
        subject: (item) => `Not done: ${item}`,
        tell: ({ item, text = '' }) => [`What you scheduled for ${item} did not happen: ${text}`],
      },
    },
    overdue: {
      subject: (item) => `Review overdue: ${item}`,
      subjectOfMany: (count) => `${count} reviews overdue`,
      told: 'Readers are warned of what is overdue, until its review is noted in the CMS.',
      due: (item, day) => `${item}, due ${day}`,
    },
    password: {
      subject: `A new password for the ${firm.name} CMS`,
      asked: `Somebody, most likely you, asked for a new password for the ${firm.name} CMS.`,
      choose: 'Choose a new password',
      once: '. The link opens once, and for one hour.',
      notYou: 'If it was not you, do nothing: your password stays as it is.',
    },
  },
  fr: {
    quotes: ['« ', ' »'],
    brackets: [' (', ')'],
    answer: (id) => `Réponse ${id}`,
    someone: 'Un collègue',
    letters: {
      'review-asked': {
        subject: (item) => `À relire : ${item}`,
        tell: ({ who, item, day, text }) => [
          `${who} demande une relecture de ${item}${day ? `, pour le ${day}` : ''}.`,
          ...noteOf('Note : ', text),
        ],
      },
      'review-approved': {
        subject: (item) => `Approuvé : ${item}`,
        tell: ({ who, item, text }) => [`${who} a approuvé ${item}.`, ...noteOf('Note : ', text)],
      },
      'review-sent-back': {
        subject: (item) => `À reprendre : ${item}`,
        tell: ({ who, item, text }) => [`${who} vous a renvoyé ${item}.`, ...noteOf('Note : ', text)],
      },
      'comment-asked': {
        subject: (item) => `Pour vous : ${item}`,
        tell: ({ who, item, day, text = '' }) => [
          `${who} vous demande${day ? `, pour le ${day}` : ''}, au sujet de ${item} :`,
          text,
        ],
      },
      'comment-done': {
        subject: (item) => `Fait : ${item}`,
        tell: ({ who, item, text = '' }) => [`${who} a fait ce que vous aviez demandé, dans ${item} :`, text],
      },
      'not-done': {
        subject: (item) => `Non exécuté : ${item}`,
        tell: ({ item, text = '' }) => [`Ce que vous aviez programmé pour ${item} n’a pas eu lieu : ${text}`],
      },
    },
    overdue: {
      subject: (item) => `Relecture en retard : ${item}`,
      subjectOfMany: (count) => `${count} relectures en retard`,
      told: 'Les lecteurs sont avertis de ce qui est en retard, jusqu’à ce que la relecture soit notée dans le CMS.',
      due: (item, day) => `${item}, à relire avant le ${day}`,
    },
    password: {
      subject: `Un nouveau mot de passe pour le CMS de ${firm.name}`,
      asked: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le CMS de ${firm.name}.`,
      choose: 'Choisir un nouveau mot de passe',
      once: '. Le lien s’ouvre une seule fois, pendant une heure.',
      notYou: 'Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.',
    },
  },
  zh: {
    quotes: ['“', '”'],
    brackets: ['（', '）'],
    answer: (id) => `答案 ${id}`,
    someone: '一位同事',
    letters: {
      'review-asked': {
        subject: (item) => `请审阅：${item}`,
        tell: ({ who, item, day, text }) => [
          `${who} 请求审阅${item}${day ? `，截止 ${day}` : ''}。`,
          ...noteOf('备注：', text),
        ],
      },
      'review-approved': {
        subject: (item) => `已批准：${item}`,
        tell: ({ who, item, text }) => [`${who} 已批准${item}。`, ...noteOf('备注：', text)],
      },
      'review-sent-back': {
        subject: (item) => `已退回给您：${item}`,
        tell: ({ who, item, text }) => [`${who} 退回了${item}。`, ...noteOf('备注：', text)],
      },
      'comment-asked': {
        subject: (item) => `请您处理：${item}`,
        tell: ({ who, item, day, text = '' }) => [`${who} 就${item}向您提出请求${day ? `，截止 ${day}` : ''}：`, text],
      },
      'comment-done': {
        subject: (item) => `已完成：${item}`,
        tell: ({ who, item, text = '' }) => [`${who} 已在${item}中完成您的请求：`, text],
      },
      'not-done': {
        subject: (item) => `未执行：${item}`,
        tell: ({ item, text = '' }) => [`您为${item}安排的操作未能执行：${text}`],
      },
    },
    overdue: {
      subject: (item) => `复核逾期：${item}`,
      subjectOfMany: (count) => `${count} 项复核逾期`,
      told: '在系统中记录复核之前，读者会看到逾期提示。',
      due: (item, day) => `${item}，应于 ${day} 前复核`,
    },
    password: {
      subject: `${firm.name} 内容管理系统的新密码`,
      asked: `有人（很可能是您）为 ${firm.name} 内容管理系统申请了新密码。`,
      choose: '设置新密码',
      once: '。此链接只能打开一次，一小时内有效。',
      notYou: '如果不是您本人，请忽略此邮件：您的密码保持不变。',
    },
  },
}
