import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import { handleTasks } from '../workers/handle-tasks.ts'
import type { Argon2Task } from './argon2.ts'

/** A tenth of a processor that others want too, and all of one that nobody wants. */
const NICE = 10

yieldToRequests()
handleTasks((task: Argon2Task) =>
  'stored' in task ? verifySync(task.stored, task.password) : hashSync(task.password, task.options),
)

/** Linux gives each thread a priority of its own; elsewhere there is only the number of threads. */
function yieldToRequests(): void {
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1)
    setPriority(Number(thread), NICE)
  } catch {
    // Passwords are compared all the same.
  }
}
