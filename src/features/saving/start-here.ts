import { type LocaleIn } from '../../config/locales'
import { nameIn, savingWords } from '../../i18n/saving-words'
import { savedOf } from '../../routes/saved-of'
import { findKept, keep, type Kept, takeAway } from './ask-account'

type Place = { of: string; title: string; put: (button: HTMLElement, status: HTMLElement) => void }

const mostAsked = 200
const listed = 'main :is(:is(h2, h3) > a, a[data-saved-as])'

/** The page itself where it can be kept, and each row of a list. */
function findPlaces(): Place[] {
  const page = document.querySelector<HTMLElement>('[data-save]')
  const own = page?.dataset.save
  const title = document.querySelector('h1')?.textContent ?? ''
  const rows = [...document.querySelectorAll<HTMLAnchorElement>(listed)].flatMap((link): Place[] => {
    const named = link.dataset.savedAs
    const of = named ?? savedOf(link.getAttribute('href') ?? '')
    // In a table, the cell itself takes it; a heading stays a heading.
    const beside = named === undefined ? link.parentElement : link
    const put = (...made: HTMLElement[]) => beside?.after(...made)
    return of === undefined ? [] : [{ of, title: link.textContent, put }]
  })
  const put = (...made: HTMLElement[]) => page?.replaceChildren(...made)
  return [...(own === undefined ? [] : [{ of: own, title, put }]), ...rows].slice(0, mostAsked)
}

/** Buttons for what can be kept here. Where the account cannot be asked, the page stays as it is. */
export async function startHere(locale: LocaleIn<'main'>): Promise<void> {
  const places = findPlaces()
  if (places.length === 0) return
  const found = await findKept(locale, [...new Set(places.map(({ of }) => of))])
  const known = new Map(found.filter(({ removedAt }) => removedAt === null).map((one) => [one.of, one]))
  for (const place of places) showButton(locale, place, known.get(place.of))
}

function showButton(locale: LocaleIn<'main'>, { of, title, put }: Place, known: Kept | undefined): void {
  const words = savingWords(locale)
  const [button, status] = [document.createElement('button'), document.createElement('span')]
  button.type = 'button'
  button.className = 'save-here'
  status.setAttribute('role', 'status')
  let kept = known
  let isBusy = false
  const show = () => {
    button.textContent = kept ? words.saved : words.save
    button.setAttribute('aria-label', nameIn(kept ? words.savedOne : words.saveOne, title))
  }
  const turn = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (kept) await takeAway(locale, kept)
      kept = kept ? undefined : await keep(locale, of)
      status.textContent = kept ? words.said : words.removed
      show()
    } catch {
      status.textContent = words.failed
    } finally {
      isBusy = false
    }
  }
  button.addEventListener('click', () => void turn())
  show()
  put(button, status)
}
