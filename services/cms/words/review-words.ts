import { type ReviewState } from '../fields/review'
import { type InEach } from './admin-language'

type ReviewWords = {
  heading: string
  review: string
  told: Record<ReviewState, string>
  free: string
  writtenBy: string
  approvedBy: string
  sentBackBy: string
  askedOf: (lawyer: string) => string
  by: (day: string) => string
  anyLawyer: string
  note: string
  noteHint: string
  who: string
  whoHint: string
  byWhen: string
  steps: Record<'send' | 'approve' | 'back', string>
  done: Record<ReviewState, string>
}

/** Beside a form: where its text stands on its way to a second lawyer. */
export const reviewWords: InEach<ReviewWords> = {
  en: {
    heading: 'Review in this language',
    review: 'Review',
    told: {
      draft: 'Draft. Nobody has been asked to look at it.',
      'in-review': 'In review. A lawyer who did not write it can approve it.',
      approved: 'Approved. Any change of the text takes the approval back.',
    },
    free: 'No approval is needed here. A lawyer can be asked all the same.',
    writtenBy: 'Written by',
    approvedBy: 'Approved by',
    sentBackBy: 'Sent back by',
    askedOf: (lawyer) => `Asked of ${lawyer}`,
    by: (day) => `, by ${day}`,
    anyLawyer: 'any lawyer who did not write it',
    note: 'Note',
    noteHint: 'Saved with the next step: what to look at, or what to change.',
    who: 'Who reviews it',
    whoHint: 'They get a letter. Nobody named: any lawyer who did not write it.',
    byWhen: 'By when',
    steps: { send: 'Send for review', approve: 'Approve', back: 'Back to draft' },
    done: { 'in-review': 'Sent for review.', approved: 'Approved.', draft: 'Back to draft.' },
  },
  fr: {
    heading: 'Relecture dans cette langue',
    review: 'Relecture',
    told: {
      draft: 'Brouillon. Personne n’a été invité à le relire.',
      'in-review': 'En relecture. Un juriste qui ne l’a pas écrit peut l’approuver.',
      approved: 'Approuvé. Toute modification du texte annule l’approbation.',
    },
    free: 'Aucune approbation n’est requise ici. On peut néanmoins solliciter un juriste.',
    writtenBy: 'Rédigé par',
    approvedBy: 'Approuvé par',
    sentBackBy: 'Renvoyé par',
    askedOf: (lawyer) => `Demandé à ${lawyer}`,
    by: (day) => `, pour le ${day}`,
    anyLawyer: 'tout juriste qui ne l’a pas écrit',
    note: 'Note',
    noteHint: 'Enregistrée avec l’étape suivante : ce qu’il faut regarder, ou changer.',
    who: 'Qui relit',
    whoHint: 'Cette personne reçoit un courriel. Sans nom : tout juriste qui ne l’a pas écrit.',
    byWhen: 'Pour quand',
    steps: { send: 'Envoyer en relecture', approve: 'Approuver', back: 'Remettre en brouillon' },
    done: { 'in-review': 'Envoyé en relecture.', approved: 'Approuvé.', draft: 'Remis en brouillon.' },
  },
  zh: {
    heading: '此语言版本的审阅',
    review: '审阅',
    told: {
      draft: '草稿，尚未送审。',
      'in-review': '审阅中。未参与撰写的律师可以批准。',
      approved: '已批准。文字一经更改，批准即失效。',
    },
    free: '此处无须批准，但仍可请律师审阅。',
    writtenBy: '撰写人：',
    approvedBy: '批准人：',
    sentBackBy: '退回人：',
    askedOf: (lawyer) => `已请 ${lawyer} 审阅`,
    by: (day) => `，截止 ${day}`,
    anyLawyer: '任何未参与撰写的律师',
    note: '备注',
    noteHint: '随下一步一并保存：需要注意或修改之处。',
    who: '审阅人',
    whoHint: '审阅人会收到邮件。不指定则为任何未参与撰写的律师。',
    byWhen: '截止日期',
    steps: { send: '送审', approve: '批准', back: '退回草稿' },
    done: { 'in-review': '已送审。', approved: '已批准。', draft: '已退回草稿。' },
  },
}
