import { type Replies } from './replies'

/** What is wrong with what a field, or a request, says. */
export const repliesOfTexts: Replies = {
  'is missing': ['à compléter', '缺失'],
  'is longer than {most} characters': ['plus de {most} caractères', '超过 {most} 个字符'],
  'needs at least {least} entries': ['au moins {least} entrées nécessaires', '至少需要 {least} 项'],
  '{label} names number {id}, which does not exist (any more). Choose another.': [
    '{label} : le numéro {id} n’existe pas ou plus. Choisissez-en un autre.',
    '{label}：编号 {id} 不存在（或已删除）。请另选。',
  ],
  '{label} has a value of the wrong kind': ['{label} : la valeur n’est pas du bon type', '{label}：值的类型不正确'],
  '{label} must be a number': ['{label} : ce doit être un nombre', '{label}：必须是数字'],
  '{label} must be on or off': ['{label} : ce doit être oui ou non', '{label}：必须为开或关'],
  '{label} must be a date of the years 1900 to 2200': [
    '{label} : ce doit être une date des années 1900 à 2200',
    '{label}：必须是 1900 至 2200 年间的日期',
  ],
  '{label} has a value that is not on offer': ['{label} : cette valeur n’est pas proposée', '{label}：该值不在选项中'],
  '{label} has {count} entries; at most {most} are possible': [
    '{label} : {count} entrées ; {most} au plus sont possibles',
    '{label}：有 {count} 项，最多 {most} 项',
  ],
  '{label} must be a text': ['{label} : ce doit être un texte', '{label}：必须是文本'],
  '{label} is code in the form of an address': [
    '{label} : c’est du code sous forme d’adresse',
    '{label}：这是伪装成地址的代码',
  ],
  '{label} has {count} characters; at most {most} are possible': [
    '{label} : {count} caractères ; {most} au plus sont possibles',
    '{label}：有 {count} 个字符，最多 {most} 个',
  ],
  '{label} must be chosen from the list': ['{label} : choisissez dans la liste', '{label}：必须从列表中选择'],
  '{label} contains a part of a kind that is not on offer': [
    '{label} : contient une partie d’un type qui n’est pas proposé',
    '{label}：含有不提供的段落类型',
  ],
  '{label} is not a text that this editor wrote': [
    '{label} : ce texte ne vient pas de cet éditeur',
    '{label}：该文本不是由此编辑器撰写的',
  ],
  '{label} has lists or quotations more than {levels} levels deep': [
    '{label} : listes ou citations sur plus de {levels} niveaux',
    '{label}：列表或引用超过 {levels} 级',
  ],
  '{label} is too long: split it into several parts': [
    '{label} : trop long, à diviser en plusieurs parties',
    '{label}：过长，请分成几部分',
  ],
  '{label} contains "{type}", which a text cannot contain': [
    '{label} : contient « {type} », impossible dans un texte',
    '{label}：含有“{type}”，文本中不能包含',
  ],
  '{label} contains colours or sizes of its own: remove them': [
    '{label} : contient des couleurs ou des tailles propres, à retirer',
    '{label}：含有自定义颜色或字号，请移除',
  ],
  '{label} contains words with a mark that is not on offer, such as underlined or struck through: remove it': [
    '{label} : contient une mise en forme qui n’est pas proposée, par exemple souligné ou barré, à retirer',
    '{label}：含有不提供的格式，例如下划线或删除线，请移除',
  ],
  '{label} contains a heading of a level that is not on offer': [
    '{label} : contient un titre d’un niveau qui n’est pas proposé',
    '{label}：含有不提供的标题级别',
  ],
  '{label} contains a list of a kind that is not on offer': [
    '{label} : contient une liste d’un type qui n’est pas proposé',
    '{label}：含有不提供的列表类型',
  ],
  '{label} contains a note of a kind that is not on offer': [
    '{label} : contient une note d’un type qui n’est pas proposé',
    '{label}：含有不提供的注释类型',
  ],
  '{label} contains a footnote of more than {most} characters': [
    '{label} : contient une note de bas de page de plus de {most} caractères',
    '{label}：含有超过 {most} 个字符的脚注',
  ],
  '{label} contains a footnote whose address does not begin with https://': [
    '{label} : contient une note de bas de page dont l’adresse ne commence pas par https://',
    '{label}：含有地址不以 https:// 开头的脚注',
  ],
  '{label} contains a link that leads nowhere': [
    '{label} : contient un lien sans destination',
    '{label}：含有没有目标的链接',
  ],
  '{label} contains a link to "{address}": links lead to a page of this site, or begin with https://, mailto: or tel:':
    [
      '{label} : contient un lien vers « {address} » ; un lien mène à une page de ce site, ou commence par https://, mailto: ou tel:',
      '{label}：含有指向“{address}”的链接；链接须指向本站页面，或以 https://、mailto: 或 tel: 开头',
    ],
  '{label} contains a link to something that has no page: choose another target': [
    '{label} : contient un lien vers un contenu sans page, choisissez une autre destination',
    '{label}：含有指向没有页面的内容的链接，请另选目标',
  ],
  'The content is nested more than {levels} levels deep.': [
    'Le contenu est imbriqué sur plus de {levels} niveaux.',
    '内容嵌套超过 {levels} 级。',
  ],
  'A field cannot be called "{name}".': ['Un champ ne peut pas s’appeler « {name} ».', '字段不能命名为“{name}”。'],
  'A field has a name with a character that cannot be stored.': [
    'Le nom d’un champ contient un caractère qui ne peut être enregistré.',
    '字段名含有无法存储的字符。',
  ],
  'A text contains a null character, which cannot be stored. Type it again.': [
    'Un texte contient un caractère nul, qui ne peut être enregistré. Saisissez-le à nouveau.',
    '文本含有无法存储的空字符，请重新输入。',
  ],
  'A text contains half a character, which cannot be stored. Type it again.': [
    'Un texte contient une moitié de caractère, qui ne peut être enregistrée. Saisissez-le à nouveau.',
    '文本含有无法存储的半个字符，请重新输入。',
  ],
  'Somebody changed the same thing in the same moment. Nothing of this was saved: try again.': [
    'Quelqu’un a modifié la même chose au même moment. Rien n’a été enregistré : réessayez.',
    '有人同时更改了同一内容，未作任何保存，请重试。',
  ],
  'A number or a choice in this request is of the wrong kind.': [
    'Un nombre ou un choix de cette demande n’est pas du bon type.',
    '请求中的某个数字或选项类型不正确。',
  ],
  'A number in this request is too large.': ['Un nombre de cette demande est trop grand.', '请求中的某个数字过大。'],
  'A text in this request contains a character that cannot be stored.': [
    'Un texte de cette demande contient un caractère qui ne peut être enregistré.',
    '请求中的文本含有无法存储的字符。',
  ],
  'Something that this names does not exist (any more).': [
    'Ce qui est nommé ici n’existe pas ou plus.',
    '所引用的内容不存在（或已删除）。',
  ],
  'The number of items on a page must be at least 1.': [
    'Le nombre de contenus par page doit être au moins 1.',
    '每页的内容数至少为 1。',
  ],
  'The number of the page must be at least 1.': ['Le numéro de page doit être au moins 1.', '页码至少为 1。'],
  'The database was lost in the moment of saving, and did not say whether it did. Reload the page and look, before you save again.':
    [
      'La base de données a été perdue au moment de l’enregistrement, sans dire s’il a eu lieu. Rechargez la page et regardez avant d’enregistrer à nouveau.',
      '保存时数据库连接中断，无法确定是否已保存。请先重新加载页面查看，再重新保存。',
    ],
  'The content database cannot be reached at the moment. Nothing was saved: leave this page open and try again in a minute. If it stays so, tell the people who run this installation.':
    [
      'La base de données est inaccessible pour le moment. Rien n’a été enregistré : laissez cette page ouverte et réessayez dans une minute. Si cela persiste, prévenez ceux qui exploitent cette installation.',
      '暂时无法连接内容数据库，未作任何保存：请保持此页面打开，一分钟后重试。如仍无法连接，请告知系统维护人员。',
    ],
}
