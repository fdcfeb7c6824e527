import { escapeMarkup } from '../../content/escape-markup'

const dropped = 'script, style, link, input, select, textarea, form, dialog, iframe, [data-packet-aside]'

/** What is not seen for another reason than being folded. */
const isAside = (element: Element): boolean =>
  getComputedStyle(element).display === 'none' && element.closest('details:not([open])') === null

/** A part of a page as it is seen, without what does something: there is nobody to do it. */
function copyOf(main: Element): Element {
  const copy = main.cloneNode(true) as Element
  const copies = [...copy.querySelectorAll('*')]
  const asides = [...main.querySelectorAll('*')].flatMap((one, place) => (isAside(one) ? (copies[place] ?? []) : []))
  for (const one of [...asides, ...copy.querySelectorAll(dropped)]) one.remove()
  for (const button of copy.querySelectorAll('button')) {
    // The heads of a table, and what folds, have their names on buttons.
    if (button.closest('th, summary')) button.replaceWith(button.textContent)
    else button.remove()
  }
  for (const grid of copy.querySelectorAll('[role="grid"], [role="gridcell"], [tabindex]')) {
    if (grid.getAttribute('role')?.startsWith('grid')) grid.removeAttribute('role')
    grid.removeAttribute('tabindex')
  }
  for (const fold of copy.querySelectorAll('details')) fold.open = true
  return copy
}

function stylesOf(page: Document): string {
  const rules = [...page.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText)
    } catch {
      return [] // of another origin
    }
  })
  return rules.join('\n').replaceAll('</', '<\\/')
}

type Said = { title: string; notice: string }

/** The page as a document that needs nothing else, with its day above it. */
export function writePacket(page: Document, main: Element, { title, notice }: Said): string {
  const { lang, className } = page.documentElement
  return [
    `<!doctype html><html lang="${escapeMarkup(lang)}" class="${escapeMarkup(className)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title><style>${stylesOf(page)}</style></head><body>`,
    `<p role="note" style="margin:0;padding:1rem;border-bottom:2px solid">${escapeMarkup(notice)}</p>`,
    `${copyOf(main).outerHTML}</body></html>`,
  ].join('\n')
}
