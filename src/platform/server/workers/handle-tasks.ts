import { parentPort } from 'node:worker_threads'
import type { ToPool, ToWorker } from './worker-messages.ts'

type Handler<Task, Result> = (task: Task, progress: (step: unknown) => void) => Result | Promise<Result>

/**
 * Answers the tasks of a `*.worker.ts`, on a thread or in a process of its own. It reports progress of long tasks and
 * receives notices that need no answer. An error of the handler fails its task alone; expected refusals are better
 * returned.
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
