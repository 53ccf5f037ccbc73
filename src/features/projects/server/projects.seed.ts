import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import type { ProjectPlan } from '../contract/projects.endpoints.ts'
import { beginProject } from './begin.service.ts'
import { type DemoProject, demoProjects } from './demo-projects.ts'
import { demoMoney } from './money/seed/demo-money.ts'
import { seedMoney } from './money/seed/money.seed.ts'
import { seedHours } from './hours/hours.seed.ts'
import { DEMO_TASK } from './draw-demo.task.ts'

/** After the first start. */
const DRAWN_AFTER_MS = 4000
const day = (ago: number) => localDay(new Date(Date.now() - ago * DAY_MS))

const awardRows = rowsOf({ canvas_id: z.string() })
const projectRows = rowsOf({
  id: z.string(),
  title: z.string(),
  amount: z.number(),
  plan: z.custom<ProjectPlan>(),
  user_id: z.nullable(z.string()),
})

/** Seeds a project for every award of the demo world; some have started their work. */
export async function seedProjects(services: Services): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { rows: awards } = await awardRows(tx)(
      sql`select canvas_id from confirmed_awards order by canvas_id`,
    )
    for (const { canvas_id: canvasId } of awards) await beginProject(tx, canvasId)
    const { rows: projects } = await projectRows(tx)(sql`
      select p.id, p.title, p.plan, p.amount,
        (select m.user_id from project_members m where m.project_id = p.id and m.lead) as user_id
      from projects p`)
    for (const { title, amount, ...project } of projects) {
      const { id, user_id: lead } = project
      const demo = demoProjects[title]
      if (demo) await seedProject(tx, { ...project, demo })
      const money = demoMoney[title]
      if (money && lead) await seedMoney(tx, { project: { id, title, amount }, lead }, money)
    }
    await services.queue.send(tx, DEMO_TASK, {}, { startAfter: new Date(Date.now() + DRAWN_AFTER_MS) })
  })
}

type ProjectSeed = { id: string; plan: ProjectPlan; user_id: string | null; demo: DemoProject }

async function seedProject(
  tx: Db,
  { id: projectId, plan, user_id: userId, demo }: ProjectSeed,
): Promise<void> {
  const row = (what: string, km: number, daysAgo: number) => ({
    id: newId(),
    amount: Math.round(km * 100),
    what,
    happened_on: day(daysAgo),
  })
  const entries = [
    ...demo.expenses.map(([what, km, daysAgo, line]) => ({
      ...row(what, km, daysAgo),
      kind: 'expense' as const,
      line: plan.budget[line]?.id ?? null,
    })),
    ...demo.contributions.map(([what, km, daysAgo, giver, confirmed]) => ({
      ...row(what, km, daysAgo),
      kind: 'contribution' as const,
      giver,
      confirmed_at: confirmed ? new Date(Date.now() - (daysAgo - 1) * DAY_MS) : null,
    })),
  ]
  await tx.execute(sql`
    insert into project_entries (id, project_id, kind, amount, what, happened_on, line, giver, confirmed_at, entered_by)
    select id, ${projectId}, kind, amount, what, happened_on, line, giver, confirmed_at, ${userId}
    from jsonb_populate_recordset(null::project_entries, ${JSON.stringify(entries)}::jsonb)`)
  const activities = demo.activities.map(([daysAgo, text]) => ({
    id: newId(),
    text,
    happened_on: day(daysAgo),
  }))
  await tx.execute(sql`
    insert into project_activities (id, project_id, text, happened_on, user_id)
    select id, ${projectId}, text, happened_on, ${userId}
    from jsonb_populate_recordset(null::project_activities, ${JSON.stringify(activities)}::jsonb)`)
  await tx.execute(sql`
    update projects set summary = ${demo.summary}, report = ${demo.report ?? null},
      finished_at = ${demo.report ? new Date(Date.now() - 3 * DAY_MS) : null}
    where id = ${projectId}`)
  const joined = demo.joined && (await findUserByEmail(tx, demo.joined.who))
  if (joined)
    await tx.execute(sql`
      insert into project_members (id, project_id, user_id, role)
      values (${newId()}, ${projectId}, ${joined.id}, ${demo.joined?.role ?? ''})`)
  if (joined && demo.hours)
    await seedHours(tx, { projectId, userId: joined.id, lead: userId, hours: demo.hours })
}
