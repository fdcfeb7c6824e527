import * as z from 'zod/mini'
import { storedName } from '../../config/stored-keys'
import { type KeyValueStore, parseJson } from './storage'

const kept = z.object({
  userId: z.string(),
  path: z.string(),
  /** By the name of the form, then of the field. */
  forms: z.record(z.string(), z.record(z.string(), z.string())),
})

export type Filled = Readonly<Record<string, string>>

/** What somebody had filled in when their session could not be kept up: theirs alone, and offered to them where it was. */
export type UnsavedForms = {
  keep: (userId: string) => void
  /** Anyone who signs in next sees nothing of what another filled in. */
  settle: (userId: string) => void
  find: (form: string) => Filled | undefined
  forget: () => void
}

type Page = Pick<ParentNode, 'querySelectorAll'>
type Options = { store: KeyValueStore; page: Page; here: () => string }

const key = storedName('unsaved-form')

export function openUnsavedForms({ store, page, here }: Options): UnsavedForms {
  const read = () => kept.safeParse(parseJson(store.get(key))).data
  const forget = () => store.remove(key)
  return {
    keep: (userId) => {
      const forms = readForms(page)
      if (Object.keys(forms).length > 0) store.set(key, JSON.stringify({ userId, path: here(), forms }))
    },
    settle: (userId) => {
      if (read()?.userId !== userId) forget()
    },
    find: (form) => {
      const found = read()
      return found?.path === here() && Object.hasOwn(found.forms, form) ? found.forms[form] : undefined
    },
    forget,
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// Neither secrets nor what nobody typed.
const texts = new Set(['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'textarea', 'select-one'])

const fieldsOf = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ name, type }) => name !== '' && texts.has(type))

const isChanged = (field: Field): boolean =>
  'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0

/** What was typed into the forms that ask to be kept, by their names. */
function readForms(page: Page): Record<string, Filled> {
  const forms = [...page.querySelectorAll<HTMLFormElement>('form[data-unsaved]')].map((form) => {
    const changed = fieldsOf(form).filter(isChanged)
    return [form.dataset['unsaved'] ?? '', Object.fromEntries(changed.map(({ name, value }) => [name, value]))] as const
  })
  return Object.fromEntries(forms.filter(([name, fields]) => name !== '' && Object.keys(fields).length > 0))
}

/** Puts it back as if it was typed again, so that what listens to the fields hears of it. */
export function fillForm(form: HTMLFormElement, filled: Filled): void {
  for (const field of fieldsOf(form)) {
    const value = Object.hasOwn(filled, field.name) ? filled[field.name] : undefined
    if (value === undefined) continue
    // React looks at a property of its own on the element; the one that all of them share it does not see.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
