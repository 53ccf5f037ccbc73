import { createHash } from 'node:crypto'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { listApplicants } from '../reviews.queries.ts'
import { runBlindTask } from './blind-pool.ts'
import type { Beside } from './blind-tasks.ts'
import { listReadings, saveReading } from './readings.queries.ts'

/** Raise this number when names are hidden in another way; stored readings are then made again. */
const WAY = 2

type ApplicationRow = { canvas_id: string; content: ApplicationContent }
export type Applicants = Awaited<ReturnType<typeof listApplicants>>
type Reading = { call: { content: CallContent }; applicants?: Applicants }

/**
 * Returns applications as their reviewers read them, without identifying parts if the call is blind. Readings are made
 * once, in a worker, and stored. One that cannot be made now has no text in a list, and is rejected where it is opened.
 */
export async function readingsOf<Row extends ApplicationRow>(
  db: Db,
  rows: readonly Row[],
  { call, applicants }: Reading,
): Promise<Map<Row, ApplicationContent>> {
  const { template, review } = call.content
  if (!review.blind) return new Map(rows.map((row) => [row, row.content]))
  const people = applicants ?? (await listApplicants(db, [...new Set(rows.map((row) => row.canvas_id))]))
  const tasks = rows.map((row) => {
    const task = { content: row.content, applicants: people.get(row.canvas_id) ?? [], template }
    return { row, task, digest: digestOf(row.canvas_id, task) }
  })
  const stored = await listReadings(
    db,
    tasks.map(({ digest }) => digest),
  )
  const outcomes = await Promise.allSettled(
    tasks.map(async ({ row, task, digest }) => {
      const before = stored.get(digest.toString('hex'))
      if (before) return before
      const content = await runBlindTask({ act: 'application', ...task })
      await saveReading(db, { canvasId: row.canvas_id, digest, content })
      return content
    }),
  )
  const readings = new Map<Row, ApplicationContent>()
  for (const [at, one] of outcomes.entries()) {
    if (one.status === 'fulfilled') readings.set(rows[at]!, one.value)
    else if (rows.length === 1) throw one.reason
  }
  return readings
}

/** Returns the reading of one application. */
export async function readingOf(db: Db, row: ApplicationRow, reading: Reading): Promise<ApplicationContent> {
  return (await readingsOf(db, [row], reading)).get(row)!
}

/** Hides the people of teams in comments on applications; returns each text's reading. */
export async function textHiders(all: readonly Beside[]): Promise<((text: string) => string)[]> {
  const read = all.some(({ texts }) => texts.some((text) => text.trim() !== ''))
    ? await runBlindTask({ act: 'texts', all })
    : all.map(({ texts }) => [...texts])
  return all.map(({ texts }, at) => {
    const readings = new Map(texts.map((text, n) => [text, read[at]?.[n] ?? '']))
    return (text) => readings.get(text) ?? ''
  })
}

function digestOf(canvasId: string, task: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([WAY, canvasId, task]))
    .digest()
}
