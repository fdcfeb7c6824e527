import { type LocaleIn } from '../config/locales'

export type SavingWords = {
  save: string
  saved: string
  saveOne: string
  savedOne: string
  said: string
  removed: string
  failed: string
}

const words: Readonly<Record<LocaleIn<'main'>, SavingWords>> = {
  en: {
    save: 'Save',
    saved: 'Saved',
    saveOne: 'Save “{title}”',
    savedOne: 'Saved “{title}”, remove',
    said: 'Saved in your favourites.',
    removed: 'Removed. Press again to bring it back.',
    failed: 'This could not be saved. Please try again.',
  },
  'fr-fr': {
    save: 'Enregistrer',
    saved: 'Enregistré',
    saveOne: 'Enregistrer « {title} »',
    savedOne: 'Enregistré : « {title} », retirer',
    said: 'Ajouté à vos favoris.',
    removed: 'Retiré. Appuyez de nouveau pour le rétablir.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  },
  'zh-cn': {
    save: '收藏',
    saved: '已收藏',
    saveOne: '收藏“{title}”',
    savedOne: '已收藏“{title}”，点击移除',
    said: '已加入您的收藏。',
    removed: '已移除。再次点击即可恢复。',
    failed: '未能收藏，请重试。',
  },
}

/** What the buttons say by which pages are kept; the link in their place is of the pages' own words. */
export const savingWords = (locale: LocaleIn<'main'>): SavingWords => words[locale]

export const nameIn = (text: string, title: string): string => text.replace('{title}', title)
