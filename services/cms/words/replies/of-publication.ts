import { type Replies } from './replies'

/** Why something cannot be live, or not at that address, or not with that number. */
export const repliesOfPublication: Replies = {
  '"{title}" cannot be live in {language}: {problems}. Complete it there, or withdraw it there.': [
    '« {title} » ne peut pas être en ligne en {language} : {problems}. Complétez-le dans cette langue, ou retirez-le.',
    '“{title}”的{language}版本不能上线：{problems}。请在该语言中补全，或将其撤下。',
  ],
  'This {kind} has no {label} in {language}: write one, or withdraw it there.': [
    'Il manque « {label} » ({kind}) en {language} : écrivez-le, ou retirez ce contenu dans cette langue.',
    '此{kind}在 {language} 中没有“{label}”：请填写，或在该语言中撤下。',
  ],
  'Readers in {language} would find {said} on no page any more. Change this one, or publish another first.': [
    'Les lecteurs en {language} ne trouveraient plus {said} sur aucune page. Modifiez ceci, ou publiez-en d’abord un autre.',
    '{language}读者将无法在任何页面上找到{said}。请更改此内容，或先发布另一项。',
  ],
  'who regulates the firm and the complaints procedure': [
    'qui réglemente le cabinet ni la procédure de réclamation',
    '本所的监管机构和投诉程序',
  ],
  '{named} is live below this and would lose its address. Move or withdraw what is below it first.': [
    '{named} est en ligne en dessous et perdrait son adresse. Déplacez ou retirez d’abord ce qui est en dessous.',
    '{named} 在其下级在线，将失去地址。请先移动或撤下其下级内容。',
  ],
  '{named} are live below this. Move or withdraw what is below it first.': [
    '{named} sont en ligne en dessous. Déplacez ou retirez d’abord ce qui est en dessous.',
    '{named} 在其下级在线。请先移动或撤下其下级内容。',
  ],
  '{named} needs this. Choose another there, or withdraw it, first.': [
    '{named} en a besoin. Choisissez-en d’abord un autre là-bas, ou retirez-le.',
    '{named} 需要它。请先在那里另选一项，或将其撤下。',
  ],
  '{named} need this. Choose another there, or withdraw them, first.': [
    '{named} en ont besoin. Choisissez-en d’abord un autre là-bas, ou retirez-les.',
    '{named} 需要它。请先在那些内容中另选，或将它们撤下。',
  ],
  '{named} would both have the address {address} once the embargo of the second ends ({until}). Change the slug of one of them.':
    [
      '{named} auraient la même adresse {address} à la fin de l’embargo du second ({until}). Changez l’adresse courte de l’un d’eux.',
      '第二项解禁（{until}）后，{named} 的地址都将是 {address}。请更改其中一项的网址片段。',
    ],
  '{named} would both have the address {address}. Change the slug of one of them.': [
    '{named} auraient la même adresse {address}. Changez l’adresse courte de l’un d’eux.',
    '{named} 的地址都将是 {address}。请更改其中一项的网址片段。',
  ],
  '"{title}" cannot have the address {address}: "{former}" had it less than {months} months ago, and its readers are still sent on from there. Change the slug.':
    [
      '« {title} » ne peut pas avoir l’adresse {address} : « {former} » l’avait il y a moins de {months} mois, et ses lecteurs en sont encore redirigés. Changez l’adresse courte.',
      '“{title}”不能使用地址 {address}：“{former}”在不到 {months} 个月前使用过，其读者仍从该处跳转。请更改网址片段。',
    ],
  'The slug of "{title}" {said}.': ['L’adresse courte de « {title} » {said}.', '“{title}”的网址片段{said}。'],
  'is too long: {most} Latin letters or {characters} Chinese characters are the most': [
    'est trop longue : {most} lettres latines ou {characters} caractères chinois au plus',
    '过长：最多 {most} 个拉丁字母或 {characters} 个汉字',
  ],
  'is empty: write at least one letter or digit': [
    'est vide : écrivez au moins une lettre ou un chiffre',
    '为空：请至少填写一个字母或数字',
  ],
  'contains {character}: only letters, digits and hyphens between them are possible': [
    'contient {character} : seuls des lettres, des chiffres et des traits d’union entre eux sont possibles',
    '含有 {character}：只能使用字母、数字以及其间的连字符',
  ],
  'has accents stored apart from their letters: type it again as "{slug}"': [
    'a des accents séparés de leurs lettres : saisissez-la à nouveau, « {slug} »',
    '的重音符号与字母分开存储：请重新输入“{slug}”',
  ],
  'has capital letters: write "{slug}"': ['a des majuscules : écrivez « {slug} »', '含有大写字母：请写作“{slug}”'],
  'must begin and end with a letter or digit, with single hyphens between words': [
    'doit commencer et finir par une lettre ou un chiffre, avec un seul trait d’union entre les mots',
    '必须以字母或数字开头和结尾，词间只用一个连字符',
  ],
  '"{title}" must be below a {types}: choose its parent.': [
    '« {title} » doit être placé sous un autre contenu ({types}) : choisissez son parent.',
    '“{title}”必须位于上级（{types}）之下：请选择上级。',
  ],
  'The parent of "{title}" no longer exists: choose another.': [
    'Le parent de « {title} » n’existe plus : choisissez-en un autre.',
    '“{title}”的上级已不存在：请另选。',
  ],
  '"{title}" cannot be below "{parent}": its parent must be a {types}.': [
    '« {title} » ne peut pas être placé sous « {parent} » : son parent doit être de type {types}.',
    '“{title}”不能位于“{parent}”之下：上级类型必须是 {types}。',
  ],
  '"{title}" is below "{parent}", which is not live in {language}: publish that one too, or choose another parent.': [
    '« {title} » est placé sous « {parent} », qui n’est pas en ligne en {language} : publiez-le aussi, ou choisissez un autre parent.',
    '“{title}”位于“{parent}”之下，而后者的{language}版本未在线：请一并发布，或另选上级。',
  ],
  '{circle}: parents run in a circle. Give one of these another parent.': [
    '{circle} : les parents forment un cercle. Donnez un autre parent à l’un d’eux.',
    '{circle}：上级关系形成循环。请为其中一项另选上级。',
  ],
  '"{title}" has no address: no such item can be below "{parent}". Choose another parent.': [
    '« {title} » n’a pas d’adresse : ce type de contenu ne peut pas être placé sous « {parent} ». Choisissez un autre parent.',
    '“{title}”没有地址：此类内容不能位于“{parent}”之下。请另选上级。',
  ],
  '"{title}" cannot be published in {language}: that language has no such pages.': [
    '« {title} » ne peut pas être publié en {language} : cette langue n’a pas de telles pages.',
    '“{title}”不能以{language}发布：该语言没有此类页面。',
  ],
  '"{title}" has no address: its {name} must have {least} to {most} levels, not {rounds}.': [
    '« {title} » n’a pas d’adresse : {name} doit avoir de {least} à {most} niveaux, non {rounds}.',
    '“{title}”没有地址：{name} 须有 {least} 至 {most} 级，而不是 {rounds} 级。',
  ],
  'Readers have version {version}. The next is {next}, not {given}.': [
    'Les lecteurs ont la version {version}. La suivante est {next}, non {given}.',
    '读者所见为第 {version} 版，下一版应为 {next}，而不是 {given}。',
  ],
  'This says something other than version {version}, which readers have. Make it version {next} and tell what changed, or choose "Editorial" as the kind of change.':
    [
      'Ceci dit autre chose que la version {version}, qu’ont les lecteurs. Faites-en la version {next} et dites ce qui a changé, ou choisissez « Rédactionnel » comme type de changement.',
      '内容与读者所见的第 {version} 版不同。请设为第 {next} 版并说明更改，或将更改类型选为“编辑性”。',
    ],
  'Tell readers what changed in version {version}.': [
    'Dites aux lecteurs ce qui a changé dans la version {version}.',
    '请告诉读者第 {version} 版更改了什么。',
  ],
  '{path} is an address in {language}: switch this form to that language, and give it there.': [
    '{path} est une adresse en {language} : passez ce formulaire dans cette langue, et donnez-la là.',
    '{path} 是{language}地址：请将表单切换到该语言再填写。',
  ],
  '{said} is at {path}, so nobody would be sent on from there. Give another address, or withdraw that page first.': [
    '{said} se trouve à {path} ; personne n’en serait redirigé. Donnez une autre adresse, ou retirez d’abord cette page.',
    '{said} 位于 {path}，因此不会从该处跳转。请另填地址，或先撤下该页面。',
  ],
  'A page that the site always has': ['Une page permanente du site', '网站固有的页面'],
  'Another published redirect leads on from there (number {id}). Change that one.': [
    'Une autre redirection publiée part de là (numéro {id}). Modifiez celle-là.',
    '另一条已发布的重定向从该处跳转（编号 {id}）。请更改那一条。',
  ],
  '{said} (number {id}). Change that one, or choose another here.': [
    '{said} (numéro {id}). Modifiez celui-là, ou choisissez autre chose ici.',
    '{said}（编号 {id}）。请更改那一项，或在此另选。',
  ],
  'Another newsletter has this key already': [
    'Une autre lettre d’information a déjà cette clé',
    '另一份通讯已使用此键',
  ],
  'Another published menu has this place already': [
    'Un autre menu publié occupe déjà cet emplacement',
    '另一个已发布的菜单已占用此位置',
  ],
  'The site has published settings already': ['Le site a déjà des réglages publiés', '网站已有已发布的设置'],
  'Another navigator service has this key already': [
    'Un autre service du navigateur a déjà cette clé',
    '另一项导航服务已使用此键',
  ],
  'Another navigator region has this key already': [
    'Une autre région du navigateur a déjà cette clé',
    '另一个导航区域已使用此键',
  ],
  'Another jurisdiction has this ISO code already': [
    'Un autre territoire a déjà ce code ISO',
    '另一个法域已使用此 ISO 代码',
  ],
  'Another question of this service has this key already': [
    'Une autre question de ce service a déjà cette clé',
    '此服务的另一个问题已使用此键',
  ],
  'This jurisdiction has a published answer to this question already': [
    'Ce territoire a déjà une réponse publiée à cette question',
    '此法域对此问题已有已发布的答案',
  ],
}
