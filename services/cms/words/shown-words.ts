import { type InEach } from './admin-language'

type ShownWords = {
  heading: string
  nowhere: string
  takeAway: string
  question: string
  consequence: (places: number) => string
  confirm: string
  deleted: string
  failed: string
}

/** Where readers see a picture, and how it is taken from them at once. */
export const shownWords: InEach<ShownWords> = {
  en: {
    heading: 'Where readers see it',
    nowhere: 'Nowhere: no published page shows it.',
    takeAway: 'Delete it although readers see it',
    question: 'Take it away from readers at once?',
    consequence: (places) =>
      `${places === 1 ? 'One item shows' : `${places} items show`} it and will be published without it, now and in every language. It cannot be brought back.`,
    confirm: 'Delete it for good',
    deleted: 'It is deleted, and the pages that showed it are published without it.',
    failed: 'It could not be deleted.',
  },
  fr: {
    heading: 'Où les lecteurs le voient',
    nowhere: 'Nulle part : aucune page publiée ne le montre.',
    takeAway: 'Supprimer bien que les lecteurs le voient',
    question: 'Le retirer immédiatement aux lecteurs ?',
    consequence: (places) =>
      `${places === 1 ? 'Un contenu le montre et sera publié' : `${places} contenus le montrent et seront publiés`} sans lui, maintenant et dans toutes les langues. Il ne pourra pas être rétabli.`,
    confirm: 'Supprimer définitivement',
    deleted: 'Supprimé ; les pages qui le montraient sont publiées sans lui.',
    failed: 'La suppression n’a pas été possible.',
  },
  zh: {
    heading: '读者可见的位置',
    nowhere: '没有任何已发布页面显示它。',
    takeAway: '即使读者可见也删除',
    question: '立即从读者处撤除？',
    consequence: (places) => `有 ${places} 项内容显示它，将立即在所有语言中重新发布且不再包含它。此操作无法恢复。`,
    confirm: '永久删除',
    deleted: '已删除，原先显示它的页面已重新发布且不再包含它。',
    failed: '未能删除。',
  },
}
