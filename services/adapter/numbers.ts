import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'

const kept = z.record(z.string(), z.int().positive())

/** Addresses hold numbers, and another CMS has none: each thing gets one at its first sight and keeps it. */
export class Numbers {
  readonly #file: string
  readonly #known: Map<string, number>
  #isChanged = false

  constructor(file: string) {
    this.#file = file
    this.#known = new Map(Object.entries(existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}))
  }

  of(kind: string, id: string): number {
    const key = `${kind} ${id}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const number = this.#known.size + 1
    this.#known.set(key, number)
    this.#isChanged = true
    return number
  }

  /** Before a row is written that names one of them. */
  save(): void {
    if (!this.#isChanged) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#known)))
    renameSync(`${this.#file}.new`, this.#file)
    this.#isChanged = false
  }
}
