// With FIRM_DIR, that folder takes the place of src/firm: here, and in every process that this one starts.
import { existsSync, readFileSync } from 'node:fs'
import Module, { register } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'

const here = fileURLToPath(import.meta.url)
const root = resolve(dirname(here), '../..')
const own = join(root, 'src/firm')

/** The environment wins over .env, as it does for every setting. */
function readFirmDir() {
  const file = join(root, '.env')
  const named = process.env.FIRM_DIR ?? (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).FIRM_DIR : undefined)
  return named ? resolve(root, named) : own
}

function follow(folder) {
  // TypeScript is loaded by the older way in the site and its services, and by the newer in the CMS.
  const find = Module._resolveFilename
  Module._resolveFilename = function (...asked) {
    const found = find.apply(this, asked)
    return found.startsWith(`${own}/`) ? folder + found.slice(own.length) : found
  }
  const [from, to] = [own, folder].map((one) => pathToFileURL(one).href)
  const hook = `export const resolve = async (asked, context, next) => {
    const found = await next(asked, context)
    const { url } = found
    return url.startsWith('${from}/') ? { ...found, url: '${to}' + url.slice(${from.length}) } : found
  }`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
  const options = process.env.NODE_OPTIONS ?? ''
  const preload = `--import=${pathToFileURL(here).href}`
  process.env.FIRM_DIR = folder
  if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim()
}

const folder = readFirmDir()
if (folder !== own) {
  if (!existsSync(join(folder, 'firm.ts'))) {
    process.stderr.write(
      `Cannot start: FIRM_DIR is "${folder}", where no firm.ts is. docs/adopting.md says what such a folder holds.\n`,
    )
    process.exit(1)
  }
  follow(folder)
}
