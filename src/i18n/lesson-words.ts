import { type LocaleIn } from '../config/locales'
import { inLanguage } from './in-language'

export type LessonWords = {
  completed: string
  progress: string
  series: string
  found: string
  certificate: string
  name: string
  refused: string
}

const words: Readonly<Record<LocaleIn<'main'>, LessonWords>> = {
  en: {
    completed: 'You have completed this lesson.',
    progress: 'Parts seen or read: {done} of {all}',
    series: 'Lessons completed: {done} of {all}',
    found: 'Places found: {count}',
    certificate: 'Download the certificate (PDF)',
    name: 'Give your name in your details to have the certificate.',
    refused: 'This recording is open to clients with a product and to those who registered for the event.',
  },
  'fr-fr': {
    completed: 'Vous avez suivi cette leçon jusqu’au bout.',
    progress: 'Parties vues ou lues : {done} sur {all}',
    series: 'Leçons suivies : {done} sur {all}',
    found: 'Passages trouvés : {count}',
    certificate: 'Télécharger l’attestation (PDF)',
    name: 'Indiquez votre nom dans votre profil pour obtenir l’attestation.',
    refused: 'Cet enregistrement est réservé aux clients abonnés et aux personnes inscrites à l’événement.',
  },
  'zh-cn': {
    completed: '您已完成本课。',
    progress: '已观看或阅读：{done} / {all}',
    series: '已完成课程：{done} / {all}',
    found: '找到 {count} 处',
    certificate: '下载证书（PDF）',
    name: '请在个人资料中填写姓名，以便出具证书。',
    refused: '该录像仅供订阅客户和已报名人士观看。',
  },
}

/** What the script of a lesson says. */
export const lessonWords = (locale: LocaleIn<'main'>): LessonWords => inLanguage(words, locale)

export const fillIn = (text: string, blanks: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank))
