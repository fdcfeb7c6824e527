import { type AdminLanguage, type InEach } from './admin-language'

export type DeskWords = {
  language: AdminLanguage
  failed: string
  failedBundles: string
  asked: string
  waiting: string
  waitingForAnother: string
  waitingForLawyer: string
  returned: string
  approved: string
  overdue: string
  coming: string
  drafts: string
  actions: Record<'publish' | 'withdraw' | 'end-embargo', string>
  by: (day: string) => string
  overdueSince: (day: string) => string
  due: (day: string) => string
  longest: string
  inLanguage: string
  access: string
  makeGrant: string
  nothing: string
  how: string
  howText: string
  publishing: string
  publishingText: string
  everything: string
  keys: string
  keysText: string
}

export const deskWords: InEach<DeskWords> = {
  en: {
    language: 'en',
    failed: 'It was to happen by itself, and failed',
    failedBundles: 'Bundles that failed',
    asked: 'Asked of you',
    waiting: 'Waiting for you',
    waitingForAnother: 'Waiting for another lawyer’s approval',
    waitingForLawyer: 'Waiting for a lawyer’s approval',
    returned: 'Sent back to you',
    approved: 'Approved, ready to publish',
    overdue: 'Review overdue: readers are warned',
    coming: 'Coming by itself',
    drafts: 'Your drafts',
    actions: { publish: 'Publish', withdraw: 'Withdraw', 'end-embargo': 'End of embargo:' },
    by: (day) => `by ${day}`,
    overdueSince: (day) => `overdue since ${day}`,
    due: (day) => `due ${day}`,
    longest: 'These have waited longest. All of them:',
    inLanguage: 'in',
    access: 'Who may use what',
    makeGrant: 'Make a grant',
    nothing: 'Nothing waits for you today.',
    how: 'How a text reaches the public',
    howText:
      'Write it and save the draft, language by language. Send it for review; a lawyer who did not write it approves it. An editor publishes it in that language, now or at a set time, and can undo that in one step. To take one language off the site, press “Withdraw” there.',
    publishing: 'Publishing',
    publishingText: 'shows what is live and what waits, and brings an earlier release back.',
    everything: 'Everything that is kept here',
    keys: 'By the keyboard',
    keysText:
      'Ctrl K finds anything, Ctrl S saves the draft, Ctrl Shift Enter publishes in the language at hand, Alt N leads to the next text that needs a translator, Alt and the arrow keys move what stands in the calendar.',
  },
  fr: {
    language: 'fr',
    failed: 'Devait se faire automatiquement et a échoué',
    failedBundles: 'Lots en échec',
    asked: 'On vous demande',
    waiting: 'En attente de votre part',
    waitingForAnother: 'En attente de l’approbation d’un autre juriste',
    waitingForLawyer: 'En attente de l’approbation d’un juriste',
    returned: 'Renvoyé vers vous',
    approved: 'Approuvé, prêt à publier',
    overdue: 'Relecture en retard : les lecteurs en sont avertis',
    coming: 'À venir automatiquement',
    drafts: 'Vos brouillons',
    actions: { publish: 'Publier', withdraw: 'Retirer', 'end-embargo': 'Fin d’embargo :' },
    by: (day) => `pour le ${day}`,
    overdueSince: (day) => `en retard depuis le ${day}`,
    due: (day) => `à faire le ${day}`,
    longest: 'Ceux-ci attendent depuis le plus longtemps. Tous :',
    inLanguage: 'en',
    access: 'Qui peut utiliser quoi',
    makeGrant: 'Accorder un accès',
    nothing: 'Rien ne vous attend aujourd’hui.',
    how: 'Comment un texte parvient au public',
    howText:
      'Rédigez-le et enregistrez le brouillon, langue par langue. Envoyez-le en relecture ; un juriste qui ne l’a pas écrit l’approuve. Un éditeur le publie dans cette langue, tout de suite ou à un moment fixé, et peut l’annuler en une étape. Pour retirer une langue du site, utilisez « Retirer ».',
    publishing: 'La publication',
    publishingText: 'montre ce qui est en ligne et ce qui attend, et rétablit une version antérieure du site.',
    everything: 'Tout ce qui est conservé ici',
    keys: 'Au clavier',
    keysText:
      'Ctrl K recherche partout, Ctrl S enregistre le brouillon, Ctrl Maj Entrée publie dans la langue affichée, Alt N mène au prochain texte à traduire, Alt et les flèches déplacent ce qui figure au calendrier.',
  },
  zh: {
    language: 'zh',
    failed: '本应自动执行但未成功',
    failedBundles: '未成功的批次',
    asked: '请您处理',
    waiting: '等待您审阅',
    waitingForAnother: '等待其他律师批准',
    waitingForLawyer: '等待律师批准',
    returned: '已退回给您',
    approved: '已批准，可以发布',
    overdue: '复核逾期：读者会看到提示',
    coming: '即将自动执行',
    drafts: '您的草稿',
    actions: { publish: '发布', withdraw: '撤下', 'end-embargo': '禁发期结束：' },
    by: (day) => `截止 ${day}`,
    overdueSince: (day) => `自 ${day} 起逾期`,
    due: (day) => `应于 ${day} 复核`,
    longest: '以上等待最久。全部：',
    inLanguage: '语言：',
    access: '谁可以使用什么',
    makeGrant: '授予权限',
    nothing: '今天没有需要您处理的事项。',
    how: '文本如何发布',
    howText:
      '撰写并按语言分别保存草稿，然后送审；由未参与撰写的律师批准。编辑可在该语言中立即或定时发布，并可一步撤销。如需将某一语言从网站撤下，请按“撤下”。',
    publishing: '发布状态',
    publishingText: '显示已发布和等待中的内容，并可恢复先前的版本。',
    everything: '此处保存的全部内容',
    keys: '键盘操作',
    keysText:
      'Ctrl K 搜索全部内容，Ctrl S 保存草稿，Ctrl Shift Enter 在当前语言中发布，Alt N 前往下一篇待翻译文本，Alt 加方向键移动日历中的条目。',
  },
}
