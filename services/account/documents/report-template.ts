import { type Paper, papers } from './report-document'

/** A report in Typst. What people have written comes as data alone, and stays words. */
export const reportTemplate = (paper: Paper): string => `#let paper = "${papers[paper]}"\n${template}`

const template = `
#let data = json(bytes(sys.inputs.data))
#let w = data.words
#set document(title: data.title, keywords: (data.foot,))
#set page(paper: paper, margin: (x: 18mm, top: 18mm, bottom: 20mm), footer: context [
  #set text(size: 7.5pt)
  #data.foot #h(1fr) #w.page #counter(page).display("1 / 1", both: true)
])
#set text(font: ("Libertinus Serif", "ZCOOL XiaoWei"), size: 9.5pt, lang: data.lang)
#set par(leading: 0.6em)
#show heading: set text(weight: "regular")
#show heading.where(level: 1): set text(size: 20pt)
#show heading.where(level: 2): it => block(above: 1.8em, below: 0.8em, text(size: 14pt, it.body))
#show heading.where(level: 3): it => block(above: 1.4em, below: 0.6em, sticky: true, text(size: 11pt, it.body))
#show link: underline
#set table(stroke: (x: none, y: 0.4pt + luma(140)), inset: (x: 3pt, y: 4pt))

#let noted(note) = if note != none [#emph[#w.note] #note.split("\\n").join(linebreak())]

= #data.title
#grid(columns: (1fr, auto), column-gutter: 8mm,
  [
    #for (term, value) in data.facts [*#term* #value #linebreak()]
    #v(0.6em)
    #w.verify #linebreak() #link(data.verify.address)
  ],
  image(bytes(data.verify.svg), format: "svg", width: 26mm, alt: w.verifyAlt),
)
*#w.disclaimerTitle.* #w.disclaimer

#noted(data.note)

== #w.answers
#for question in data.questions [
  === #question.text
  #noted(question.note)
  #table(columns: (3fr, 7fr, 4fr),
    table.header[*#w.jurisdiction*][*#w.answer*][*#w.citation*],
    ..question.cells.map(cell => (
      [#cell.jurisdiction],
      if cell.citation == none { if cell.short == "" { w.unanswered } else { cell.short } } else {
        [#if cell.status != none [*#cell.status* ]#if cell.value != none [*#cell.value* ]#if cell.lang == none { cell.short } else { text(lang: cell.lang, cell.short) }]
      } + if cell.note != none { linebreak() + noted(cell.note) },
      if cell.citation == none [–] else [#link(cell.citation.address)[\\[#cell.citation.number\\]] #cell.citation.text],
    )).flatten()
  )
]

== #w.sources
#for source in data.sources [
  === #source.jurisdiction
  #for (term, value) in source.facts [*#term* #value #linebreak()]
  #noted(source.note)
  #for cell in source.cells [\\[#cell.number\\] #cell.question · #cell.text: #link(cell.address) #linebreak()]
]
`
