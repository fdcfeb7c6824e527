'use client'

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Found } from '../find/find-everything'
import { sayIn } from '../words/admin-language'
import { findWords } from '../words/find-words'
import './find-everything.css'
import { findEvent } from './find-button'

const pauseMs = 200
const input = { type: 'search', autoComplete: 'off', maxLength: 300 } as const

/** Ctrl-K, or ⌘K: from anywhere to anything. Outside the menu, which hides what is in it as long as it is closed. */
export function FindEverything({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const words = sayIn(findWords, useTranslation().i18n)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const show = () => dialog.current?.showModal()
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // In a text the same keys make a link.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', open)
    window.addEventListener(findEvent, show)
    return () => {
      window.removeEventListener('keydown', open)
      window.removeEventListener(findEvent, show)
    }
  }, [])

  return (
    <>
      {children}
      {user ? (
        <dialog ref={dialog} className="find-everything" aria-label={words.open}>
          <Search />
          <form method="dialog">
            <button className="admin-view-button">{words.close}</button>
          </form>
        </dialog>
      ) : null}
    </>
  )
}

function Search() {
  const { config } = useConfig()
  const words = sayIn(findWords, useTranslation().i18n)
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useFound(said)
  const list = useId()
  const hrefOf = (one: Found) => hrefIn(config.routes.admin, one)
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSaid(target.value)
    setChosen(0)
  }
  const move = (event: KeyboardEvent) => {
    const one = found?.[chosen]
    if (event.key === 'Enter' && one) window.location.assign(hrefOf(one))
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !found || found.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + found.length) % found.length)
  }
  return (
    <>
      <label>
        {words.label}
        <input
          role="combobox"
          {...input}
          aria-expanded={found !== undefined}
          aria-controls={list}
          aria-activedescendant={found?.[chosen] ? `${list}-${chosen}` : undefined}
          value={said}
          onChange={type}
          onKeyDown={move}
        />
      </label>
      <Results found={found} chosen={chosen} list={list} hrefOf={hrefOf} />
    </>
  )
}

function hrefIn(adminRoute: string, { collection, id, locale }: Found): string {
  const form = formatAdminURL({ adminRoute: adminRoute, path: `/collections/${collection}/${id}` })
  return locale === null ? form : `${form}?locale=${locale}`
}

type ResultsProps = { found: Found[] | undefined; chosen: number; list: string; hrefOf: (one: Found) => string }

function Results({ found, chosen, list, hrefOf }: ResultsProps) {
  const words = sayIn(findWords, useTranslation().i18n)
  return (
    <>
      <p role="status">
        {found === undefined ? words.hint : found.length === 0 ? words.nothing : words.count(found.length)}
      </p>
      <ul id={list} role="listbox" aria-label={words.open}>
        {found?.map((one, position) => (
          <li
            key={`${one.collection} ${one.id} ${one.locale ?? ''}`}
            id={`${list}-${position}`}
            role="option"
            aria-selected={position === chosen}
          >
            <a href={hrefOf(one)} tabIndex={-1}>
              {one.title}
            </a>{' '}
            <span>{one.kind}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Asked when the typing pauses; undefined as long as nothing is asked. */
function useFound(said: string): Found[] | undefined {
  const { config } = useConfig()
  const [answer, setAnswer] = useState<{ said: string; found: Found[] }>()
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/find-everything' })

  useEffect(() => {
    if (said.trim() === '') return undefined
    const call = new AbortController()
    const ask = () =>
      fetch(`${url}?${new URLSearchParams({ words: said }).toString()}`, {
        signal: call.signal,
        credentials: 'include',
      })
        .then((response) => response.json() as Promise<{ found?: Found[] }>)
        .then(({ found = [] }) => setAnswer({ said, found }))
        .catch(() => undefined) // the next letter asks again
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [said, url])

  return said.trim() === '' ? undefined : answer?.found
}
