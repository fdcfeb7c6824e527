import { type InEach } from './admin-language'

type Part = { name: string; about: string }

const part = (en: [string, string], fr: [string, string], zh: [string, string]): InEach<Part> => {
  const toPart = ([name, about]: [string, string]): Part => ({ name, about })
  return { en: toPart(en), fr: toPart(fr), zh: toPart(zh) }
}

/** The parts of a text: what each is called, and what it is for, for who chooses one. */
export const partWords = {
  text: part(
    ['Text', 'paragraphs, headings, lists, footnotes'],
    ['Texte', 'paragraphes, intertitres, listes, notes'],
    ['正文', '段落、标题、列表和脚注'],
  ),
  'pull-quote': part(
    ['Quotation', 'somebody’s words, set apart'],
    ['Citation', 'les mots de quelqu’un, mis en avant'],
    ['引言', '突出显示的一段话'],
  ),
  picture: part(['Picture', 'one, with a caption'], ['Image', 'une image et sa légende'], ['图片', '一张图片及说明']),
  gallery: part(
    ['Gallery', 'several pictures side by side'],
    ['Galerie', 'plusieurs images côte à côte'],
    ['图集', '并排的多张图片'],
  ),
  video: part(
    ['Video', 'a link to a film, and its transcript'],
    ['Vidéo', 'un lien vers un film et sa transcription'],
    ['视频', '影片链接及文字稿'],
  ),
  embed: part(
    ['Embedded map, chart or film', 'shown in the page once a reader asks for it'],
    ['Carte, graphique ou film intégré', 'affiché dans la page à la demande du lecteur'],
    ['嵌入的地图、图表或影片', '读者同意后在页面中显示'],
  ),
  'data-table': part(
    ['Table', 'figures in rows and columns'],
    ['Tableau', 'des chiffres en lignes et en colonnes'],
    ['表格', '按行列排列的数据'],
  ),
  callout: part(
    ['In brief', 'the gist, in a box'],
    ['En bref', 'l’essentiel, dans un encadré'],
    ['要点', '方框中的摘要'],
  ),
  'people-list': part(
    ['People', 'colleagues, with their pictures'],
    ['Personnes', 'des collègues, avec leurs photos'],
    ['人员', '同事及其照片'],
  ),
  'related-list': part(
    ['Related', 'pages of this site'],
    ['À lire aussi', 'des pages de ce site'],
    ['相关内容', '本网站的页面'],
  ),
  downloads: part(
    ['Downloads', 'files to save'],
    ['Téléchargements', 'des fichiers à enregistrer'],
    ['下载', '供保存的文件'],
  ),
  questions: part(
    ['Questions and answers', 'each opens by a press'],
    ['Questions et réponses', 'chacune s’ouvre d’un clic'],
    ['问答', '点击后展开'],
  ),
  'call-to-action': part(['Call to action', 'one button'], ['Appel à l’action', 'un bouton'], ['行动按钮', '一个按钮']),
  'status-table-reference': part(
    ['Status table', 'the state of a jurisdiction’s law'],
    ['Tableau d’état', 'l’état du droit d’un territoire'],
    ['状态表', '某法域的法律状态'],
  ),
} as const

export type PartName = keyof typeof partWords

/** As the list of parts shows it. */
export const tellPart = (name: PartName): InEach<string> => {
  const { en, fr, zh } = partWords[name]
  return { en: `${en.name}: ${en.about}`, fr: `${fr.name} : ${fr.about}`, zh: `${zh.name}：${zh.about}` }
}
