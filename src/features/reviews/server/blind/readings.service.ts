import { createHash } from 'node:crypto'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectApplicants } from '../reviews.queries.ts'
import { workBlind } from './blind-pool.ts'
import type { Beside } from './blind-tasks.ts'
import { selectReadings, storeReading } from './readings.queries.ts'

/** Counted on when names are taken out in another way: what was kept before is made anew then. */
const WAY = 1

type Sent = { canvas_id: string; content: ApplicationContent }
export type Applicants = Awaited<ReturnType<typeof selectApplicants>>
type Reading = { call: { content: CallContent }; applicants?: Applicants }

/**
 * Applications as their reviewers read them: where the call says so, without what tells whose they are. That is made once,
 * apart from requests, and kept. One that cannot be made now has no words in a list, and is refused where it is read alone.
 */
export async function readingsOf<Row extends Sent>(
  db: Db,
  rows: readonly Row[],
  { call, applicants }: Reading,
): Promise<Map<Row, ApplicationContent>> {
  const { template, review } = call.content
  if (!review.blind) return new Map(rows.map((row) => [row, row.content]))
  const people = applicants ?? (await selectApplicants(db, [...new Set(rows.map((row) => row.canvas_id))]))
  const tasks = rows.map((row) => {
    const task = { content: row.content, applicants: people.get(row.canvas_id) ?? [], template }
    return { row, task, digest: digestOf(row.canvas_id, task) }
  })
  const kept = await selectReadings(
    db,
    tasks.map(({ digest }) => digest),
  )
  const made = await Promise.allSettled(
    tasks.map(async ({ row, task, digest }) => {
      const before = kept.get(digest.toString('hex'))
      if (before) return before
      const content = await workBlind({ act: 'application', ...task })
      await storeReading(db, { canvasId: row.canvas_id, digest, content })
      return content
    }),
  )
  const readings = new Map<Row, ApplicationContent>()
  for (const [at, one] of made.entries()) {
    if (one.status === 'fulfilled') readings.set(rows[at]!, one.value)
    else if (rows.length === 1) throw one.reason
  }
  return readings
}

/** One of them. */
export async function readingOf(db: Db, row: Sent, reading: Reading): Promise<ApplicationContent> {
  return (await readingsOf(db, [row], reading)).get(row)!
}

/** Removes the people of the teams from comments on applications; answers how each text reads. */
export async function textsHidden(all: readonly Beside[]): Promise<((text: string) => string)[]> {
  const read = all.some(({ texts }) => texts.some((text) => text.trim() !== ''))
    ? await workBlind({ act: 'texts', all })
    : all.map(({ texts }) => [...texts])
  return all.map(({ texts }, at) => {
    const known = new Map(texts.map((text, n) => [text, read[at]?.[n] ?? '']))
    return (text) => known.get(text) ?? ''
  })
}

function digestOf(canvasId: string, task: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([WAY, canvasId, task]))
    .digest()
}
