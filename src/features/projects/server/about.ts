import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const projectRows = rowsOf({ slug: z.string(), title: z.string() })
const mateRows = rowsOf({ id: z.string() })

/** A project as the subject of a conversation; its page is public. */
export const aboutProject = {
  kind: 'project',
  async find({ db, id }: { db: Db; id: string }) {
    if (!uuid.safeParse(id).success) return undefined
    const { rows } = await projectRows(db)(sql`select slug, title from projects where id = ${id}`)
    const [row] = rows
    return row && { title: row.title, path: `/projects/${row.slug}` }
  },
  async team(db: Db, id: string): Promise<string[]> {
    if (!uuid.safeParse(id).success) return []
    const { rows } = await mateRows(db)(sql`
      select user_id as id from project_people where project_id = ${id} order by user_id`)
    return rows.map((row) => row.id)
  },
}
