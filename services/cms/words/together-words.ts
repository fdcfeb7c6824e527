import { type InEach } from './admin-language'

type TogetherWords = {
  comments: (open: number) => string
  field: string
  whole: string
  words: string
  assignee: string
  nobody: string
  due: string
  write: string
  done: string
  isDone: string
  asks: (writer: string, assignee: string, due: string) => string
  says: (writer: string) => string
  failed: string
  alsoOpen: (names: string) => string
  staleHeading: string
  staleLead: (who: string) => string
  staleSomebody: string
  staleUnknown: string
  saveMine: string
  keep: string
  autosaved: string
}

export const togetherWords: InEach<TogetherWords> = {
  en: {
    comments: (open) => `Comments (${open})`,
    field: 'About',
    whole: 'The whole text',
    words: 'What is to be done',
    assignee: 'Who does it',
    nobody: 'Nobody in particular',
    due: 'Comment due',
    write: 'Comment',
    done: 'Done',
    isDone: 'done',
    asks: (writer, assignee, due) => `${writer} asks ${assignee}${due === '' ? '' : `, by ${due}`}`,
    says: (writer) => `${writer} says`,
    failed: 'The comment could not be kept. Try again.',
    alsoOpen: (names) => `Also open at the moment: ${names}`,
    staleHeading: 'Nothing was saved yet',
    staleLead: (who) => `${who} has saved this text since you opened it. This is what changed:`,
    staleSomebody: 'Somebody',
    staleUnknown:
      'The text that you opened is not kept any more, so it cannot be compared. Open this in a second window to see the newest.',
    saveMine: 'Save mine over it',
    keep: 'Yours stays in the form. To take theirs, close this and load the page again.',
    autosaved: 'Saved by itself',
  },
  fr: {
    comments: (open) => `Commentaires (${open})`,
    field: 'Au sujet de',
    whole: 'Tout le texte',
    words: 'Ce qui est à faire',
    assignee: 'Qui s’en charge',
    nobody: 'Personne en particulier',
    due: 'Pour quand (commentaire)',
    write: 'Commenter',
    done: 'Fait',
    isDone: 'fait',
    asks: (writer, assignee, due) => `${writer} demande à ${assignee}${due === '' ? '' : `, pour le ${due}`}`,
    says: (writer) => `${writer} dit`,
    failed: 'Le commentaire n’a pas pu être conservé. Réessayez.',
    alsoOpen: (names) => `Également ouvert par : ${names}`,
    staleHeading: 'Rien n’a encore été enregistré',
    staleLead: (who) => `${who} a enregistré ce texte depuis que vous l’avez ouvert. Voici ce qui a changé :`,
    staleSomebody: 'Quelqu’un',
    staleUnknown:
      'Le texte que vous avez ouvert n’est plus conservé et ne peut être comparé. Ouvrez-le dans une seconde fenêtre pour voir la dernière version.',
    saveMine: 'Enregistrer ma version par-dessus',
    keep: 'Votre version reste dans le formulaire. Pour prendre l’autre, fermez ceci et rechargez la page.',
    autosaved: 'Enregistré automatiquement',
  },
  zh: {
    comments: (open) => `批注（${open}）`,
    field: '关于',
    whole: '全文',
    words: '需要做什么',
    assignee: '由谁处理',
    nobody: '不指定',
    due: '截止日期（批注）',
    write: '添加批注',
    done: '完成',
    isDone: '已完成',
    asks: (writer, assignee, due) => `${writer} 请 ${assignee} 处理${due === '' ? '' : `，截止 ${due}`}`,
    says: (writer) => `${writer} 写道`,
    failed: '批注未能保存，请重试。',
    alsoOpen: (names) => `同时打开此内容的同事：${names}`,
    staleHeading: '尚未保存',
    staleLead: (who) => `自您打开以来，${who}已保存过此文本。更改如下：`,
    staleSomebody: '有同事',
    staleUnknown: '您打开的版本已不再保留，无法比较。请在另一窗口打开以查看最新版本。',
    saveMine: '以我的版本覆盖',
    keep: '您的内容仍在表单中。如需采用对方版本，请关闭此窗口并重新加载页面。',
    autosaved: '已自动保存',
  },
}
