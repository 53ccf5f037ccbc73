import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type ApplicationContent, requestedOf } from '#features/calls/contract/application-content.ts'
import { slugOf } from '#platform/contract/slug.ts'
import type { Db } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { ProjectPlan } from '../contract/projects.endpoints.ts'

const awardRows = rowsOf({
  call_id: z.string(),
  amount: z.number(),
  confirmed_at: timestamp,
  content: z.custom<ApplicationContent>(),
})
const mateRows = rowsOf({ user_id: z.string(), lead: z.boolean() })
const slugRows = rowsOf({ slug: z.string() })
const idRows = rowsOf({ id: z.string() })

/**
 * Starts a project in the transaction that awards its money for good; before that it does nothing. Copies what it needs of
 * the application as sent; exactly once per application, however often it is called.
 */
export async function beginProject(tx: Db, canvasId: string): Promise<void> {
  const { rows } = await awardRows(tx)(sql`
    select a.call_id, a.amount, a.confirmed_at, s.content
    from confirmed_awards a join submitted_applications s on s.canvas_id = a.canvas_id
    where a.canvas_id = ${canvasId}`)
  const [award] = rows
  if (!award) return
  const { content, call_id: callId, amount, confirmed_at: startedAt } = award
  const plan: ProjectPlan = {
    // The source of a price is only for the team and the board.
    budget: content.budget.map(({ source: _, quantity: _count, price: _price, ...row }) => row),
    promised: content.contributions,
  }
  const inserted = await idRows(tx)(sql`
    insert into projects (id, slug, canvas_id, call_id, title, municipality, requested, amount, plan, started_at)
    values (${newId()}, ${await freeSlug(tx, content.title)}, ${canvasId}, ${callId}, ${content.title},
      ${content.municipality}, ${requestedOf(content)}, ${amount}, ${JSON.stringify(plan)}::jsonb, ${startedAt})
    on conflict (canvas_id) do nothing returning id`)
  const projectId = inserted.rows[0]?.id
  if (projectId) await copyTeam(tx, { projectId, canvasId, content })
}

type Copied = { projectId: string; canvasId: string; content: ApplicationContent }

async function copyTeam(tx: Db, { projectId, canvasId, content }: Copied): Promise<void> {
  const { rows } = await mateRows(tx)(sql`
    select t.user_id, l.user_id is not null as lead from application_teams t
    left join application_leads l on l.canvas_id = t.canvas_id and l.user_id = t.user_id
    where t.canvas_id = ${canvasId} order by lead desc, t.user_id`)
  for (const { user_id: userId, lead } of rows) {
    const role = content.members.find(({ id }) => id === userId)?.role ?? ''
    await tx.execute(sql`
      insert into project_members (id, project_id, user_id, role, lead)
      values (${newId()}, ${projectId}, ${userId}, ${role}, ${lead})`)
  }
}

/** Returns a free slug; concurrent projects of one name wait for each other. */
async function freeSlug(tx: Db, title: string): Promise<string> {
  return takeFreeSlug(title.trim() === '' ? 'projekat' : slugOf(title), async (slug) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('projects.slug:' || ${slug}, 0))`)
    return (await slugRows(tx)(sql`select slug from projects where slug = ${slug}`)).rows.length === 0
  })
}
