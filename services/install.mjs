// Runs before anything is installed, so it is plain JavaScript and needs nothing but Node.js.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const packages = [root, join(root, 'services/cms')]
const neededBytes = 1_500_000_000
const heartbeatMs = 10_000

/** One line that says what is wrong and what to do is all that a failed start prints. */
function refuse(message) {
  process.stderr.write(`Cannot install: ${message}\n`)
  process.exit(1)
}

/** Enough of a version range for `engines`: alternatives of `^a.b.c` (that major, from there) and `>=a`. */
function isInRange(version, range) {
  const running = version.split('.').map(Number)
  return range.split('||').some((alternative) => {
    const needed = alternative.replace(/^\D+/, '').split('.').map(Number)
    const difference = needed.map((part, place) => running[place] - part).find((part) => part !== 0) ?? 0
    return difference >= 0 && (alternative.includes('>=') || running[0] === needed[0])
  })
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { node } = process.versions
  if (isInRange(node, engines.node)) return
  refuse(`this is Node.js ${node}, and ${engines.node} is needed (nodejs.org, or "nvm use").`)
}

const stampOf = (folder) => join(folder, 'node_modules', '.installed')

/** What decides whether an installation still fits: the lockfile, and the Node.js and machine it was made for. */
function fingerprintOf(folder) {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(folder, 'package-lock.json')))
  return hash.update(`${process.versions.modules} ${process.platform} ${process.arch}`).digest('hex')
}

const isStale = (folder) =>
  !existsSync(stampOf(folder)) || readFileSync(stampOf(folder), 'utf8') !== fingerprintOf(folder)

function checkDisk() {
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  if (free < neededBytes) {
    refuse(`${Math.floor(free / 1e6)} MB are free on this disk and ${neededBytes / 1e6} MB are needed. Make room.`)
  }
}

function install(folder) {
  const name = relative(root, folder) || 'site and services'
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const heartbeat = setInterval(() => process.stdout.write(`  install     ${name} … ${seconds()}\n`), heartbeatMs)
  rmSync(stampOf(folder), { force: true })

  return new Promise((done) => {
    // The one script of npm that is safe to run as a shell command everywhere, Windows included.
    // What this machine has already is not asked for again: the lockfile says which versions, and their sums.
    const command = 'npm ci --no-audit --no-fund --prefer-offline'
    const npm = spawn(command, { cwd: folder, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    npm.stdout.on('data', (chunk) => output.push(chunk))
    npm.stderr.on('data', (chunk) => output.push(chunk))
    npm.on('error', (error) => refuse(`npm could not be started (${error.message}).`))
    npm.on('close', (code) => {
      clearInterval(heartbeat)
      if (code !== 0) {
        process.stderr.write(Buffer.concat(output))
        refuse(`npm ci failed in ${folder} (its own words are above). Check the network and run the command again.`)
      }
      writeFileSync(stampOf(folder), fingerprintOf(folder))
      process.stdout.write(`  install     ${name}  ${seconds()}\n`)
      done()
    })
  })
}

checkNode()
const stale = packages.filter(isStale)
if (stale.length > 0) {
  checkDisk()
  await Promise.all(stale.map(install))
}
