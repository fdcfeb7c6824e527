import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeFolder } from '../../../services/supervisor/close-folder'

describe('the data folder (M-3)', () => {
  const above = mkdtempSync(join(tmpdir(), 'closed-'))
  const folder = join(above, 'data')
  const modeOf = (name = '') => (statSync(join(folder, name)).mode & 0o777).toString(8)

  beforeEach(() => {
    for (const name of ['mail', 'postgres']) mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'secrets'), '')
    for (const name of ['', 'mail', 'postgres']) chmodSync(join(folder, name), 0o755)
    chmodSync(join(folder, 'secrets'), 0o644)
  })
  afterAll(() => rmSync(above, { recursive: true }))

  it('of an earlier version is closed to other users', () => {
    closeFolder(folder)

    expect([modeOf(), modeOf('mail'), modeOf('secrets')]).toEqual(['700', '700', '600'])
  })

  it('lets a process of another user pass to its own part, and nobody see the rest', () => {
    closeFolder(folder, { open: ['postgres'] })

    expect([modeOf(), modeOf('postgres'), modeOf('mail'), modeOf('secrets')]).toEqual(['711', '711', '700', '600'])
  })

  it('is made closed, and changes nothing that it only points to', () => {
    const other = join(above, 'other')
    mkdirSync(other, { mode: 0o755 })
    rmSync(folder, { recursive: true })
    closeFolder(folder)
    symlinkSync(other, join(folder, 'bundle'))
    closeFolder(folder)

    expect([modeOf(), (statSync(other).mode & 0o777).toString(8)]).toEqual(['700', '755'])
  })
})
