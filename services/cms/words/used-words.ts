import { type MentionKind } from '../references/mentions'
import { type InEach } from './admin-language'

type UsedWords = {
  heading: (count: number) => string
  nowhere: string
  draft: string
  more: (most: number) => string
  get: Record<MentionKind, string>
  own: string
}

/** `get`: what readers of the item that names it get once it is gone. */
export const usedWords: InEach<UsedWords> = {
  en: {
    heading: (count) => `Where it is used (${count})`,
    nowhere: 'Nowhere: no other item names it.',
    draft: 'draft, not on the site yet',
    more: (most) => `The first ${most} are shown.`,
    get: {
      only: 'it must name another one first; until then this cannot be deleted',
      entry: 'it is left out there',
      link: 'the words stay, the link goes',
    },
    own: 'Anyone who opens its own page learns that it is gone (410); search engines drop it.',
  },
  fr: {
    heading: (count) => `Où il est utilisé (${count})`,
    nowhere: 'Nulle part : aucun autre contenu ne le nomme.',
    draft: 'brouillon, pas encore en ligne',
    more: (most) => `Les ${most} premiers sont affichés.`,
    get: {
      only: 'un autre doit d’abord y être nommé ; d’ici là, il ne peut être supprimé',
      entry: 'il n’y figurera plus',
      link: 'les mots restent, le lien disparaît',
    },
    own: 'Qui ouvre sa page apprend qu’elle a été retirée (410) ; les moteurs de recherche l’abandonnent.',
  },
  zh: {
    heading: (count) => `引用位置（${count}）`,
    nowhere: '没有其他内容引用它。',
    draft: '草稿，尚未发布',
    more: (most) => `仅显示前 ${most} 项。`,
    get: {
      only: '该处必须先改为引用其他内容，否则无法删除',
      entry: '该处将不再显示它',
      link: '文字保留，链接移除',
    },
    own: '打开其页面的读者将得知内容已撤下（410），搜索引擎会将其移除。',
  },
}
