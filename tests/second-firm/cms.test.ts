import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'

const names = ['CMS_SECRET', 'SITE_KEY', 'ACCOUNT_KEY', 'WEBHOOK_SECRET', 'MEDIA_DIR', 'DATABASE_URL']

type Model = { collections: { slug: string; isHidden: boolean }[]; locales: string[] }

function readModel(): Model {
  const script = join(root, 'tests/support/cms/print-content-model.mjs')
  const loader = join(root, 'services/load/main.mjs')
  const printed = execFileSync(process.execPath, ['--conditions=production', '--import', loader, script], {
    cwd: join(root, 'services/cms'),
    env: childEnv({
      ...Object.fromEntries(names.map((name) => [name, 'unset'])),
      PUBLIC_URL: 'https://otero.example.com',
      NODE_ENV: 'production',
      FIRM_DIR: join(root, 'tests/support/second-firm'),
    }),
    encoding: 'utf8',
  })
  return JSON.parse(printed) as Model
}

describe('the CMS of another firm (AD-1, FIRM_DIR)', () => {
  const { collections, locales } = readModel()
  const shown = collections.filter(({ isHidden }) => !isHidden).map(({ slug }) => slug)

  it('is written in its languages', () => {
    expect(locales).toEqual(['en', 'es', 'ar'])
  })

  it('hides what belongs to a part that the firm does not have, and keeps its tables', () => {
    const absent = ['graduate-pages', 'nav-services', 'nav-answers', 'products', 'marketing-pages']

    expect(shown).toEqual(expect.arrayContaining(['events', 'vacancies', 'people', 'settings']))
    expect(shown.filter((slug) => absent.includes(slug))).toEqual([])
    expect(collections.map(({ slug }) => slug)).toEqual(expect.arrayContaining(absent))
  })
})
