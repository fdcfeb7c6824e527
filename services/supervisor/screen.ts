/** What the person who typed `npm start` sees: one line a step, with its time, and a live line while they wait. */
export type Screen = {
  begin: (name: string) => void
  end: (name: string, words: string) => void
  note: (name: string, words: string) => void
  line: (text: string) => void
}

const nameWidth = 12
const tickMs = 1000
const quietHeartbeatMs = 10_000

export function openScreen(out: NodeJS.WriteStream): Screen {
  const running = new Map<string, number>()
  const secondsOf = (name: string) => `${((Date.now() - (running.get(name) ?? Date.now())) / 1000).toFixed(1)} s`
  const waiting = () => [...running.keys()].map((name) => `${name} … ${secondsOf(name)}`).join(', ')
  const erase = () => (out.isTTY ? '\r\u001b[K' : '')
  const write = (text: string) => out.write(`${erase()}${text}\n`)

  const showWaiting = () => {
    if (running.size === 0) return
    if (out.isTTY) out.write(`${erase()}  ${waiting()}`)
    else out.write(`  ${waiting()}\n`)
  }
  setInterval(showWaiting, out.isTTY ? tickMs : quietHeartbeatMs).unref()

  const row = (name: string, words: string) => write(`  ${name.padEnd(nameWidth)}${words}`)
  return {
    begin: (name) => running.set(name, Date.now()),
    end: (name, words) => {
      row(name, `${words}  ${secondsOf(name)}`)
      running.delete(name)
    },
    note: row,
    line: write,
  }
}
