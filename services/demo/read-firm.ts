import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Firm, firmSchemas } from './firm-schema'
import { parseYaml } from './parse-yaml'

const folder = join(__dirname, 'firm')

/** Everything that texts must agree on, from `firm/*.yaml`. */
export function readFirm(): Firm {
  const parts = Object.entries(firmSchemas).map(([name, schema]) => {
    const file = `firm/${name}.yaml`
    return [name, parseYaml(schema, { file, source: readFileSync(join(folder, `${name}.yaml`), 'utf8') })]
  })
  return Object.fromEntries(parts) as Firm
}
