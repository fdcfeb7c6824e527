import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackages } from './locked-packages'
import { printNotice } from './print-notice'

// npm run tool -- notice: what is shipped and made by others, after a change of packages.
writeFileSync(join(__dirname, '../../NOTICE.md'), printNotice(readPackages()))
