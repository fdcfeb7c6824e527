import { type CellState } from '../translation/find-matrix'
import { type AdminLanguage, type InEach } from './admin-language'

type LanguagesWords = {
  code: AdminLanguage
  heading: string
  lead: string
  kind: string
  everyKind: string
  language: string
  everyLanguage: string
  state: string
  everyState: string
  work: string
  search: string
  show: string
  next: string
  nothingLeft: string
  item: string
  states: Record<CellState, string>
  since: (day: string) => string
  notLive: string
  found: (count: number) => string
  earlier: string
  later: string
  together: string
  togetherHint: (language: string) => string
  takeOut: string
  takeOutHint: string
  takeIn: string
  takeInHint: string
  taken: (title: string, fields: string) => string
  left: (field: string, why: string) => string
  failed: string
}

export const languagesWords: InEach<LanguagesWords> = {
  en: {
    code: 'en',
    heading: 'Languages side by side',
    lead: 'Every item and where each of its languages stands. English is the original.',
    kind: 'Kind',
    everyKind: 'Every kind',
    language: 'Language',
    everyLanguage: 'Every language',
    state: 'State',
    everyState: 'Every state',
    work: 'Needs work: older or missing',
    search: 'Words of the title',
    show: 'Show',
    next: 'Next that needs work',
    nothingLeft: 'Nothing here needs work.',
    item: 'Item',
    states: { live: 'Live', draft: 'Draft', older: 'Older than the original', missing: 'Missing' },
    since: (day) => `since ${day}`,
    notLive: 'draft',
    found: (count) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'item' : 'items'}`,
    earlier: 'Back',
    later: 'On',
    together: 'Change together',
    togetherHint: (language) =>
      `Publish, withdraw, assign or tag what is ticked, in ${language}; you see first what readers will see.`,
    takeOut: 'Take out for an agency (XLIFF)',
    takeOutHint: 'The items that are ticked, in the language that is chosen above.',
    takeIn: 'Bring a translation in (XLIFF)',
    takeInHint: 'It becomes drafts: readers see nothing of it until it is published.',
    taken: (title, fields) => `${title}: brought in ${fields}.`,
    left: (field, why) => `${field} stays as it was: ${why}.`,
    failed: 'The file could not be brought in. Try again.',
  },
  fr: {
    code: 'fr',
    heading: 'Langues côte à côte',
    lead: 'Chaque contenu et l’état de chacune de ses langues. L’anglais est l’original.',
    kind: 'Type',
    everyKind: 'Tous les types',
    language: 'Langue',
    everyLanguage: 'Toutes les langues',
    state: 'État',
    everyState: 'Tous les états',
    work: 'À traiter : dépassé ou manquant',
    search: 'Mots du titre',
    show: 'Afficher',
    next: 'Suivant à traiter',
    nothingLeft: 'Rien à traiter ici.',
    item: 'Contenu',
    states: { live: 'En ligne', draft: 'Brouillon', older: 'Plus ancien que l’original', missing: 'Manquant' },
    since: (day) => `depuis le ${day}`,
    notLive: 'brouillon',
    found: (count) => `${count.toLocaleString('fr-FR')} ${count < 2 ? 'contenu' : 'contenus'}`,
    earlier: 'Précédents',
    later: 'Suivants',
    together: 'Modifier ensemble',
    togetherHint: (language) =>
      `Publier, retirer, confier ou classer ce qui est coché, en ${language} ; vous voyez d’abord ce que verront les lecteurs.`,
    takeOut: 'Exporter pour une agence (XLIFF)',
    takeOutHint: 'Les contenus cochés, dans la langue choisie ci-dessus.',
    takeIn: 'Importer une traduction (XLIFF)',
    takeInHint: 'Elle devient un brouillon : les lecteurs n’en voient rien avant sa publication.',
    taken: (title, fields) => `${title} : importé ${fields}.`,
    left: (field, why) => `${field} reste inchangé : ${why}.`,
    failed: 'Le fichier n’a pas pu être importé. Réessayez.',
  },
  zh: {
    code: 'zh',
    heading: '语言对照',
    lead: '每项内容及其各语言的状态。英文为原文。',
    kind: '类型',
    everyKind: '全部类型',
    language: '语言',
    everyLanguage: '全部语言',
    state: '状态',
    everyState: '全部状态',
    work: '待处理：过期或缺失',
    search: '标题中的字词',
    show: '显示',
    next: '下一项待处理内容',
    nothingLeft: '此处没有待处理的内容。',
    item: '内容',
    states: { live: '已发布', draft: '草稿', older: '早于原文', missing: '缺失' },
    since: (day) => `自 ${day} 起`,
    notLive: '草稿',
    found: (count) => `共 ${count.toLocaleString('zh-CN')} 项`,
    earlier: '上一页',
    later: '下一页',
    together: '一并更改',
    togetherHint: (language) => `对已勾选的内容（${language}）发布、撤下、改派或添加主题；会先显示读者将看到的内容。`,
    takeOut: '导出给翻译机构（XLIFF）',
    takeOutHint: '导出已勾选的内容，语言以上方所选为准。',
    takeIn: '导入译文（XLIFF）',
    takeInHint: '译文将保存为草稿，发布前读者不会看到。',
    taken: (title, fields) => `${title}：已导入${fields}。`,
    left: (field, why) => `${field}保持不变：${why}。`,
    failed: '文件未能导入，请重试。',
  },
}
