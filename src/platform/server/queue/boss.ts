import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Task } from './queue.ts'

/**
 * The library is read and its tables are made only now: a server that listens already can wait for both. `idle` neither
 * looks after the queues nor follows the calendar.
 */
export async function openBoss({
  database,
  log,
  idle = false,
  over,
}: {
  database: Database
  log: Log
  idle?: boolean
  /** From then on nothing that goes wrong matters to anybody. */
  over?: AbortSignal
}): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
    schema: 'queue',
    supervise: !idle,
    schedule: !idle,
    superviseIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 15,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => {
    if (!over?.aborted) log.error({ error: error.message }, 'queue error')
  })
  await boss.start()
  return boss
}

export async function createQueues(boss: PgBoss, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) {
    await boss.createQueue(task.name, {
      retryLimit: task.retryLimit ?? 10,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 300,
      // An instance that dies with work in its hands is noticed by the others within a minute.
      heartbeatSeconds: 20,
    })
  }
}
