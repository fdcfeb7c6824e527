import { providerNames } from '../../../../src/content/embed'

/** Why a field may not say what it says. "{text}" is what was typed, "#" a number. In English, in French, in Chinese. */
const refusals: Readonly<Record<string, readonly [fr: string, zh: string]>> = {
  'Write something: these are only blanks.': [
    'Écrivez quelque chose : il n’y a que des espaces.',
    '请输入内容：此处只有空格。',
  ],
  '# must be a whole number.': ['# doit être un nombre entier.', '# 必须是整数。'],
  '{text} must be a full address that begins with https://': [
    '{text} doit être une adresse entière qui commence par https://',
    '{text} 必须是以 https:// 开头的完整地址',
  ],
  '{text} must be a full address that begins with https:// or mailto:': [
    '{text} doit être une adresse entière qui commence par https:// ou mailto:',
    '{text} 必须是以 https:// 或 mailto: 开头的完整地址',
  ],
  '{text} must be the address of one film, map or chart at {providers}': [
    '{text} doit être l’adresse d’un film, d’une carte ou d’un graphique chez {providers}',
    '{text} 必须是 {providers} 上一部影片、一张地图或图表的地址',
  ],
  '{text} must be a telephone number in its international form, such as +# # # #': [
    '{text} doit être un numéro de téléphone au format international, par exemple +# # # #',
    '{text} 必须是国际格式的电话号码，例如 +# # # #',
  ],
  '{text} must be an e-mail address, such as name@example.com': [
    '{text} doit être une adresse électronique, par exemple name@example.com',
    '{text} 必须是电子邮件地址，例如 name@example.com',
  ],
  '{text} must be small letters, digits and hyphens, such as share-disclosure': [
    '{text} ne doit contenir que minuscules, chiffres et traits d’union, par exemple share-disclosure',
    '{text} 只能包含小写字母、数字和连字符，例如 share-disclosure',
  ],
  '{text} must be small letters, digits and hyphens, such as project-harbour': [
    '{text} ne doit contenir que minuscules, chiffres et traits d’union, par exemple project-harbour',
    '{text} 只能包含小写字母、数字和连字符，例如 project-harbour',
  ],
  '{text} must be a domain in small letters, such as example.com': [
    '{text} doit être un domaine en minuscules, par exemple example.com',
    '{text} 必须是小写的域名，例如 example.com',
  ],
  '{text} must be a time such as #:#': ['{text} doit être une heure, par exemple #:#', '{text} 必须是时间，例如 #:#'],
  '{text} must be the number that the regulator gave the firm': [
    '{text} doit être le numéro attribué au cabinet par l’autorité',
    '{text} 必须是监管机构授予本所的编号',
  ],
  '{text} must be a path of this site that begins with one / and has no ? or #, such as /en/old-page': [
    '{text} doit être un chemin de ce site qui commence par un seul /, sans ? ni #, par exemple /en/old-page',
    '{text} 必须是本站路径，以一个 / 开头，不含 ? 或 #，例如 /en/old-page',
  ],
  '{text} must be the ISO code of a country in capitals, such as GB': [
    '{text} doit être le code ISO d’un pays en majuscules, par exemple GB',
    '{text} 必须是大写的国家 ISO 代码，例如 GB',
  ],
  '{text} must be an ISO code in capitals, of a country such as GB or of a part of one such as US-DE': [
    '{text} doit être un code ISO en majuscules, d’un pays comme GB ou d’une partie de pays comme US-DE',
    '{text} 必须是大写的 ISO 代码，国家如 GB，或其地区如 US-DE',
  ],
  '{text} must be the code of a language, such as en, fr or zh': [
    '{text} doit être le code d’une langue, par exemple en, fr ou zh',
    '{text} 必须是语言代码，例如 en、fr 或 zh',
  ],
  '{text} must be the name of a time zone, such as Europe/London': [
    '{text} doit être le nom d’un fuseau horaire, par exemple Europe/London',
    '{text} 必须是时区名称，例如 Europe/London',
  ],
  'A grant must end on or after the day on which it begins.': [
    'Un droit doit se terminer le jour où il commence, ou après.',
    '授权的结束日期不得早于开始日期。',
  ],
  'A subscription is to a product or to a navigator service, not to both: empty one of them.': [
    'Un abonnement porte sur un produit ou sur un service du navigateur, non sur les deux : videz l’un d’eux.',
    '订阅对象只能是产品或导航服务之一，请清空其中一项。',
  ],
  'Applications must close on or after the day on which they open.': [
    'Les candidatures doivent se clore le jour de leur ouverture, ou après.',
    '申请截止日期不得早于开始日期。',
  ],
  'Choose a page or give an address outside the site, not both.': [
    'Choisissez une page ou donnez une adresse hors du site, pas les deux.',
    '请选择页面或填写站外地址，不能两者都填。',
  ],
  'Choose the currency of the value.': ['Choisissez la devise du montant.', '请选择金额的货币。'],
  'Choose the page that it leads to, or say that it is gone for good.': [
    'Choisissez la page où elle mène, ou indiquez qu’elle a disparu définitivement.',
    '请选择其指向的页面，或说明其已永久移除。',
  ],
  'Choose the page that this leads to, or give an address outside the site.': [
    'Choisissez la page où cela mène, ou donnez une adresse hors du site.',
    '请选择其指向的页面，或填写站外地址。',
  ],
  'Choose the page to go to, or give an address outside the site.': [
    'Choisissez la page où aller, ou donnez une adresse hors du site.',
    '请选择要前往的页面，或填写站外地址。',
  ],
  'Choose the product or the navigator service that is subscribed to.': [
    'Choisissez le produit ou le service du navigateur auquel on s’abonne.',
    '请选择所订阅的产品或导航服务。',
  ],
  'Choose the product or the navigator service that this page is for.': [
    'Choisissez le produit ou le service du navigateur que présente cette page.',
    '请选择此页面所属的产品或导航服务。',
  ],
  'This page can be for a product or for a navigator service, not for both: empty one of them.': [
    'Cette page présente un produit ou un service du navigateur, pas les deux : videz l’un d’eux.',
    '此页面只能属于产品或导航服务之一，请清空其中一项。',
  ],
  'Choose the unit of the deadline.': ['Choisissez l’unité du délai.', '请选择期限的单位。'],
  'It must be in force until a day on or after the first.': [
    'Il doit être en vigueur jusqu’au premier jour, ou au-delà.',
    '失效日期不得早于生效日期。',
  ],
  'Name the client, or say that the client stays unnamed.': [
    'Nommez le client, ou indiquez qu’il reste anonyme.',
    '请填写客户名称，或说明不披露客户名称。',
  ],
  'Registration must close after it opens.': [
    'Les inscriptions doivent se clore après leur ouverture.',
    '报名截止时间必须晚于开始时间。',
  ],
  'Registration must close before the event has ended.': [
    'Les inscriptions doivent se clore avant la fin de l’événement.',
    '报名必须在活动结束前截止。',
  ],
  'Registration must open before the event has ended.': [
    'Les inscriptions doivent s’ouvrir avant la fin de l’événement.',
    '报名必须在活动结束前开始。',
  ],
  'Say where the badge leads.': ['Indiquez où mène le label.', '请说明标识指向何处。'],
  'Say whose grant this is: give the e-mail address, the subject, or both.': [
    'Indiquez à qui est ce droit : l’adresse électronique, l’identifiant, ou les deux.',
    '请说明被授权人：填写邮箱、主体标识，或两者都填。',
  ],
  'The event must end after it starts.': [
    'L’événement doit finir après avoir commencé.',
    '活动结束时间必须晚于开始时间。',
  ],
  'The next review must be due after the last one.': [
    'La prochaine relecture doit être postérieure à la dernière.',
    '下次复核日期必须晚于上次复核。',
  ],
  'The office must close after it opens.': ['Le bureau doit fermer après avoir ouvert.', '关门时间必须晚于开门时间。'],
  'The post must close on or after the day on which it was posted.': [
    'L’offre doit se clore le jour de sa publication, ou après.',
    '职位截止日期不得早于发布日期。',
  ],
  'Row # has # cell, and the row of the headings #. Give every row as many.': [
    'La ligne # a # cellule, celle des titres #. Donnez-en autant à chaque ligne.',
    '第 # 行有 # 个单元格，标题行有 # 个。每行的单元格数须相同。',
  ],
  'Row # has # cells, and the row of the headings #. Give every row as many.': [
    'La ligne # a # cellules, celle des titres #. Donnez-en autant à chaque ligne.',
    '第 # 行有 # 个单元格，标题行有 # 个。每行的单元格数须相同。',
  ],
}

/** A refusal in the language of who reads it; in English where nobody has said it in that language. */
export function tellRefusal(problem: string, language: string | undefined): string {
  if (language !== 'fr' && language !== 'zh') return problem
  const typed = /^".*" (?=must )/s.exec(problem)?.[0].trimEnd() ?? ''
  const rest = problem.slice(typed.length).replace(providerNames, '{providers}')
  const begun = typed === '' ? rest : `{text}${rest}`
  const known = refusals[begun] ?? refusals[begun.replaceAll(/\d+/g, '#')]
  if (!known) return problem
  const figures = refusals[begun] ? [] : (rest.match(/\d+/g) ?? [])
  const filled = figures.reduce((words, figure) => words.replace('#', () => figure), known[language === 'fr' ? 0 : 1])
  return filled.replace('{providers}', providerNames).replace('{text}', () => typed)
}
