import { type CalendarKind, type Conflict } from '../calendar/calendar-entry'
import { type InEach } from './admin-language'

type CalendarWords = {
  heading: string
  lead: string
  how: string
  before: string
  after: string
  today: string
  kinds: Record<CalendarKind, string>
  conflicts: Record<Conflict['kind'], string>
  conflictsHeading: string
  moved: (title: string, day: string) => string
  movedAsDraft: (title: string, day: string) => string
  clock: (zone: string) => string
  failed: string
  none: string
  weekdays: readonly string[]
  locale: string
}

export const calendarWords: InEach<CalendarWords> = {
  en: {
    heading: 'Calendar',
    lead: 'What is planned, what was published, what ends, what waits for a lawyer, events and days of review.',
    how: 'What is planned, events and days of review move to another day by the mouse, or with Alt and the arrow keys: left and right by a day, up and down by a week. The hour stays. A day that stands in a form moves in its draft.',
    before: 'Month before',
    after: 'Month after',
    today: 'This month',
    kinds: {
      publish: 'Publish',
      withdraw: 'Withdraw',
      'end-embargo': 'Embargo ends',
      bundle: 'Bundle',
      published: 'Published',
      'in-review': 'Review asked for',
      event: 'Event',
      ends: 'Closes',
      'review-due': 'Review due',
    },
    conflicts: {
      twice: 'The same is planned twice',
      'withdrawn-first': 'It is withdrawn first and published again later',
      'bundled-too': 'It is planned alone and in a bundle',
    },
    conflictsHeading: 'Plans that get in each other’s way',
    moved: (title, day) => `${title} is planned for ${day} now.`,
    movedAsDraft: (title, day) => `${title} is on ${day} in its draft now. Publish it, so that readers have that day.`,
    clock: (zone) => `Hours are those of your own clock: ${zone}.`,
    failed: 'It could not be moved.',
    none: 'Nothing in this month.',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    locale: 'en-GB',
  },
  fr: {
    heading: 'Calendrier',
    lead: 'Ce qui est prévu, ce qui a été publié, ce qui prend fin, ce qui attend un juriste, les événements et les échéances de relecture.',
    how: 'Ce qui est prévu, les événements et les échéances se déplacent à la souris, ou avec Alt et les flèches : gauche et droite d’un jour, haut et bas d’une semaine. L’heure reste la même. Une date qui figure dans un formulaire est déplacée dans son brouillon.',
    before: 'Mois précédent',
    after: 'Mois suivant',
    today: 'Ce mois-ci',
    kinds: {
      publish: 'Publication',
      withdraw: 'Retrait',
      'end-embargo': 'Fin d’embargo',
      bundle: 'Lot',
      published: 'Publié',
      'in-review': 'Relecture demandée',
      event: 'Événement',
      ends: 'Clôture',
      'review-due': 'Relecture à faire',
    },
    conflicts: {
      twice: 'La même action est prévue deux fois',
      'withdrawn-first': 'Le retrait précède une nouvelle publication',
      'bundled-too': 'Prévu seul et dans un lot',
    },
    conflictsHeading: 'Actions prévues qui se gênent',
    moved: (title, day) => `${title} est désormais prévu le ${day}.`,
    movedAsDraft: (title, day) =>
      `${title} est désormais le ${day} dans son brouillon. Publiez-le pour que les lecteurs aient cette date.`,
    clock: (zone) => `Les heures sont celles de votre horloge : ${zone}.`,
    failed: 'Le déplacement n’a pas été possible.',
    none: 'Rien ce mois-ci.',
    weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    locale: 'fr-FR',
  },
  zh: {
    heading: '日历',
    lead: '已计划、已发布、即将截止、等待律师审阅的内容，以及活动与复核日期。',
    how: '已计划的条目、活动与复核日期可用鼠标拖动，或按 Alt 加方向键移动：左右一天，上下一周。时刻不变。表单中的日期在其草稿中移动。',
    before: '上个月',
    after: '下个月',
    today: '本月',
    kinds: {
      publish: '发布',
      withdraw: '撤下',
      'end-embargo': '禁发期结束',
      bundle: '批次',
      published: '已发布',
      'in-review': '待审阅',
      event: '活动',
      ends: '截止',
      'review-due': '应复核',
    },
    conflicts: {
      twice: '同一操作计划了两次',
      'withdrawn-first': '先撤下，之后又发布',
      'bundled-too': '既单独计划，又在批次中',
    },
    conflictsHeading: '相互冲突的计划',
    moved: (title, day) => `${title} 现计划于 ${day}。`,
    movedAsDraft: (title, day) => `${title} 在草稿中已改为 ${day}。发布后读者才会看到。`,
    clock: (zone) => `时刻按您的时钟显示：${zone}。`,
    failed: '未能移动。',
    none: '本月没有内容。',
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    locale: 'zh-CN',
  },
}
