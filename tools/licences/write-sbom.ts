import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { readPackages } from './locked-packages'
import { printSbom } from './print-sbom'

// npm run tool -- sbom FILE: the bill of materials of both packages, in CycloneDX.
const product = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')))
const [file = 'sbom.json'] = process.argv.slice(2)
writeFileSync(file, printSbom(product, readPackages(), new Date()))
