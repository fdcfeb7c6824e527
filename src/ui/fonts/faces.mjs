// What is made of which font. Libre Caslon and Hanken Grotesk reserve nothing; "Source" is reserved: hence names of our own.

const caslon = '@fontsource/libre-caslon-condensed'
const source = '@fontsource-variable/source-serif-4'
const hanken = '@fontsource-variable/hanken-grotesk'

/** Letters, figures and signs of English, French, Dutch and German: what nearly every page needs and nothing else. */
export const everyday = [
  [0x20, 0x7e],
  '\u00A0£§©«®°±¶·»ÀÂÄÆÇÈÉÊËÎÏÔÖ×ÙÛÜßàâäæçèéêëîïñóôöùûüÿıŒœŸ',
  '\u2009\u2010\u2011–—‘’“”•…\u202F‹›€№−',
]

/** What the names of people and places bring besides; a page fetches them only if it has one of them. */
export const further = {
  west: [[0xa1, 0xff], '„‚†‡‰'],
  east: ['ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŹźŻżŽžȘșȚțẞ'],
}

/** Drawn as another letter where the font has none of its own. */
export const drawnAs = new Map([
  [0x2011, 0x2d],
  [0x2009, 0x20],
  [0x202f, 0x2009],
])

// The faces that a system has, in the order in which they are looked for; capsize has measured them.
const romans = { metrics: 'timesNewRoman', local: ['Times New Roman', 'Liberation Serif', 'Tinos'] }
const georgia = { metrics: 'georgia', local: ['Georgia', 'Gelasio'] }
const arial = { metrics: 'arial', local: ['Arial', 'Liberation Sans', 'Arimo'] }
const roboto = { metrics: 'roboto', local: ['Roboto'] }

const serif = { axes: { opsz: 13, wght: 390 }, features: ['kern', 'liga'] }

export const faces = [
  {
    file: 'display',
    family: 'AV Display',
    from: [`${caslon}/files/libre-caslon-condensed-latin-400-normal.woff2`],
    licence: [caslon, 'libre-caslon-condensed-licence.txt'],
    features: ['kern', 'liga', 'lnum'],
    standIns: [romans],
  },
  {
    file: 'text-s',
    family: 'AV Text',
    from: ['latin', 'latin-ext'].map((letters) => `${source}/files/source-serif-4-${letters}-opsz-normal.woff2`),
    licence: [source, 'source-serif-4-licence.txt'],
    ...serif,
    standIns: [georgia, romans],
  },
  {
    file: 'text-i',
    family: 'AV Text',
    style: 'italic',
    from: ['latin', 'latin-ext'].map((letters) => `${source}/files/source-serif-4-${letters}-opsz-italic.woff2`),
    licence: [source, 'source-serif-4-licence.txt'],
    ...serif,
    standIns: [],
  },
  {
    file: 'sans',
    family: 'AV Sans',
    weight: '400 650',
    from: ['latin', 'latin-ext'].map((letters) => `${hanken}/files/hanken-grotesk-${letters}-wght-normal.woff2`),
    licence: [hanken, 'hanken-grotesk-licence.txt'],
    axes: { wght: { min: 400, max: 650 } },
    features: ['kern', 'liga', 'tnum'],
    standIns: [arial, roboto],
  },
]
