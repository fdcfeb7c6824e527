// Payload's own commands read the configuration, which insists on its settings; none of these are used here.
// npm run importmap, npm run migration -- <name>
import { spawnSync } from 'node:child_process'

const names = ['CMS_SECRET', 'SITE_KEY', 'ACCOUNT_KEY', 'WEBHOOK_SECRET', 'MEDIA_DIR', 'PUBLIC_URL', 'DATABASE_URL']
const placeholders = Object.fromEntries(names.map((name) => [name, 'unset']))
// Payload would compile our files with a loader that cannot follow them into ../../src; tsx, loaded first, can.
const loader = ['--conditions=production', '--import', 'tsx', 'node_modules/payload/bin.js', '--disable-transpile']
const { status } = spawnSync(process.execPath, [...loader, ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...placeholders, NODE_ENV: 'production', ...process.env },
})
process.exit(status ?? 1)
