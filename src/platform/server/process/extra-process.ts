import type { Server } from 'node:http'

export type ToExtra =
  | 'listen'
  | 'drain'
  | 'shut down'
  | { askFigures: number }
  | { figures: number; text: string }
export type FromExtra = 'ready' | { askFigures: number } | { figures: number; text: string }

/** The number of this process beside the first, if the first has started it. */
export function extraProcessNumber(): number | undefined {
  const number = process.env.EXTRA_PROCESS
  return number !== undefined && process.connected ? Number(number) : undefined
}

/** Takes connections from the door of the first process, until that says to shut down or is gone. */
export function serveBeside(process_: {
  server: Server
  figures(): Promise<string>
  startDrain(): void
  shutDown(): Promise<void>
}): void {
  const { server, figures, startDrain, shutDown } = process_
  let shuttingDown: Promise<void> | undefined
  const end = () => void (shuttingDown ??= shutDown().finally(() => process.exit(0)))
  process.on('message', (message: ToExtra, door: unknown) => {
    if (message === 'shut down') return end()
    if (message === 'drain') return startDrain()
    // As in Node's own clusters: the system wakes whichever process is free.
    if (message === 'listen') return void server.listen(door as object)
    if ('askFigures' in message) {
      const { askFigures: id } = message
      void figures().then((text) => process.send?.({ figures: id, text } satisfies FromExtra))
    }
  })
  process.on('disconnect', () => process.exit(1))
  // The first process says when to end; a Ctrl-C in the terminal reaches all of us at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
  process.send?.('ready' satisfies FromExtra)
}

let lastId = 0

/** The figures of all processes, as the first one knows them. */
export function figuresOfAll(): Promise<string> {
  const id = ++lastId
  return new Promise((resolve) => {
    const hear = (message: ToExtra) => {
      if (typeof message !== 'object' || !('figures' in message) || message.figures !== id) return
      process.off('message', hear)
      resolve(message.text)
    }
    process.on('message', hear)
    process.send?.({ askFigures: id } satisfies FromExtra)
  })
}
