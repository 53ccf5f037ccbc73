import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, inDrawingTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { demoProjects } from './demo-projects.ts'
import { listFiles } from './money/files.queries.ts'
import { demoMoney } from './money/seed/demo-money.ts'
import { seedPapers } from './money/seed/papers.seed.ts'
import { listPhotos } from './photos/photos.queries.ts'
import { seedPhotos } from './photos/photos.seed.ts'

export const DEMO_TASK = 'projects.draw-demo'

const projectRows = rowsOf({ id: z.string(), title: z.string(), amount: z.number(), lead: z.string() })

/** Draws the pictures of the demo world last, because they would delay the first start. Can be repeated without effect. */
export const drawDemoTask: Task = {
  name: DEMO_TASK,
  async handle(services) {
    for (const title of Object.keys(demoProjects))
      await inDrawingTransaction(services.pool, (tx) => drawFor(tx, { services, title }))
    for (const title of Object.keys(demoMoney))
      await inDrawingTransaction(services.pool, (tx) => paperFor(tx, { services, title }))
  },
}

type Input = { services: Services; title: string }

async function findDemoProject(tx: Db, title: string) {
  const { rows } = await projectRows(tx)(sql`
    select p.id, p.title, p.amount, m.user_id as lead
    from projects p join project_members m on m.project_id = p.id and m.lead and m.user_id is not null
    where p.title = ${title} order by p.id limit 1 for update of p`)
  return rows[0]
}

async function paperFor(tx: Db, { services, title }: Input): Promise<void> {
  const [project, demo] = [await findDemoProject(tx, title), demoMoney[title]]
  if (!project || !demo || (await listFiles(tx, project.id)).length > 0) return
  await seedPapers(tx, { services, project, lead: project.lead, demo })
}

const activityRows = rowsOf({ id: z.string(), text: z.string() })

async function drawFor(tx: Db, { services, title }: Input): Promise<void> {
  const project = await findDemoProject(tx, title)
  if (!project || (await listPhotos(tx, project.id)).length > 0) return
  const { rows } = await activityRows(tx)(sql`
    select id, text from project_activities where project_id = ${project.id}`)
  for (const [, text, photos] of demoProjects[title]?.activities ?? []) {
    const activity = rows.find((row) => row.text === text)
    if (activity && photos) await seedPhotos(tx, services, activity.id, photos)
  }
}
