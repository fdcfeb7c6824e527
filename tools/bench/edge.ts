import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../src/config/root'
import { startEdge } from '../../tests/support/edge/edge-process'
import { openConnection } from '../../tests/support/edge/load-client'
import { findPortBase } from '../../tests/support/place/free-ports'
import { createPress, type Press, toHtml } from '../../tests/support/publishing/site-folder'

const pages = 500
const connections = 32
const roundMs = 5000
const rounds = 3

/** Some answer only the address of a folder, with a slash. */
type Server = { port: number; ending?: string; stop: () => Promise<void> }
type Figures = { rps: number; p99: number }

// About 30 kB of words that do not repeat, as a long article has.
const wordsOf = (page: number) =>
  Array.from({ length: 4000 }, (_, n) => ((n * 7919 + page * 104_729) % 99_991).toString(36)).join(' ')

/** The same pages from the edge, from `gatsby serve` and from nginx with compressed files beside it, one after the other. */
export async function benchEdge(): Promise<object> {
  const press = createPress()
  const files = Object.fromEntries(
    Array.from({ length: pages }, (_, n) => [`public/en/deals/${n}/index.html`, toHtml(`Deal ${n}`, wordsOf(n))]),
  )
  const folder = press.build(files)
  await press.publish(
    Object.fromEntries(Object.entries(files).map(([path, html]) => [path.replace('public/', ''), html])),
  )
  const starts = { edge: () => startOurs(press), serve: () => startGatsby(folder), nginx: () => startNginx(folder) }
  const best: Record<string, Figures> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, start] of Object.entries(starts)) {
      const server = await start()
      if (!server) continue
      const figures = await measure(server)
      await server.stop()
      process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`)
      if (figures.rps > (best[name]?.rps ?? 0)) best[name] = figures
    }
  }
  press.remove()
  const rps = best['edge']?.rps ?? 0
  const ratioTo = (name: string) => (best[name] ? Math.round((rps / best[name].rps) * 100) / 100 : null)
  return {
    ...best['edge'],
    rpsServe: best['serve']?.rps ?? null,
    rpsNginx: best['nginx']?.rps ?? null,
    ...{ ratioToServe: ratioTo('serve'), ratioToNginx: ratioTo('nginx'), p99Serve: best['serve']?.p99 ?? null },
    ...{ p99Nginx: best['nginx']?.p99 ?? null, pages, connections, rounds },
  }
}

async function measure({ port, ending = '' }: Server): Promise<Figures> {
  const waits: number[] = []
  const start = performance.now()
  const read = async (number: number) => {
    const connection = openConnection(port)
    for (let turn = number; performance.now() - start < roundMs; turn += connections) {
      const asked = performance.now()
      const { status, body } = await connection.ask(`/en/deals/${turn % pages}${ending}`, 'Accept-Encoding: gzip\r\n')
      if (status !== 200 || body.length < 1000) throw new Error(`status ${status} with ${body.length} bytes`)
      waits.push(performance.now() - asked)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, (_, n) => read(n)))
  waits.sort((a, b) => a - b)
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
  return { rps: Math.round(waits.length / (roundMs / 1000)), p99: Math.round(p99 * 10) / 10 }
}

async function startOurs({ dataDir }: Press): Promise<Server> {
  const { portBase, stop } = await startEdge(['edge'], { dataDir })
  return { port: portBase, stop }
}

async function startGatsby(folder: string): Promise<Server | undefined> {
  if (!existsSync(join(root, 'node_modules/gatsby'))) return undefined
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"name":"served","dependencies":{"gatsby":"*"}}')
  writeFileSync(join(folder, 'gatsby-config.js'), "module.exports = { trailingSlash: 'never' }")
  const port = await findPortBase()
  const args = [join(root, 'node_modules/gatsby/cli.js'), 'serve', '-H', '127.0.0.1', '-p', String(port)]
  return { ...(await answering(port, spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' }))), ending: '/' }
}

async function startNginx(folder: string): Promise<Server | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  spawnSync('find', [join(folder, 'public'), '-name', '*.html', '-exec', 'gzip', '-kf', '{}', '+'])
  const port = await findPortBase()
  const home = join(folder, 'nginx')
  mkdirSync(join(home, 'logs'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; user ${process.getuid?.() === 0 ? 'root' : 'nobody'}; worker_processes 1; pid ${home}/pid; error_log ${home}/logs/error.log;
    events { worker_connections 1024; }
    http { ${temporary.join(' ')} types { text/html html; } access_log off; sendfile on; keepalive_requests 10000000; gzip_static on;
      server { listen 127.0.0.1:${port}; root ${join(folder, 'public')}; location / { try_files $uri $uri/index.html =404; } } }`,
  )
  return answering(port, spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' }))
}

async function answering(port: number, child: ChildProcess): Promise<Server> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/en/deals/0`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    await sleep(100)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { port, stop }
}
