import { parentPort } from 'node:worker_threads'
import type { ToPool, ToWorker } from './worker-messages.ts'

type Handler<Task, Result> = (task: Task, progress: (step: unknown) => void) => Result | Promise<Result>

/**
 * What a `*.worker.ts` calls, whether it runs on a thread or in a process of its own: answers each task, tells how far a long one
 * is, and hears notices that need no answer. What the handler throws fails that task alone; expected refusals are better answered.
 */
export function handleTasks<Task, Result>(
  handle: Handler<Task, Result>,
  onNotice: (notice: never) => void = () => undefined,
): void {
  const answer = async (message: ToWorker) => {
    if ('notice' in message) return onNotice(message.notice as never)
    const { id } = message
    try {
      const result = await handle(message.task as Task, (step) => send({ id, step }))
      send({ id, result })
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) })
    }
  }
  if (parentPort) {
    parentPort.on('message', answer)
    return
  }
  process.on('message', answer)
  // The product says when to end; a Ctrl-C in the terminal would reach us before what has begun is finished.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
}

function send(message: ToPool): void {
  if (parentPort) parentPort.postMessage(message)
  else process.send?.(message)
}
