/** Where the scripts of all other pages stand; `src/gatsby/compiled-in.ts` says it to the compiler. */
declare const ENHANCEMENT: string

type Part = { answerHere: (form: HTMLFormElement) => Promise<void> }

/**
 * On the pages of an account, which come without the script of the others: the header's search answers while one types, and
 * nothing of it is fetched before somebody is about to.
 */
export function offerSearch(): () => void {
  // eslint-disable-next-line no-restricted-properties -- where every page is drawn in the browser, the script of the others is there
  if (process.env.NODE_ENV === 'development') return () => undefined
  const taken = new WeakSet<HTMLFormElement>()
  const offer = ({ target }: FocusEvent): void => {
    const form =
      target instanceof Element ? target.closest<HTMLFormElement>('form[role=search]:not([data-own-answers])') : null
    if (!form || taken.has(form)) return
    taken.add(form)
    // Where a part cannot be fetched, the form leads to the page of answers, and the next touch tries once more.
    void load()
      .then(({ answerHere }) => answerHere(form))
      .catch(() => taken.delete(form))
  }
  document.addEventListener('focusin', offer)
  return () => document.removeEventListener('focusin', offer)
}

const load = () =>
  import(
    /* webpackIgnore: true */ new URL('./search-here.js', new URL(ENHANCEMENT, location.origin)).href
  ) as Promise<Part>
