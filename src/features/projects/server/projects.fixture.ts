import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { ProjectPlan } from '../contract/projects.endpoints.ts'

export const PLAN: ProjectPlan = {
  budget: [
    { id: 'paint', what: 'Boja', category: 'material', amount: 300_00 },
    { id: 'nets', what: 'Mreže', category: 'equipment', amount: 600_00 },
  ],
  promised: [{ id: 'sand', kind: 'goods', what: 'Pijesak', giver: 'Kamenolom', value: 400_00 }],
}

/** Creates a running project of these people, led by the first: 800 KM awarded of 900 requested. */
export async function startedProject(
  app: TestApp,
  { team, call: of }: { team: readonly string[]; call?: { id: string } },
) {
  const { pool, db } = app.services
  const call = of ?? (await insertCall(db))
  const id = newId()
  const slug = `projekat-${id}`
  await pool.query(
    `insert into projects (id, slug, call_id, title, municipality, requested, amount, plan)
     values ($1, $2, $3, 'Igralište', 'zenica', 90000, 80000, $4)`,
    [id, slug, call.id, JSON.stringify(PLAN)],
  )
  for (const [at, userId] of team.entries())
    await pool.query(
      `insert into project_members (id, project_id, user_id, role, lead) values ($1, $2, $3, 'vodi', $4)`,
      [newId(), id, userId, at === 0],
    )
  return { id, slug }
}
