import { type Operation } from '../bundles/operations'
import { type InEach } from './admin-language'

type BundleWords = {
  heading: string
  lead: string
  recent: string
  none: string
  choose: string
  preview: string
  previewGone: string
  item: string
  readers: string
  used: string
  neverSeen: string
  goneIn: (languages: string) => string
  nothingChanges: string
  first: string
  cannot: string
  look: string
  name: string
  operation: string
  operations: Record<Operation, string>
  topic: string
  colleague: string
  anybody: string
  deleteHint: string
  deleteTicked: (count: number) => string
  tooMany: (most: number) => string
  when: string
  whenHint: string
  start: string
  failed: string
  receipt: string
  madeBy: (name: string) => string
  planned: string
  done: string
  undone: string
  cancelled: string
  problem: string
  undo: string
  undoQuestion: string
  now: string
  cancel: string
}

export const bundleWords: InEach<BundleWords> = {
  en: {
    heading: 'Many at once',
    lead: 'Items of any kind that are published, withdrawn, given to another lawyer, given a topic or moved to the bin together: all of them or none, with one receipt, and undone together.',
    recent: 'Made lately',
    none: 'Nothing yet.',
    choose: 'Choose items in “Languages side by side”, then press “Change together”.',
    preview: 'What readers will see',
    previewGone: 'What readers will get',
    item: 'Item',
    readers: 'For readers',
    used: 'Where it is used',
    neverSeen: 'Readers have nothing of it.',
    goneIn: (languages) => `Readers lose it in: ${languages}.`,
    nothingChanges: 'Nothing changes.',
    first: 'Readers get it for the first time.',
    cannot: 'Cannot be published:',
    look: 'Open',
    name: 'Name of this change',
    operation: 'What happens',
    operations: {
      publish: 'Publish',
      withdraw: 'Withdraw',
      assign: 'Ask another lawyer for the review',
      tag: 'Add a topic',
      delete: 'Move to the bin',
    },
    topic: 'Topic',
    colleague: 'Lawyer',
    anybody: 'Any lawyer who did not write it',
    deleteTicked: (count) => `Move ${count} to the bin: see first what uses them`,
    tooMany: (most) => `At most ${most} at once. Tick fewer, or narrow the list.`,
    deleteHint: 'In all languages. It can be undone from the receipt, as long as nobody changes the items in the bin.',
    when: 'When',
    whenHint: 'Left empty: at once.',
    start: 'Do it for all of them',
    failed: 'It could not be done. Nothing was changed.',
    receipt: 'Receipt',
    madeBy: (name) => `Made by ${name}`,
    planned: 'Planned for',
    done: 'Done',
    undone: 'Undone',
    cancelled: 'Cancelled',
    problem: 'It was to happen and failed:',
    undo: 'Undo all of it',
    undoQuestion: 'Every item goes back to what it was before.',
    now: 'Do it now',
    cancel: 'Cancel it',
  },
  fr: {
    heading: 'Plusieurs à la fois',
    lead: 'Des contenus de tout type publiés, retirés, confiés à un autre juriste, dotés d’un thème ou mis à la corbeille ensemble : tous ou aucun, avec un seul reçu, et annulés ensemble.',
    recent: 'Récents',
    none: 'Rien pour l’instant.',
    choose: 'Choisissez des contenus dans « Langues côte à côte », puis « Modifier ensemble ».',
    preview: 'Ce que verront les lecteurs',
    previewGone: 'Ce qu’auront les lecteurs',
    item: 'Contenu',
    readers: 'Pour les lecteurs',
    used: 'Où il est utilisé',
    neverSeen: 'Les lecteurs n’en ont rien.',
    goneIn: (languages) => `Les lecteurs le perdent en : ${languages}.`,
    nothingChanges: 'Rien ne change.',
    first: 'Les lecteurs le reçoivent pour la première fois.',
    cannot: 'Ne peut être publié :',
    look: 'Ouvrir',
    name: 'Nom de cette modification',
    operation: 'Action',
    operations: {
      publish: 'Publier',
      withdraw: 'Retirer',
      assign: 'Demander la relecture à un autre juriste',
      tag: 'Ajouter un thème',
      delete: 'Mettre à la corbeille',
    },
    topic: 'Thème',
    colleague: 'Juriste',
    anybody: 'Tout juriste qui ne l’a pas écrit',
    deleteTicked: (count) => `Mettre à la corbeille (${count}) : voir d’abord où ils sont utilisés`,
    tooMany: (most) => `${most} au plus à la fois. Cochez-en moins, ou restreignez la liste.`,
    deleteHint:
      'Dans toutes les langues. Annulable depuis le reçu, tant que personne ne modifie les contenus dans la corbeille.',
    when: 'Quand',
    whenHint: 'Laissé vide : immédiatement.',
    start: 'L’appliquer à tous',
    failed: 'L’action a échoué. Rien n’a été modifié.',
    receipt: 'Reçu',
    madeBy: (name) => `Créé par ${name}`,
    planned: 'Prévu pour',
    done: 'Fait',
    undone: 'Annulé après coup',
    cancelled: 'Abandonné',
    problem: 'Aurait dû se faire et a échoué :',
    undo: 'Tout annuler',
    undoQuestion: 'Chaque contenu redevient ce qu’il était.',
    now: 'Le faire maintenant',
    cancel: 'Abandonner',
  },
  zh: {
    heading: '批量处理',
    lead: '将任意类型的内容一并发布、撤下、改派律师、添加主题或移入回收站：全部完成或全部不变，生成一份回执，并可整体撤销。',
    recent: '最近的批次',
    none: '暂无。',
    choose: '请在“语言对照”中勾选内容，然后按“一并更改”。',
    preview: '读者将看到的内容',
    previewGone: '删除后读者将看到的内容',
    item: '内容',
    readers: '对读者的影响',
    used: '引用位置',
    neverSeen: '读者目前看不到它。',
    goneIn: (languages) => `读者将无法再看到以下语言版本：${languages}。`,
    nothingChanges: '没有变化。',
    first: '读者将首次看到。',
    cannot: '无法发布：',
    look: '打开',
    name: '本次更改的名称',
    operation: '操作',
    operations: {
      publish: '发布',
      withdraw: '撤下',
      assign: '改由另一位律师审阅',
      tag: '添加主题',
      delete: '移入回收站',
    },
    topic: '主题',
    colleague: '律师',
    anybody: '任何未参与撰写的律师',
    deleteTicked: (count) => `将 ${count} 项移入回收站：先查看引用位置`,
    tooMany: (most) => `每次最多 ${most} 项。请减少勾选，或缩小列表范围。`,
    deleteHint: '所有语言版本一并移入。只要回收站中的内容未被更改，即可在回执中撤销。',
    when: '时间',
    whenHint: '留空则立即执行。',
    start: '对全部内容执行',
    failed: '未能执行，没有任何更改。',
    receipt: '回执',
    madeBy: (name) => `创建人：${name}`,
    planned: '计划于',
    done: '已完成',
    undone: '已撤销',
    cancelled: '已取消',
    problem: '未能按计划执行：',
    undo: '全部撤销',
    undoQuestion: '每项内容将恢复为更改之前的状态。',
    now: '立即执行',
    cancel: '取消',
  },
}
