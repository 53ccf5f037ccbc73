import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { flagText } from '#features/moderation/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import type { Content } from '../../contract/content.ts'
import { opportunitySlug } from '../../contract/slug.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { insertRevision, type Opportunity, saveSkills, updateOpportunity } from '../opportunities.queries.ts'
import { columnsOf } from '../opportunity-content.ts'
import { gonePicturesOrThrow, noteUses } from '../pictures.service.ts'
import { opportunityReports } from '../reportable.ts'
import { CLOSE_TASK } from './close.task.ts'

const oneRows = rowsOf({ one: z.number() })

type Publishing = { services: Services; tx: Db; row: Opportunity; content: Content; by: string | null }

/** Makes a content public from this transaction on, and schedules its closing at the deadline. */
export async function publish({ services, tx, row, content, by }: Publishing): Promise<void> {
  const { kind: _kind, ...columns } = columnsOf(content)
  await gonePicturesOrThrow(tx, row.id, content)
  await saveSkills(tx, row.id, content.skills)
  await updateOpportunity(tx, row.id, {
    ...columns,
    status: 'published',
    slug: await finalSlug(tx, row, content),
    fingerprint: fingerprintOf(content),
    pending: null,
    publishedAt: row.publishedAt ?? new Date(),
    submittedAt: null,
    returnedReason: null,
    closedAt: null,
    closedReason: null,
    changed: true,
  })
  await noteUses(tx, row.id)
  await flagText(tx, { kind: opportunityReports, id: row.id })
  await insertRevision(tx, { opportunityId: row.id, content, writtenBy: by })
  if (columns.deadline) {
    await services.queue.send(tx, CLOSE_TASK, { id: row.id }, { startAfter: new Date(columns.deadline) })
  }
}

/** Returns the address, made from the title once; it survives changes of the title, because people have shared it. */
async function finalSlug(tx: Db, row: Opportunity, { title }: Content): Promise<string> {
  if (!row.slug.startsWith('nacrt-')) return row.slug
  return takeFreeSlug(opportunitySlug(title), async (slug) => {
    // Concurrent publications under one title wait for each other here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 8))`)
    const { rows } = await oneRows(tx)(sql`select 1 as one from opportunities where slug = ${slug}`)
    return rows.length === 0
  })
}
