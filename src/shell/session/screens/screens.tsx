import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { storedName } from '../../../config/stored-keys'
import { focusHeading } from '../../focus-heading'
import { type Head } from '../../head/plan-head'
import { showTitle } from '../../head/shown-title'

type Place = {
  name: (title: string | undefined) => void
  say: (text: string) => void
  /** The reader has done something here, or comes from doing it elsewhere. */
  act: () => void
  hasActed: () => boolean
}

const Screen = createContext<Place | undefined>(undefined)

const arrivalKey = storedName('focus-heading')

function takeArrival(): boolean {
  const isNoted = sessionStorage.getItem(arrivalKey) !== null
  sessionStorage.removeItem(arrivalKey)
  return isNoted
}

/** Somebody who writes in the header meanwhile is not taken away from there. */
function isElsewhere(): boolean {
  const { activeElement, body } = document
  return activeElement !== body && activeElement?.closest('main') === null
}

/** A screen has a title of its own while it is shown, by which its tab and its place in the history are known. */
export function useScreenTitle(title: string): void {
  const screen = useContext(Screen)
  useEffect(() => {
    screen?.name(title)
    return () => screen?.name(undefined)
  }, [screen, title])
}

/** Runs once there is a heading to begin at: a screen may have to be fetched first. */
function whenHeaded(run: () => void): () => void {
  const main = document.querySelector('main')
  if (!main || main.querySelector('h1')) {
    run()
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    if (!main.querySelector('h1')) return
    observer.disconnect()
    run()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * A screen took the place of another, at first of the one that waits. After an act of the reader it begins at its heading; on a
 * page that was only opened the reader hears of it, and nothing is moved. Undefined as long as it only waits.
 */
export function useNewScreen(what: string | undefined): void {
  const screen = useContext(Screen)
  const before = useRef(what)
  useEffect(() => {
    if (!screen || what === undefined) return
    const isNext = before.current !== undefined && before.current !== what
    before.current = what
    if (takeArrival() || isNext) screen.act()
    const stop = whenHeaded(() => {
      if (screen.hasActed() && !isElsewhere()) focusHeading()
      else screen.say(document.querySelector('main h1')?.textContent ?? '')
    })
    return () => {
      stop()
      // It may be a greeting: no name stays behind somebody who is gone.
      screen.say('')
    }
  }, [screen, what])
}

const acts = ['click', 'submit'] as const

function noteActs(): Pick<Place, 'act' | 'hasActed'> {
  let isNoted = false
  const act = () => {
    isNoted = true
  }
  return { act, hasActed: () => isNoted }
}

type Props = {
  head: Head
  /** What the page was built as, and so what its own title begins with. */
  title: string
  /** What is known of a screen by its address, before it is there. */
  expected: string | undefined
  children: ReactNode
}

/** Around the screens of a page that is drawn in the browser: its title and screen readers follow what is shown. */
export function Screens({ head, title, expected, children }: Props) {
  const [own, setOwn] = useState<string>()
  const [said, setSaid] = useState('')
  const place = useMemo(() => ({ name: setOwn, say: setSaid, ...noteActs() }), [])
  useEffect(() => {
    for (const act of acts) document.addEventListener(act, place.act, true)
    return () => {
      for (const act of acts) document.removeEventListener(act, place.act, true)
    }
  }, [place])
  const shown = own ?? expected
  const whole = shown === undefined ? head.title : head.title.replace(title, () => shown)
  useEffect(() => showTitle(whole), [whole])
  return (
    <Screen.Provider value={place}>
      {children}
      <p className="unseen" role="status">
        {said}
      </p>
    </Screen.Provider>
  )
}
