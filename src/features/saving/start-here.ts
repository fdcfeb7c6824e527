import { type LocaleIn } from '../../config/locales'
import { nameIn, savingWords } from '../../i18n/saving-words'
import { savedOf } from '../../routes/saved-of'
import { findKept, keep, type Kept, takeAway } from './ask-account'

type Place = { of: string; title: string; put: (button: HTMLElement, status: HTMLElement) => void }

/** Something that can be kept, wherever it stands on this page. */
type Keeping = { kept: Kept | undefined; isBusy: boolean; shows: Set<() => void> }

const mostAsked = 200
const listed = 'main :is(:is(h2, h3) > a, a[data-saved-as])'

/** The page itself where it can be kept. */
function findOwn(): Place[] {
  const page = document.querySelector<HTMLElement>('[data-save]')
  const of = page?.dataset.save
  const title = document.querySelector('h1')?.textContent ?? ''
  return of === undefined ? [] : [{ of, title, put: (...made) => page?.replaceChildren(...made) }]
}

/** Each row of a list that was not there before. */
function findRows(seen: WeakSet<HTMLElement>): Place[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(listed)].flatMap((link): Place[] => {
    const named = link.dataset.savedAs
    const of = named ?? savedOf(link.getAttribute('href') ?? '')
    if (of === undefined || seen.has(link)) return []
    // In a table, the cell itself takes it; a heading stays a heading.
    const beside = named === undefined ? link.parentElement : link
    seen.add(link)
    return [{ of, title: link.textContent, put: (...made) => beside?.after(...made) }]
  })
}

/**
 * Buttons for what can be kept here, and for the rows that a script draws later, such as those of a narrowed list. Where the
 * account cannot be asked, the page stays as it is.
 */
export async function startHere(locale: LocaleIn<'main'>): Promise<void> {
  const known = new Map<string, Keeping>()
  const seen = new WeakSet<HTMLElement>()
  const showAll = async (places: readonly Place[]) => {
    const shown = places.slice(0, mostAsked)
    const unknown = [...new Set(shown.map(({ of }) => of))].filter((of) => !known.has(of))
    const found = unknown.length === 0 ? [] : await findKept(locale, unknown)
    const kept = new Map(found.filter(({ removedAt }) => removedAt === null).map((one) => [one.of, one]))
    for (const of of unknown) known.set(of, { kept: kept.get(of), isBusy: false, shows: new Set() })
    for (const place of shown) {
      const keeping = known.get(place.of)
      if (keeping) showButton(locale, place, keeping)
    }
  }
  let turn = showAll([...findOwn(), ...findRows(seen)])
  const main = document.querySelector('main')
  if (main) {
    const look = () => {
      const rows = findRows(seen)
      if (rows.length > 0) turn = turn.catch(() => undefined).then(() => showAll(rows).catch(() => undefined))
    }
    new MutationObserver(look).observe(main, { childList: true, subtree: true })
  }
  await turn
}

function showButton(locale: LocaleIn<'main'>, { of, title, put }: Place, keeping: Keeping): void {
  const words = savingWords(locale)
  const [button, status] = [document.createElement('button'), document.createElement('span')]
  button.type = 'button'
  button.className = 'save-here'
  status.setAttribute('role', 'status')
  const show = () => {
    const { kept } = keeping
    button.textContent = kept ? words.saved : words.save
    button.setAttribute('aria-label', nameIn(kept ? words.savedOne : words.saveOne, title))
  }
  const turn = async () => {
    if (keeping.isBusy) return
    keeping.isBusy = true
    try {
      const { kept } = keeping
      if (kept) await takeAway(locale, kept)
      keeping.kept = kept ? undefined : await keep(locale, of)
      status.textContent = keeping.kept ? words.said : words.removed
      // The same may stand here twice: as the page and as a row.
      for (const one of keeping.shows) one()
    } catch {
      status.textContent = navigator.onLine ? words.failed : words.offline
    } finally {
      keeping.isBusy = false
    }
  }
  button.addEventListener('click', () => void turn())
  keeping.shows.add(show)
  show()
  put(button, status)
}
