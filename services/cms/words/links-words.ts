import { type InEach } from './admin-language'

type LinksWords = {
  heading: string
  lead: string
  check: string
  asked: string
  failed: string
  running: (checked: number, all: number) => string
  last: string
  next: string
  off: string
  none: string
  nobody: string
  broken: string
  moved: (to: string) => string
  since: (day: string) => string
}

export const linksWords: InEach<LinksWords> = {
  en: {
    heading: 'Links that lead outside',
    lead: 'Once a week every address outside the site is asked, politely, whether it is still there. What is not stands here, by the colleague who wrote last in the text.',
    check: 'Check now',
    asked: 'The check begins within a minute.',
    failed: 'The check could not be asked for. Try again.',
    running: (checked, all) => `${checked} of ${all} addresses have been asked.`,
    last: 'Last check',
    next: 'Next check',
    off: 'The check is switched off for this installation.',
    none: 'No link has given trouble.',
    nobody: 'Written by nobody who is known here',
    broken: 'Broken',
    moved: (to) => `Moved for good to ${to}`,
    since: (day) => `since ${day}`,
  },
  fr: {
    heading: 'Liens vers l’extérieur',
    lead: 'Une fois par semaine, chaque adresse extérieure au site est interrogée avec égards. Celles qui ne répondent plus figurent ici, par collègue ayant écrit en dernier dans le texte.',
    check: 'Vérifier maintenant',
    asked: 'La vérification commence dans la minute.',
    failed: 'La vérification n’a pas pu être demandée. Réessayez.',
    running: (checked, all) => `${checked} adresses sur ${all} ont été interrogées.`,
    last: 'Dernière vérification',
    next: 'Prochaine vérification',
    off: 'La vérification est désactivée pour cette installation.',
    none: 'Aucun lien n’a posé problème.',
    nobody: 'Auteur inconnu',
    broken: 'Rompu',
    moved: (to) => `Déplacé définitivement vers ${to}`,
    since: (day) => `depuis le ${day}`,
  },
  zh: {
    heading: '站外链接',
    lead: '系统每周以合规方式检查所有站外地址是否仍然有效。无效链接按最后撰写该文本的同事列出。',
    check: '立即检查',
    asked: '检查将在一分钟内开始。',
    failed: '未能发起检查，请重试。',
    running: (checked, all) => `共 ${all} 个地址，已检查 ${checked} 个。`,
    last: '上次检查',
    next: '下次检查',
    off: '本系统已关闭该检查。',
    none: '没有发现问题链接。',
    nobody: '撰写者未知',
    broken: '已失效',
    moved: (to) => `已永久移至 ${to}`,
    since: (day) => `自 ${day} 起`,
  },
}
