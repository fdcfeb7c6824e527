/** A certificate in Typst. What people have written comes as data alone, and stays words. */
export const certificateTemplate = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(paper: "a4", margin: (x: 26mm, top: 30mm, bottom: 24mm))
#set text(font: ("Libertinus Serif", "ZCOOL XiaoWei"), size: 11pt, lang: data.lang)
#set par(leading: 0.7em)
#show heading.where(level: 1): it => block(above: 14mm, below: 12mm, text(size: 26pt, weight: "regular", it.body))
#show heading.where(level: 2): it => block(above: 4mm, below: 2mm, text(size: 16pt, weight: "regular", it.body))
#show link: underline

#text(size: 12pt, tracking: 0.04em)[#data.firm]
#line(length: 100%, stroke: 0.6pt)

= #data.title

== #data.name
#data.organisation

#v(6mm)
#data.text

== #data.of

#v(6mm)
#line(length: 100%, stroke: 0.4pt + luma(140))
#for (term, value) in data.facts [*#term:* #value #linebreak()]
#v(1fr)
#grid(columns: (1fr, auto), column-gutter: 8mm, align: bottom,
  [#data.verify.text #linebreak() #link(data.verify.address)],
  image(bytes(data.verify.svg), format: "svg", width: 28mm, alt: data.verify.alt),
)
`
