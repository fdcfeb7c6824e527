import { type StepName } from '../first-steps/to-steps'
import { type InEach } from './admin-language'

export type FirstStepsWords = {
  heading: string
  text: string
  done: string
  open: string
  steps: Record<StepName, string>
}

export const firstStepsWords: InEach<FirstStepsWords> = {
  en: {
    heading: 'Until your site is public',
    text: 'Readers see nothing of yours before these are done. The first publication takes some minutes; the button that you press tells how far it is.',
    done: 'Done',
    open: 'Open',
    steps: {
      firm: 'Say what your firm is called: publish the site settings',
      colleague: 'Invite a second person who approves: nobody approves their own words',
      legal: 'Publish the legal notice: who regulates you, and how clients complain',
      privacy: 'Publish the page “data-privacy” below your legal information',
      home: 'Publish the page “home”',
      menu: 'Publish a menu for the header',
      language: 'Have all of these in one language: that language is then public',
    },
  },
  fr: {
    heading: 'Avant que votre site soit public',
    text: 'Les lecteurs ne voient rien de vous avant que tout soit fait. La première publication prend quelques minutes ; le bouton utilisé indique où elle en est.',
    done: 'Fait',
    open: 'À faire',
    steps: {
      firm: 'Dites comment s’appelle votre cabinet : publiez les paramètres du site',
      colleague: 'Invitez une seconde personne qui approuve : nul n’approuve ses propres textes',
      legal: 'Publiez les mentions légales : qui vous contrôle, et comment un client réclame',
      privacy: 'Publiez la page « data-privacy » sous vos informations légales',
      home: 'Publiez la page « home »',
      menu: 'Publiez un menu pour l’en-tête',
      language: 'Réunissez tout cela dans une même langue : celle-ci devient alors publique',
    },
  },
  zh: {
    heading: '网站公开之前',
    text: '以下各项完成之前，读者看不到任何内容。首次发布需要几分钟，所按的按钮会显示进度。',
    done: '已完成',
    open: '待办',
    steps: {
      firm: '填写律所名称：发布网站设置',
      colleague: '邀请第二位批准人：任何人不得批准自己撰写的文本',
      legal: '发布法律声明：受何机构监管、客户如何投诉',
      privacy: '在法律信息之下发布页面“data-privacy”',
      home: '发布页面“home”',
      menu: '发布页眉菜单',
      language: '使同一语言具备以上各项：该语言随即公开',
    },
  },
}
