import { type Replies } from './replies'

/** Of pictures and files, and of files of a translation agency. */
export const repliesOfFiles: Replies = {
  'Send the file itself: nothing is fetched from an address.': [
    'Envoyez le fichier lui-même : rien n’est cherché à une adresse.',
    '请直接发送文件：不会从地址获取任何内容。',
  ],
  'The form cannot be read. Send it again.': [
    'Le formulaire est illisible. Renvoyez-le.',
    '无法读取表单，请重新发送。',
  ],
  'This is too large: at most {most} MB can be sent at once.': [
    'C’est trop volumineux : {most} Mo au plus par envoi.',
    '过大：一次最多发送 {most} MB。',
  ],
  'This file is larger than {most} MB: make it smaller first.': [
    'Ce fichier dépasse {most} Mo : réduisez-le d’abord.',
    '此文件超过 {most} MB：请先缩小。',
  ],
  '"{file}" is larger than {most} MB: make it smaller first.': [
    '« {file} » dépasse {most} Mo : réduisez-le d’abord.',
    '“{file}”超过 {most} MB：请先缩小。',
  ],
  '"{file}" is, by its content, none of what can be used: JPEG, PNG, WebP, AVIF, SVG, PDF, MP4 or WebM.': [
    'Par son contenu, « {file} » n’est d’aucun format utilisable : JPEG, PNG, WebP, AVIF, SVG, PDF, MP4 ou WebM.',
    '“{file}”的内容不属于可用格式：JPEG、PNG、WebP、AVIF、SVG、PDF、MP4 或 WebM。',
  ],
  '"{file}" is an SVG larger than 1 MB: save it as PNG or WebP instead.': [
    '« {file} » est un SVG de plus de 1 Mo : enregistrez-le plutôt en PNG ou WebP.',
    '“{file}”是超过 1 MB 的 SVG：请改存为 PNG 或 WebP。',
  ],
  '"{file}" is an SVG that cannot be made safe: {said}.': [
    '« {file} » est un SVG qui ne peut être rendu sûr : {said}.',
    '“{file}”是无法确保安全的 SVG：{said}。',
  ],
  'it declares entities of its own': ['il déclare ses propres entités', '它声明了自己的实体'],
  'it is not well-formed XML': ['ce n’est pas du XML bien formé', '不是格式正确的 XML'],
  'it draws nothing': ['il ne dessine rien', '没有绘制任何内容'],
  'it repeats symbols (<use>): export it with the symbols drawn out': [
    'il répète des symboles (<use>) : exportez-le avec les symboles développés',
    '重复使用符号（<use>）：请展开符号后导出',
  ],
  'it has more than {most} elements': ['il a plus de {most} éléments', '元素超过 {most} 个'],
  'it is nested more than {levels} levels deep': [
    'il est imbriqué sur plus de {levels} niveaux',
    '嵌套超过 {levels} 级',
  ],
  'it does not begin with <svg>': ['il ne commence pas par <svg>', '不以 <svg> 开头'],
  '"{file}" is a PDF that is not complete: save it again.': [
    '« {file} » est un PDF incomplet : enregistrez-le à nouveau.',
    '“{file}”是不完整的 PDF：请重新保存。',
  ],
  '"{file}" is a PDF with a program or a file inside: save it again without them ("Print to PDF").': [
    '« {file} » est un PDF qui contient un programme ou un fichier : enregistrez-le sans eux (« Imprimer en PDF »).',
    '“{file}”是内含程序或文件的 PDF：请去除后重新保存（“打印为 PDF”）。',
  ],
  '"{file}" is {width} × {height} pixels: at most {most} million are possible.': [
    '« {file} » fait {width} × {height} pixels : {most} millions au plus sont possibles.',
    '“{file}”为 {width} × {height} 像素：最多 {most} 百万。',
  ],
  '"{file}" is a picture that cannot be read: open it and save it again.': [
    '« {file} » est une image illisible : ouvrez-la et enregistrez-la à nouveau.',
    '“{file}”是无法读取的图片：请打开后重新保存。',
  ],
  'Readers see this picture or file. Ask an editor to change it, or add a new one.': [
    'Les lecteurs voient cette image ou ce fichier. Demandez à un éditeur de le changer, ou ajoutez-en un autre.',
    '读者可以看到此图片或文件。请编辑更改，或添加新的。',
  ],
  'Readers see this picture or file in {named}. Choose another there and publish that first. To take it away at once, open it and use the button below its words.':
    [
      'Les lecteurs voient cette image ou ce fichier dans {named}. Choisissez-en d’abord un autre là-bas et publiez. Pour le retirer immédiatement, ouvrez-le et utilisez le bouton sous ses textes.',
      '读者在 {named} 中可以看到此图片或文件。请先在那里另选并发布。如需立即移除，请打开它并使用文字下方的按钮。',
    ],
  'There is no such picture.': ['Cette image n’existe pas.', '没有此图片。'],
  'The file is for "{to}", which is none of the site\'s other languages.': [
    'Le fichier est pour « {to} », qui n’est aucune des autres langues du site.',
    '该文件用于“{to}”，不是网站的其他语言。',
  ],
  'The file names "{file}", which is nothing that is translated into {language} here.': [
    'Le fichier nomme « {file} », qui n’est rien que l’on traduise ici en {language}.',
    '该文件提到“{file}”，而此处没有将其译为{language}。',
  ],
  '"{title}" has no title in {language} yet, and the file brings none.': [
    '« {title} » n’a pas encore de titre en {language}, et le fichier n’en apporte pas.',
    '“{title}”尚无{language}标题，文件中也没有。',
  ],
  '{item} is not published in {language}.': ['{item} n’est pas publié en {language}.', '{item} 未以{language}发布。'],
  'Choose a language and between 1 and {most} items.': [
    'Choisissez une langue et de 1 à {most} contenus.',
    '请选择语言和 1 至 {most} 项内容。',
  ],
  'Send the file as "xliff": its text.': [
    'Envoyez le fichier comme « xliff » : son texte.',
    '请以 "xliff" 发送文件的文本。',
  ],
  'The file is larger than 4 MB.': ['Le fichier dépasse 4 Mo.', '文件超过 4 MB。'],
  'The file is not well-formed XML.': ['Le fichier n’est pas du XML bien formé.', '文件不是格式正确的 XML。'],
  'The file declares a document type, which XLIFF does not have.': [
    'Le fichier déclare un type de document, ce que XLIFF ne connaît pas.',
    '文件声明了文档类型，而 XLIFF 没有文档类型。',
  ],
  'The file holds nothing to translate.': ['Le fichier ne contient rien à traduire.', '文件中没有可翻译的内容。'],
  'The file has more than {most} elements.': ['Le fichier a plus de {most} éléments.', '文件的元素超过 {most} 个。'],
  'The file is nested more than {levels} levels deep.': [
    'Le fichier est imbriqué sur plus de {levels} niveaux.',
    '文件嵌套超过 {levels} 级。',
  ],
  'The file is not XLIFF 2.0 or 2.1. Ask the agency for one of these.': [
    'Le fichier n’est ni XLIFF 2.0 ni 2.1. Demandez l’un d’eux à l’agence.',
    '文件不是 XLIFF 2.0 或 2.1，请向翻译公司索取。',
  ],
  'The file names "{id}" twice.': ['Le fichier nomme « {id} » deux fois.', '文件两次提到“{id}”。'],
  'A text stands outside any item.': ['Un texte se trouve hors de tout contenu.', '有文本不属于任何内容。'],
  '"{id}" comes twice.': ['« {id} » figure deux fois.', '“{id}”出现两次。'],
  '"{id}" uses <{name}>, which cannot be brought back into the text.': [
    '« {id} » utilise <{name}>, qui ne peut être remis dans le texte.',
    '“{id}”使用了 <{name}>，无法带回文本。',
  ],
  '"{id}" is not in the file: the original has got new paragraphs since it was made': [
    '« {id} » n’est pas dans le fichier : l’original a reçu de nouveaux paragraphes depuis',
    '文件中没有“{id}”：文件生成后原文增加了段落',
  ],
  '"{id}" is not translated': ['« {id} » n’est pas traduit', '“{id}”未翻译'],
  '"{id}" uses the code "{code}", which its source does not have': [
    '« {id} » utilise le code « {code} », que sa source n’a pas',
    '“{id}”使用了原文没有的代码“{code}”',
  ],
  '"{id}" uses the code "{code}" twice': [
    '« {id} » utilise deux fois le code « {code} »',
    '“{id}”两次使用代码“{code}”',
  ],
  '"{id}" has lost the link "{code}"': ['« {id} » a perdu le lien « {code} »', '“{id}”丢失了链接“{code}”'],
}
