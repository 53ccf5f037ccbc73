import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const handedRows = rowsOf({ id: z.string(), text: z.string(), at: timestamp })

export async function listInterimReports(db: Db, projectId: string) {
  const { rows } = await handedRows(db)(sql`
    select report_id as id, text, handed_at as at from project_reports where project_id = ${projectId}`)
  return rows
}

export async function saveInterimReport(tx: Db, report: { projectId: string; id: string; text: string }) {
  await tx.execute(sql`
    insert into project_reports (project_id, report_id, text)
    values (${report.projectId}, ${report.id}, ${report.text.trim()})
    on conflict (project_id, report_id) do update set text = excluded.text, handed_at = clock_timestamp()`)
}
