import { type ServiceName } from '../../src/config/addresses'

/** Something done once at a start: it ends, and answers with the words for its line on the screen. */
export type Task = {
  kind: 'task'
  name: string
  after?: string[]
  /** Ends early, and takes its own children down, when the start is called off. */
  run: (calledOff: AbortSignal) => Promise<string>
}

/** A process that stays. It is ready when it really answers, not when it has been started. */
export type Service = {
  kind: 'service'
  name: ServiceName
  after?: string[]
  /** Arguments of Node.js. */
  args: string[]
  env: Record<string, string>
  isReady: () => Promise<boolean>
  /** Longer than usual where coming up may honestly take long. */
  readyWithinMs?: number
  /** Whether it answers at all, well or not. Where this is absent, only its exit is a reason to start it again. */
  isAlive?: () => Promise<boolean>
  /** A service that has answered nothing for this long is ended and started again. */
  silentMs?: number
  says: string
}

export type StackEntry = Task | Service
