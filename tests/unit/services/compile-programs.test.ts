import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areProgramsCompiled, compilePrograms } from '../../../services/shared/compiled/compile-programs'
import { argsOf, compiledFile, compiledFolder, programs } from '../../../services/shared/compiled/programs'
import { processEnvironment } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { firm } from '../../../src/firm/firm'

describe('what runs as a process', () => {
  it('lies compiled in one file each, with the place of every line in its source, before a suite begins (OP-4)', () => {
    expect(areProgramsCompiled()).toBe(true)
    for (const program of programs) {
      expect(argsOf(program)).toEqual(['--enable-source-maps', compiledFile(program)])
      const { sources } = JSON.parse(readFileSync(`${compiledFile(program)}.map`, 'utf8')) as { sources: string[] }
      expect(sources.some((source) => source.endsWith(`${program}.ts`))).toBe(true)
    }
  })

  it('is compiled again when a source has changed, and with the folder of another firm (AD-1)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firm-'))
    cpSync(join(root, 'src/firm'), folder, { recursive: true })
    const own = readFileSync(compiledFile('services/edge/main'), 'utf8')
    processEnvironment()['FIRM_DIR'] = folder
    const made = compiledFolder()
    try {
      const source = join(folder, 'firm.ts')
      const words = readFileSync(source, 'utf8')
        .replaceAll(firm.name, 'Bracken Larch')
        .replaceAll('../', `${root}/src/`)
      rmSync(source)
      appendFileSync(source, words)

      expect([await compilePrograms(), await compilePrograms()]).toEqual(['compiled', 'up to date'])
      expect(readFileSync(compiledFile('services/edge/main'), 'utf8')).toContain('Bracken Larch')
      appendFileSync(source, '\nexport const more = 1\n')
      expect(areProgramsCompiled()).toBe(false)
      expect(await compilePrograms()).toBe('compiled')
    } finally {
      delete processEnvironment()['FIRM_DIR']
      for (const one of [folder, made]) rmSync(one, { recursive: true, force: true })
    }
    expect(readFileSync(compiledFile('services/edge/main'), 'utf8')).toBe(own)
  }, 60_000)
})
