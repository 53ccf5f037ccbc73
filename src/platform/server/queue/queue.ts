import type { Db as BossDb, Job as BossJob, JobResult, PgBoss } from 'pg-boss'
import { type Db, openDatabase } from '../db/database.ts'
import { type Log, messageOf } from '../log/log.ts'
import { CONNECTIONS } from '../process/default-processes.ts'
import type { Services } from '../services.ts'
import { createQueues, openBoss } from './boss.ts'
import { wakeWorkers } from './due-jobs.ts'
import { endWork } from './end-work.ts'
import { takeOverFromDead } from './take-over.ts'

/** Work that may fail. Handlers are idempotent: after a crash the same data may come again. */
export type Task<T extends object = object> = {
  /** `feature.verb`, for example `account.purge`. */
  name: string
  /** Cron expression in Europe/Sarajevo for work that repeats. */
  cron?: string
  retryLimit?: number
  /** How many an instance does side by side; after a crash so many may come again. 10 if not given. */
  concurrency?: number
  /** Starts each job as soon as a worker is free; otherwise the next jobs wait for the whole batch before them. */
  isApart?: boolean
  handle(services: Services, data: T, job: Job): Promise<void>
}

/** One piece of work; its id stays the same when it is repeated. */
export type Job = {
  id: string
  /** Marks it done in the transaction that does it, so that a crash between the two cannot repeat it. */
  complete(tx: Db): Promise<void>
}

export type Queue = {
  /** Enqueues inside the transaction that causes the work. */
  send(
    db: Db,
    task: string,
    data: object,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>
  /** Creates the queues; with `work` this instance also works on them, from this call or a later one on. */
  start(options: { services: Services; tasks: readonly Task[]; work: boolean }): Promise<void>
  stop(): Promise<void>
}

/**
 * Work that waits is done side by side and without pauses; each piece succeeds or is repeated by itself. Workers are woken
 * for what is due and ask by themselves only in case that fails.
 */
const TOGETHER = { burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: 30 } as const

export function createQueue({
  url,
  log,
  isPooled = false,
  patienceMs,
}: {
  url: string
  log: Log
  isPooled?: boolean
  patienceMs?: number
}): Queue {
  // Connections of its own: calls that wait for the queue hold theirs, and would keep it from starting.
  const database = openDatabase({ url, log, isPooled, max: CONNECTIONS.queue })
  let opened: Promise<PgBoss> | undefined
  let working: Promise<void> | undefined
  let names: readonly string[] = []
  // Work that was given back is somebody else's now: what becomes of it here is told to nobody.
  const handover = new AbortController()
  const started = Promise.withResolvers<PgBoss>()
  const stopping = new AbortController()

  async function open(tasks: readonly Task[]): Promise<PgBoss> {
    const boss = await openBoss({ database, log, over: handover.signal })
    await createQueues(boss, tasks)
    started.resolve(boss)
    return boss
  }

  async function work(boss: PgBoss, { services, tasks }: { services: Services; tasks: readonly Task[] }) {
    names = tasks.map(({ name }) => name)
    await takeOverFromDead({ pool: database.pool, boss })
    const workers = new Map<string, string[]>()
    for (const task of tasks) {
      if (task.cron) await boss.schedule(task.name, task.cron, {}, { tz: 'Europe/Sarajevo' })
      const { batchSize, workerCount } = placesOf(task)
      const ids = Array.from({ length: workerCount }, () =>
        boss.work<object>(task.name, { ...TOGETHER, batchSize }, (jobs) =>
          handleJobs({ boss, services, task, jobs }),
        ),
      )
      workers.set(task.name, await Promise.all(ids))
    }
    void wakeWorkers({ boss, db: database.db, log, workers, signal: stopping.signal })
  }

  async function handleJobs({ boss, services, task, jobs }: Batch): Promise<JobResult[]> {
    const outcomes = await Promise.allSettled(
      jobs.map(async ({ id, data }) => {
        const complete = (options?: { db: BossDb }) => boss.complete(task.name, id, undefined, options)
        await task.handle(services, data ?? {}, {
          id,
          complete: async (tx) => void (await complete({ db: executor(tx) })),
        })
        // Each finished job is completed at once: after a crash, a batch that waits would repeat more than necessary.
        if (jobs.length > 1) await complete()
      }),
    )
    const failureLog = handover.signal.aborted ? undefined : log
    return jobs.map(({ id }, n) => result({ id, task: task.name, outcome: outcomes[n], log: failureLog }))
  }

  return {
    async send(db, task, data, options = {}) {
      const boss = await started.promise
      await boss.send(task, data, { ...options, db: executor(db) })
    },
    async start(options) {
      opened ??= open(options.tasks)
      const boss = await opened
      if (options.work) await (working ??= work(boss, options))
    },
    async stop() {
      const boss = await opened?.catch(() => undefined)
      // After a start that failed, the tasks that had begun are ended as well.
      await working?.catch(() => undefined)
      stopping.abort()
      if (boss)
        await endWork({
          boss,
          names,
          log,
          givenBack: handover,
          ...(patienceMs && { patienceMs }),
        })
      await database.close()
    },
  }
}

type Batch = { boss: PgBoss; services: Services; task: Task; jobs: BossJob<object>[] }

function placesOf({ concurrency = 10, isApart }: Task) {
  return isApart ? { batchSize: 1, workerCount: concurrency } : { batchSize: concurrency, workerCount: 1 }
}

function executor(db: Db): BossDb {
  return { executeSql: (text, values) => db.$client.query(text, values) }
}

function result(job: {
  id: string
  task: string
  outcome: PromiseSettledResult<void> | undefined
  log: Log | undefined
}): JobResult {
  const { id, task, outcome, log } = job
  if (outcome?.status !== 'rejected') return { id, status: 'completed' }
  const reason: unknown = outcome.reason
  const text = reason instanceof Error ? `${reason.name}: ${messageOf(reason)}` : typeof reason
  const error = [text, ...codesOf(reason)].join(' ')
  log?.warn({ task, error }, 'task failed, it will be tried again')
  return { id, status: 'failed', output: { error } }
}

/** Returns the codes of a failed query alone, because the database's message may quote parameters. */
function codesOf(reason: unknown): string[] {
  const { code, cause } = (reason ?? {}) as { code?: unknown; cause?: unknown }
  const own = typeof code === 'string' ? [`(${code})`] : []
  return cause ? [...own, ...codesOf(cause)] : own
}
