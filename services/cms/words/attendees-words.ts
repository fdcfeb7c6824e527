import { type Attendee, type AttendeeState, type DeskReaders } from '../../shared/office/event-desk'
import { type InEach } from './admin-language'

type Counts = Record<AttendeeState | 'came', number>

export type AttendeesWords = {
  states: Record<AttendeeState, string>
  position: (state: string, position: number) => string
  counted: (counts: Counts) => string
  find: string
  state: string
  all: string
  search: string
  nobody: string
  columns: Record<'who' | 'takesPart' | 'state' | 'questions' | 'needs' | 'registered' | 'came', string>
  modes: Record<'online' | 'person', string>
  /** Above the columns of the table that is saved. */
  table: Record<Exclude<keyof Attendee, 'id' | 'dietary' | 'access'>, string>
  save: string
  withoutNeeds: string
  came: string
  cameNot: string
  mark: string
  addresses: string
  markThem: string
  marked: (marked: number, unknown: readonly string[]) => string
  write: string
  to: string
  readers: Record<DeskReaders, string>
  letter: string
  send: string
  written: (written: number) => string
}

/** Who comes to an event. */
export const attendeesWords: InEach<AttendeesWords> = {
  en: {
    states: { registered: 'Has a place', waiting: 'Waits', cancelled: 'Cancelled' },
    position: (state, position) => `${state}, number ${position}`,
    counted: ({ registered, waiting, cancelled, came }) =>
      `${registered} have a place, ${waiting} wait, ${cancelled} cancelled, ${came} came.`,
    find: 'Name, address or organisation',
    state: 'State',
    all: 'all',
    search: 'Search',
    nobody: 'Nobody is on this list.',
    columns: {
      who: 'Who',
      takesPart: 'Takes part',
      state: 'State',
      questions: 'Questions',
      needs: 'Needs',
      registered: 'Registered',
      came: 'Came',
    },
    modes: { online: 'Online', person: 'In person' },
    table: {
      name: 'Name',
      email: 'Email',
      organisation: 'Organisation',
      jobTitle: 'Job title',
      country: 'Country',
      mode: 'Takes part',
      state: 'State',
      position: 'Number on the list',
      questions: 'Questions',
      madeAt: 'Registered',
      attendedAt: 'Came',
    },
    save: 'Save the list as a table (CSV)',
    withoutNeeds: ', without dietary and access needs.',
    came: 'Came',
    cameNot: 'Came: take back',
    mark: 'Mark who came',
    addresses: 'Their addresses, one a line or with commas',
    markThem: 'Mark them',
    marked: (marked, unknown) =>
      `${marked} marked.${unknown.length === 0 ? '' : ` Not on the list: ${unknown.join(', ')}`}`,
    write: 'Write to them',
    to: 'To',
    readers: {
      all: 'everybody who has a place or waits',
      registered: 'those who have a place',
      waiting: 'those who wait',
    },
    letter: 'What the letter says; the event, its time and its place are added',
    send: 'Send the letter',
    written: (written) =>
      `${written} ${written === 1 ? 'letter is' : 'letters are'} on the way. Load the page again to write another.`,
  },
  fr: {
    states: { registered: 'A une place', waiting: 'En attente', cancelled: 'A annulé' },
    position: (state, position) => `${state}, numéro ${position}`,
    counted: ({ registered, waiting, cancelled, came }) =>
      `Places prises : ${registered}. En attente : ${waiting}. Annulations : ${cancelled}. Venus : ${came}.`,
    find: 'Nom, adresse ou organisation',
    state: 'État',
    all: 'tous',
    search: 'Rechercher',
    nobody: 'Personne ne figure sur cette liste.',
    columns: {
      who: 'Qui',
      takesPart: 'Participe',
      state: 'État',
      questions: 'Questions',
      needs: 'Besoins',
      registered: 'Inscription',
      came: 'Venu',
    },
    modes: { online: 'En ligne', person: 'Sur place' },
    table: {
      name: 'Nom',
      email: 'Adresse électronique',
      organisation: 'Organisme',
      jobTitle: 'Fonction',
      country: 'Pays',
      mode: 'Participe',
      state: 'État',
      position: 'Rang sur la liste',
      questions: 'Questions',
      madeAt: 'Inscription',
      attendedAt: 'Venu',
    },
    save: 'Enregistrer la liste en tableau (CSV)',
    withoutNeeds: ', sans les besoins alimentaires ni d’accès.',
    came: 'Est venu',
    cameNot: 'Est venu : annuler',
    mark: 'Noter qui est venu',
    addresses: 'Leurs adresses, une par ligne ou séparées par des virgules',
    markThem: 'Noter leur venue',
    marked: (marked, unknown) =>
      `Venues notées : ${marked}.${unknown.length === 0 ? '' : ` Absents de la liste : ${unknown.join(', ')}`}`,
    write: 'Leur écrire',
    to: 'À',
    readers: {
      all: 'tous ceux qui ont une place ou attendent',
      registered: 'ceux qui ont une place',
      waiting: 'ceux qui attendent',
    },
    letter: 'Ce que dit la lettre ; l’événement, son heure et son lieu y sont ajoutés',
    send: 'Envoyer la lettre',
    written: (written) => `Lettres en route : ${written}. Rechargez la page pour en écrire une autre.`,
  },
  zh: {
    states: { registered: '已有名额', waiting: '候补', cancelled: '已取消' },
    position: (state, position) => `${state}，第 ${position} 位`,
    counted: ({ registered, waiting, cancelled, came }) =>
      `已有名额 ${registered} 人，候补 ${waiting} 人，已取消 ${cancelled} 人，已到场 ${came} 人。`,
    find: '姓名、邮箱或机构',
    state: '状态',
    all: '全部',
    search: '搜索',
    nobody: '名单上没有人。',
    columns: {
      who: '参加者',
      takesPart: '参加方式',
      state: '状态',
      questions: '提问',
      needs: '需求',
      registered: '报名时间',
      came: '到场',
    },
    modes: { online: '线上', person: '现场' },
    table: {
      name: '姓名',
      email: '邮箱',
      organisation: '机构',
      jobTitle: '职务',
      country: '国家或地区',
      mode: '参加方式',
      state: '状态',
      position: '名单序号',
      questions: '提问',
      madeAt: '报名时间',
      attendedAt: '到场时间',
    },
    save: '将名单保存为表格（CSV）',
    withoutNeeds: '，不含饮食与无障碍需求。',
    came: '已到场',
    cameNot: '已到场：撤回',
    mark: '登记到场人员',
    addresses: '到场者的邮箱，每行一个或以逗号分隔',
    markThem: '登记到场',
    marked: (marked, unknown) =>
      `已登记 ${marked} 人。${unknown.length === 0 ? '' : `不在名单上：${unknown.join('、')}`}`,
    write: '致函参加者',
    to: '收件人',
    readers: { all: '所有已有名额或候补者', registered: '已有名额者', waiting: '候补者' },
    letter: '邮件内容；系统会加上活动名称、时间和地点',
    send: '发送邮件',
    written: (written) => `${written} 封邮件正在发送。如需再写一封，请重新加载页面。`,
  },
}
