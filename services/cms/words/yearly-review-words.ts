import { type InEach } from './admin-language'

export type YearlyReviewWords = {
  heading: string
  nothing: string
  columns: Record<'right' | 'question' | 'have' | 'version' | 'reviewed', string>
  forLawyers: string
  isWritten: string
  withJurisdiction: string
  selectAll: (count: number) => string
  due: string
  confirm: (count: number) => string
  reviewed: (count: number) => string
  isWhole: string
  left: (count: number) => string
}

/** All answers of a jurisdiction at once, once a year. */
export const yearlyReviewWords: InEach<YearlyReviewWords> = {
  en: {
    heading: 'Review of the answers',
    nothing: 'Nothing is published of this jurisdiction yet.',
    columns: {
      right: 'Still right',
      question: 'Question',
      have: 'What readers have',
      version: 'Version',
      reviewed: 'Last reviewed',
    },
    forLawyers: 'A lawyer approver confirms here which answers are still right.',
    isWritten: ' – a new version is being written',
    withJurisdiction: 'With the jurisdiction',
    selectAll: (count) => `Select all ${count}`,
    due: 'Next review due',
    confirm: (count) => `Reviewed, unchanged (${count})`,
    reviewed: (count) => `${count} reviewed, unchanged.`,
    isWhole: ' The jurisdiction bears the new days too.',
    left: (count) => ` ${count} left:`,
  },
  fr: {
    heading: 'Relecture des réponses',
    nothing: 'Rien n’est encore publié de ce territoire.',
    columns: {
      right: 'Toujours exact',
      question: 'Question',
      have: 'Ce qu’ont les lecteurs',
      version: 'Version',
      reviewed: 'Dernière relecture',
    },
    forLawyers: 'Un juriste approbateur confirme ici les réponses toujours exactes.',
    isWritten: ' – une nouvelle version est en cours de rédaction',
    withJurisdiction: 'Avec le territoire',
    selectAll: (count) => `Tout sélectionner (${count})`,
    due: 'Prochaine relecture',
    confirm: (count) => `Relu, inchangé (${count})`,
    reviewed: (count) => `Relues, inchangées : ${count}.`,
    isWhole: ' Le territoire porte aussi les nouvelles dates.',
    left: (count) => ` Non retenues : ${count}.`,
  },
  zh: {
    heading: '答案复核',
    nothing: '此法域尚未发布任何内容。',
    columns: { right: '仍然正确', question: '问题', have: '读者所见', version: '版本', reviewed: '上次复核' },
    forLawyers: '审批律师在此确认哪些答案仍然正确。',
    isWritten: ' – 新版本正在撰写',
    withJurisdiction: '随法域一并复核',
    selectAll: (count) => `全选（${count}）`,
    due: '下次复核日期',
    confirm: (count) => `已复核，无变化（${count}）`,
    reviewed: (count) => `已复核 ${count} 项，无变化。`,
    isWhole: '法域的日期也已更新。',
    left: (count) => `未处理 ${count} 项：`,
  },
}
