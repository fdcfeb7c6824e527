import { type EditionState } from '../workflow/versions/edition-states'
import { type InEach } from './admin-language'

type PublishWords = {
  failed: string
  publishIn: (language: string) => string
  publishAll: string
  withdrawIn: (language: string) => string
  withdrawQuestion: (language: string) => string
  withdrawTold: (language: string, rest: string) => string
  noOther: string
  others: (languages: string) => string
  undo: Record<'publish' | 'withdraw', { button: string; question: (language: string) => string; confirm: string }>
  undoTold: (language: string) => string
  inBin: string
  readersHave: string
  states: Record<EditionState, string>
  unwritten: string
  viewLive: string
  copyLink: string
  copied: string
  revoke: string
  revoked: string
  link: string
  linkTold: (day: string) => string
  later: string
  when: string
  ownClock: string
  allLanguages: string
  everyLanguage: string
  publishThen: string
  withdrawThen: string
  isPublished: (at: string) => string
  isWithdrawn: (at: string) => string
  publish: string
  withdraw: string
  cancel: string
  notWritten: (language: string) => string
  notEverywhere: string
  saveFirst: string
  becomesDraft: string
  start: (to: string, from: string) => string
}

/** Beside a form: what readers have, and how it gets to them, now or later. */
export const publishWords: InEach<PublishWords> = {
  en: {
    failed: 'It could not be done.',
    publishIn: (language) => `Publish in ${language}`,
    publishAll: 'Publish what is written in all languages',
    withdrawIn: (language) => `Withdraw in ${language}`,
    withdrawQuestion: (language) => `Withdraw it in ${language}?`,
    withdrawTold: (language, rest) =>
      `Anyone who opens its page in ${language} learns that it is gone. ${rest} What is written stays here, and can be published again.`,
    noOther: 'It is live in no other language.',
    others: (languages) => `It stays live in ${languages}.`,
    undo: {
      publish: {
        button: 'Undo the last publication in this language',
        question: (language) => `Undo the last publication in ${language}?`,
        confirm: 'Undo the publication',
      },
      withdraw: {
        button: 'Undo the withdrawal in this language',
        question: (language) => `Undo the last withdrawal in ${language}?`,
        confirm: 'Undo the withdrawal',
      },
    },
    undoTold: (language) =>
      `Readers see again what they saw in ${language} before it; if that was nothing, it is withdrawn. What is written here and not published yet stays as a draft.`,
    inBin: 'In the bin: no reader sees it',
    readersHave: 'What readers have',
    states: {
      live: 'live',
      changed: 'live, with changes to publish',
      waiting: 'published, waits for its embargo',
      draft: 'not live',
    },
    unwritten: 'not written yet',
    viewLive: 'View live page',
    copyLink: 'Copy preview link',
    copied: 'The link is copied.',
    revoke: 'Revoke all links to this draft',
    revoked: 'What was sent before opens nothing any more.',
    link: 'Preview link',
    linkTold: (day) => `Anyone who has it sees this draft, until ${day}.`,
    later: 'Publish or withdraw later',
    when: 'When',
    ownClock: 'In the time of your own clock.',
    allLanguages: 'In all languages, not only in this one',
    everyLanguage: 'all languages',
    publishThen: 'Publish then',
    withdrawThen: 'Withdraw then',
    isPublished: (at) => `It is published ${at}.`,
    isWithdrawn: (at) => `It is withdrawn ${at}.`,
    publish: 'Publish',
    withdraw: 'Withdraw',
    cancel: 'Cancel this',
    notWritten: (language) => `Nothing is written in ${language} yet.`,
    notEverywhere: 'Not written yet in every language.',
    saveFirst: 'Save the draft first.',
    becomesDraft: 'It becomes a draft: readers see nothing of it until it is published.',
    start: (to, from) => `Start ${to} from ${from}`,
  },
  fr: {
    failed: 'L’action a échoué.',
    publishIn: (language) => `Publier en ${language}`,
    publishAll: 'Publier ce qui est écrit dans toutes les langues',
    withdrawIn: (language) => `Retirer en ${language}`,
    withdrawQuestion: (language) => `Le retirer en ${language} ?`,
    withdrawTold: (language, rest) =>
      `Qui ouvre sa page en ${language} apprend qu’elle a été retirée. ${rest} Ce qui est écrit reste ici et peut être publié à nouveau.`,
    noOther: 'Il n’est en ligne dans aucune autre langue.',
    others: (languages) => `Il reste en ligne en : ${languages}.`,
    undo: {
      publish: {
        button: 'Annuler la dernière publication dans cette langue',
        question: (language) => `Annuler la dernière publication en ${language} ?`,
        confirm: 'Annuler la publication',
      },
      withdraw: {
        button: 'Annuler le retrait dans cette langue',
        question: (language) => `Annuler le dernier retrait en ${language} ?`,
        confirm: 'Annuler le retrait',
      },
    },
    undoTold: (language) =>
      `Les lecteurs revoient ce qu’ils voyaient auparavant en ${language} ; si ce n’était rien, il est retiré. Ce qui est écrit ici sans être publié reste un brouillon.`,
    inBin: 'Dans la corbeille : aucun lecteur ne le voit',
    readersHave: 'Ce qu’ont les lecteurs',
    states: {
      live: 'en ligne',
      changed: 'en ligne, avec des modifications à publier',
      waiting: 'publié, en attente de la fin de l’embargo',
      draft: 'pas en ligne',
    },
    unwritten: 'pas encore écrit',
    viewLive: 'Voir la page en ligne',
    copyLink: 'Copier le lien d’aperçu',
    copied: 'Le lien est copié.',
    revoke: 'Révoquer tous les liens vers ce brouillon',
    revoked: 'Les liens envoyés auparavant n’ouvrent plus rien.',
    link: 'Lien d’aperçu',
    linkTold: (day) => `Qui le possède voit ce brouillon, jusqu’au ${day}.`,
    later: 'Publier ou retirer plus tard',
    when: 'Quand',
    ownClock: 'À l’heure de votre propre horloge.',
    allLanguages: 'Dans toutes les langues, pas seulement celle-ci',
    everyLanguage: 'toutes les langues',
    publishThen: 'Publier à ce moment',
    withdrawThen: 'Retirer à ce moment',
    isPublished: (at) => `Publication prévue : ${at}.`,
    isWithdrawn: (at) => `Retrait prévu : ${at}.`,
    publish: 'Publier',
    withdraw: 'Retirer',
    cancel: 'Abandonner',
    notWritten: (language) => `Rien n’est encore écrit en ${language}.`,
    notEverywhere: 'Pas encore écrit dans toutes les langues.',
    saveFirst: 'Enregistrez d’abord le brouillon.',
    becomesDraft: 'Cela devient un brouillon : les lecteurs n’en voient rien avant sa publication.',
    start: (to, from) => `Commencer ${to} à partir de ${from}`,
  },
  zh: {
    failed: '未能完成。',
    publishIn: (language) => `发布${language}版本`,
    publishAll: '发布所有语言已写好的内容',
    withdrawIn: (language) => `撤下${language}版本`,
    withdrawQuestion: (language) => `要撤下${language}版本吗？`,
    withdrawTold: (language, rest) =>
      `打开其${language}页面的读者将得知内容已撤下。${rest}已写内容保留在此，可再次发布。`,
    noOther: '没有其他语言版本在线。',
    others: (languages) => `以下语言版本仍在线：${languages}。`,
    undo: {
      publish: {
        button: '撤销此语言的上次发布',
        question: (language) => `要撤销${language}版本的上次发布吗？`,
        confirm: '撤销发布',
      },
      withdraw: {
        button: '撤销此语言的撤下',
        question: (language) => `要撤销${language}版本的上次撤下吗？`,
        confirm: '撤销撤下',
      },
    },
    undoTold: (language) =>
      `读者将重新看到此前的${language}内容；如此前没有内容，则予以撤下。此处已写但未发布的内容保留为草稿。`,
    inBin: '在回收站中：读者看不到',
    readersHave: '读者所见',
    states: { live: '在线', changed: '在线，有待发布的更改', waiting: '已发布，等待解禁', draft: '未在线' },
    unwritten: '尚未撰写',
    viewLive: '查看在线页面',
    copyLink: '复制预览链接',
    copied: '链接已复制。',
    revoke: '撤销此草稿的所有链接',
    revoked: '此前发出的链接已失效。',
    link: '预览链接',
    linkTold: (day) => `持有链接者可查看此草稿，直至 ${day}。`,
    later: '稍后发布或撤下',
    when: '时间',
    ownClock: '按您本地的时钟。',
    allLanguages: '适用于所有语言，而不仅限于此语言',
    everyLanguage: '所有语言',
    publishThen: '届时发布',
    withdrawThen: '届时撤下',
    isPublished: (at) => `将于 ${at} 发布。`,
    isWithdrawn: (at) => `将于 ${at} 撤下。`,
    publish: '发布',
    withdraw: '撤下',
    cancel: '取消',
    notWritten: (language) => `尚未撰写${language}版本。`,
    notEverywhere: '尚有语言版本未撰写。',
    saveFirst: '请先保存草稿。',
    becomesDraft: '将成为草稿：发布之前读者看不到。',
    start: (to, from) => `从${from}开始撰写${to}`,
  },
}
