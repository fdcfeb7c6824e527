import { type Firm, firmSchemas } from './firm-schema'
import { readYaml } from './read-yaml'

/** Everything that texts must agree on, from `firm/*.yaml`. */
export function readFirm(): Firm {
  const parts = Object.entries(firmSchemas).map(([name, schema]) => [name, readYaml(schema, `firm/${name}.yaml`)])
  return Object.fromEntries(parts) as Firm
}
