import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { content as contentSchema } from '../../contract/content.ts'
import type { Edited } from '../../contract/editing.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { refuseForeign } from '../access.policy.ts'
import {
  insertRevision,
  listRevisions as listRevisionRows,
  lockOpportunity,
  findOpportunityById,
  saveSkills,
  updateOpportunity,
} from '../opportunities.queries.ts'
import { columnsOf } from '../opportunity-content.ts'
import { noteUses } from '../pictures.service.ts'
import { editedOf, isOpenText, editorContent } from './edited.service.ts'
import { type Call, change } from './editing.service.ts'

const nameRows = rowsOf({ id: z.string(), name: z.string() })

export async function listRevisions({ services, session, id }: Call & { id: string }) {
  const { db } = services
  await refuseForeign(db, session, await findOpportunityById(db, id))
  const rows = await listRevisionRows(db, id)
  const ids = [...new Set(rows.flatMap(({ writtenBy }) => writtenBy ?? []))]
  const { rows: people } = await nameRows(db)(sql`
    select id, first_name || ' ' || last_name as name from users where id = any(${sql.param(ids)}::uuid[])`)
  const names = new Map(people.map(({ id: person, name }) => [person, name]))
  return {
    revisions: rows.map(({ id: revision, createdAt, writtenBy, content }) => ({
      id: revision,
      at: toIso(createdAt),
      by: writtenBy ? (names.get(writtenBy) ?? null) : null,
      title: { ...NO_TEXT, ...content.title },
      content: contentSchema.safeParse(content).data ?? null,
    })),
  }
}

/** Restores an earlier revision as the edited content; the content until then is stored as a revision too. */
export function restore(input: Call & { id: string; revision: string }): Promise<Edited> {
  const { session, id, revision } = input
  return change(input, async (tx, row) => {
    if (row.status === 'archived') throw new Problem(problems.notNow)
    const match = (await listRevisionRows(tx, id)).find((one) => one.id === revision)
    const read = contentSchema.safeParse(match?.content)
    if (!match || !read.success) throw new Problem(platform.notFound)
    const now = editorContent(row)
    if (JSON.stringify(now) !== JSON.stringify(match.content)) {
      await insertRevision(tx, { opportunityId: id, content: now, writtenBy: session.userId })
    }
    const { kind: _kind, ...columns } = columnsOf(read.data)
    const open = isOpenText(row)
    if (open) await saveSkills(tx, id, read.data.skills)
    await updateOpportunity(tx, id, open ? columns : { pending: read.data })
    await noteUses(tx, id, session)
    const fresh = await lockOpportunity(tx, id)
    if (!fresh) throw new Problem(platform.notFound)
    return editedOf(tx, fresh)
  })
}
