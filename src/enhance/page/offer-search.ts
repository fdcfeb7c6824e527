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
  const offer = ({ target }: FocusEvent): void => {
    const form =
      target instanceof Element && target.closest<HTMLFormElement>('form[role=search]:not([data-own-answers])')
    if (!form) return
    leave()
    // Where a part cannot be fetched, the form leads to the page of answers, and the next touch tries once more.
    void load()
      .then(({ answerHere }) => answerHere(form))
      .catch(listen)
  }
  const listen = () => document.addEventListener('focusin', offer)
  const leave = () => document.removeEventListener('focusin', offer)
  listen()
  return leave
}

const load = () =>
  import(
    /* webpackIgnore: true */ new URL('./search-here.js', new URL(ENHANCEMENT, location.origin)).href
  ) as Promise<Part>
