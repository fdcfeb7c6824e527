import { type InEach } from './admin-language'

type OriginalWords = {
  open: string
  nothingWritten: string
  same: string
  older: (day: string) => string
  changed: string
  added: string
  removed: string
  confirm: string
  confirmed: string
  failed: string
}

export const originalWords: InEach<OriginalWords> = {
  en: {
    open: 'The original beside the form',
    nothingWritten: 'Nothing is translated yet.',
    same: 'The translation renders the original of today.',
    older: (day) => `The original has changed since it was translated: ${day}. What changed is marked.`,
    changed: 'changed since translated',
    added: '[added]',
    removed: '[removed]',
    confirm: 'The translation still says the same',
    confirmed: 'Noted: the translation renders the original of today.',
    failed: 'It could not be noted. Try again.',
  },
  fr: {
    open: 'L’original à côté du formulaire',
    nothingWritten: 'Rien n’est encore traduit.',
    same: 'La traduction rend l’original actuel.',
    older: (day) => `L’original a changé depuis la traduction : ${day}. Les changements sont marqués.`,
    changed: 'modifié depuis la traduction',
    added: '[ajouté]',
    removed: '[supprimé]',
    confirm: 'La traduction dit toujours la même chose',
    confirmed: 'Noté : la traduction rend l’original actuel.',
    failed: 'Cela n’a pas pu être noté. Réessayez.',
  },
  zh: {
    open: '在表单旁显示原文',
    nothingWritten: '尚未翻译。',
    same: '译文与当前原文一致。',
    older: (day) => `翻译后原文已更改：${day}。更改之处已标出。`,
    changed: '翻译后有更改',
    added: '[新增]',
    removed: '[删除]',
    confirm: '译文含义仍然一致',
    confirmed: '已记录：译文与当前原文一致。',
    failed: '未能记录，请重试。',
  },
}
