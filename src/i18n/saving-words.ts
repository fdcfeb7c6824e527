import { type LocaleIn } from '../config/locales'
import { inLanguage } from './in-language'

export type SavingWords = {
  save: string
  saved: string
  saveOne: string
  savedOne: string
  said: string
  removed: string
  failed: string
  /** Nothing waits to be sent once a page is left, so this refuses at once. */
  offline: string
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
    offline: 'You are offline, and nothing was changed. Press again once you are connected.',
  },
  'fr-fr': {
    save: 'Enregistrer',
    saved: 'Enregistré',
    saveOne: 'Enregistrer « {title} »',
    savedOne: 'Enregistré : « {title} », retirer',
    said: 'Ajouté à vos favoris.',
    removed: 'Retiré. Appuyez de nouveau pour le rétablir.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    offline: 'Vous êtes hors ligne : rien n’a été modifié. Appuyez de nouveau une fois la connexion rétablie.',
  },
  'zh-cn': {
    save: '收藏',
    saved: '已收藏',
    saveOne: '收藏“{title}”',
    savedOne: '已收藏“{title}”，点击移除',
    said: '已加入您的收藏。',
    removed: '已移除。再次点击即可恢复。',
    failed: '未能收藏，请重试。',
    offline: '您已离线，未作任何更改。联网后请再次点击。',
  },
}

/** What the buttons say by which pages are kept; the link in their place is of the pages' own words. */
export const savingWords = (locale: LocaleIn<'main'>): SavingWords => inLanguage(words, locale)

export const nameIn = (text: string, title: string): string => text.replace('{title}', title)
