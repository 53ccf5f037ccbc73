import { type ChildProcess, fork, type SendHandle } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import { EventLoopLoad } from './event-loop-load.ts'
import type { FromExtra, ToExtra } from './extra-process.ts'
import { shedConnections } from './shed-connections.ts'

const SAMPLE_MS = 1000
const PAUSE_MS = { first: 1000, max: 60_000 }
/** A process that ran so long was healthy: the next crash begins a new series of pauses. */
const WELL_MS = 60_000
/** Longer than the graceful shutdown of a process. */
const STOP_MS = 25_000

export type ExtraProcessesSettings = {
  /** The listening server of this process: the others take connections from the same door. */
  server: Server
  max: number
  /** From the beginning, or only while there is more to do than one can. */
  when: 'always' | 'busy'
  env: Record<string, string>
  log: Log
  /** The figures of this process. */
  figures(): Promise<string>
}

type Extra = { child: ChildProcess; number: number; began: number }

/**
 * More processes behind one port. All of them wait at the same listening socket, so the system gives a new connection to one
 * that is not busy. This one owns what is there once: the database, the queue's work, the start and the end; when it is gone,
 * the others go too. One that crashes is replaced, after longer and longer pauses.
 */
export class ExtraProcesses {
  readonly #settings: ExtraProcessesSettings
  readonly #extras = new Map<number, Extra>()
  readonly #load = new EventLoopLoad()
  readonly #timer: NodeJS.Timeout
  #isStopping = false
  #pauseMs = PAUSE_MS.first
  #notBefore = 0

  constructor(settings: ExtraProcessesSettings) {
    this.#settings = settings
    this.#timer = setInterval(() => this.#sample(), SAMPLE_MS).unref()
    this.#sample()
  }

  /** The figures of all processes, each line of another one than this with its number. */
  async figures(): Promise<string> {
    const others = [...this.#extras.values()].map((extra) => askFigures(extra))
    return [await this.#settings.figures(), ...(await Promise.all(others))].join('')
  }

  /** Tells balancers to look elsewhere; no process comes or goes from now on. */
  startDrain(): void {
    this.#isStopping = true
    clearInterval(this.#timer)
    for (const { child } of this.#extras.values()) if (child.connected) child.send('drain' satisfies ToExtra)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#timer)
    await Promise.all([...this.#extras.values()].map((extra) => this.#end(extra)))
  }

  #sample(): void {
    const { max, when } = this.#settings
    const verdict = this.#load.sample()
    const needsProcess = this.#extras.size < max - 1 && (when === 'always' || verdict === 'busy')
    if (needsProcess && Date.now() >= this.#notBefore) this.#start()
    const last = [...this.#extras.values()].at(-1)
    if (when === 'busy' && verdict === 'idle' && last) void this.#end(last)
  }

  #start(): void {
    const { env, log } = this.#settings
    const number = [...Array(64).keys()].find((n) => n > 0 && !this.#extras.has(n)) ?? 0
    const child = fork(process.argv[1] ?? '', [], {
      env: { ...process.env, ...env, EXTRA_PROCESS: String(number) },
    })
    const extra = { child, number, began: Date.now() }
    this.#extras.set(number, extra)
    child.on('error', (error) => log.error({ err: error, process: number }, 'an extra process has a problem'))
    child.on('message', (message: FromExtra) => {
      if (message === 'ready') this.#admit(child)
      else if ('askFigures' in message) void this.#tellFigures(child, message.askFigures)
    })
    child.on('exit', (code, signal) => {
      this.#extras.delete(number)
      if (this.#isStopping || code === 0) return
      if (Date.now() - extra.began > WELL_MS) this.#pauseMs = PAUSE_MS.first
      log.error({ process: number, code, signal }, `an extra process ended, the next in ${this.#pauseMs} ms`)
      this.#notBefore = Date.now() + this.#pauseMs
      this.#pauseMs = Math.min(this.#pauseMs * 2, PAUSE_MS.max)
    })
  }

  #admit(child: ChildProcess): void {
    const { server } = this.#settings
    const door = doorOf(server)
    if (this.#isStopping || !door) return
    child.send('listen' satisfies ToExtra, door)
    const { size } = this.#extras
    shedConnections(server, size / (size + 1))
  }

  async #tellFigures(child: ChildProcess, id: number): Promise<void> {
    const text = await this.figures()
    if (child.connected) child.send({ figures: id, text } satisfies ToExtra)
  }

  async #end({ child, number }: Extra): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    if (child.connected) child.send('shut down' satisfies ToExtra)
    const late = sleep(STOP_MS, 'late', { ref: false })
    if ((await Promise.race([gone, late])) !== 'late') return
    this.#settings.log.warn({ process: number }, 'an extra process does not end')
    child.kill('SIGKILL')
  }
}

/** The handle that Node's own clusters pass on; the types only know the server around it. */
function doorOf(server: Server): SendHandle | null {
  return (server as unknown as { _handle: SendHandle | null })._handle
}

let lastId = 0

async function askFigures({ child, number }: Extra): Promise<string> {
  if (!child.connected) return ''
  const id = ++lastId
  const { promise, resolve } = Promise.withResolvers<string>()
  const hear = (message: FromExtra) => {
    if (typeof message === 'object' && 'figures' in message && message.figures === id) resolve(message.text)
  }
  child.on('message', hear)
  child.send({ askFigures: id } satisfies ToExtra)
  const text = await Promise.race([promise, sleep(2000, '', { ref: false })])
  child.off('message', hear)
  return numbered(text, number)
}

/** The same figures with the number of the process, without their descriptions. */
export function numbered(text: string, process: number): string {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines
    .map((line) =>
      line.replace(/^(\w+)(?:\{([^}]*)\})? /, (_, name: string, labels?: string) => {
        const all = [...(labels ? [labels] : []), `process="${process}"`].join(',')
        return `${name}{${all}} `
      }),
    )
    .map((line) => `${line}\n`)
    .join('')
}
