import { type OfficeKind } from '../../shared/office/office-request'
import { type InEach } from './admin-language'

export type RequestsWords = {
  heading: string
  counted: (open: number) => string
  nobody: string
  newest: string
  kinds: Record<OfficeKind, string>
  numbered: (id: number) => string
  opensNothing: (id: number) => string
  answer: (id: number) => string
  call: (who: string, phone: string | null) => string
  seats: (seats: number, what: string) => string
  term: string
  terms: Record<'' | '30' | '90' | '365', string>
  note: string
  done: string
  grant: string
  refuse: string
  outcomes: Readonly<Record<string, string>>
}

/** What people ask for, on the desk of those who answer. */
export const requestsWords: InEach<RequestsWords> = {
  en: {
    heading: 'Requests',
    counted: (open) => `Requests (${open})`,
    nobody: 'Nobody waits for an answer.',
    newest: 'These are the newest. The others follow as these are answered.',
    kinds: { access: 'Access', callback: 'Call back', question: 'Question', subscription: 'Seats' },
    numbered: (id) => `number ${id}`,
    opensNothing: (id) => `Number ${id}, which nothing opens any more`,
    answer: (id) => `Answer ${id}`,
    call: (who, phone) => `A call by ${who}, at ${phone ?? 'no number'}`,
    seats: (seats, what) => `${seats} seats of ${what}`,
    term: 'Open it',
    terms: { '': 'without an end', '30': 'for 30 days', '90': 'for 90 days', '365': 'for a year' },
    note: 'Note to them',
    done: 'Done',
    grant: 'Grant',
    refuse: 'Refuse',
    outcomes: { granted: 'Granted.', refused: 'Refused.', done: 'Done.' },
  },
  fr: {
    heading: 'Demandes',
    counted: (open) => `Demandes (${open})`,
    nobody: 'Personne n’attend de réponse.',
    newest: 'Voici les plus récentes. Les autres suivent à mesure que celles-ci reçoivent une réponse.',
    kinds: { access: 'Accès', callback: 'Rappel', question: 'Question', subscription: 'Places' },
    numbered: (id) => `numéro ${id}`,
    opensNothing: (id) => `Numéro ${id}, que plus rien n’ouvre`,
    answer: (id) => `Réponse ${id}`,
    call: (who, phone) => `Un appel de ${who}, ${phone === null ? 'sans numéro' : `au ${phone}`}`,
    seats: (seats, what) => `Places demandées : ${seats}, pour ${what}`,
    term: 'Ouvrir',
    terms: { '': 'sans fin', '30': 'pour 30 jours', '90': 'pour 90 jours', '365': 'pour un an' },
    note: 'Note à leur intention',
    done: 'Fait',
    grant: 'Accorder',
    refuse: 'Refuser',
    outcomes: { granted: 'Accordé.', refused: 'Refusé.', done: 'Fait.' },
  },
  zh: {
    heading: '请求',
    counted: (open) => `请求（${open}）`,
    nobody: '没有人在等待答复。',
    newest: '以上为最新请求。答复之后会显示其余请求。',
    kinds: { access: '访问', callback: '回电', question: '提问', subscription: '席位' },
    numbered: (id) => `编号 ${id}`,
    opensNothing: (id) => `编号 ${id}，已没有任何权限可以打开`,
    answer: (id) => `答案 ${id}`,
    call: (who, phone) => `请 ${who} 回电，${phone === null ? '未留电话' : `电话 ${phone}`}`,
    seats: (seats, what) => `${what} 的 ${seats} 个席位`,
    term: '开放期限',
    terms: { '': '无期限', '30': '30 天', '90': '90 天', '365': '一年' },
    note: '给对方的备注',
    done: '已完成',
    grant: '授予',
    refuse: '拒绝',
    outcomes: { granted: '已授予。', refused: '已拒绝。', done: '已完成。' },
  },
}
