import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type ApplicationFile, applicationFile } from '../contract/application.endpoints.ts'

const fileRows = rowsOf(applicationFile.shape)

export async function listFilesOf(db: Db, applicationId: string): Promise<ApplicationFile[]> {
  const { rows } = await fileRows(db)(sql`
    select id, question, name, type, size from application_files where application_id = ${applicationId} order by id`)
  return rows
}

export async function insertFile(tx: Db, applicationId: string, file: ApplicationFile): Promise<void> {
  await tx.execute(sql`
    insert into application_files (id, application_id, question, name, type, size)
    values (${file.id}, ${applicationId}, ${file.question}, ${file.name}, ${file.type}, ${file.size})`)
}

export async function deleteFile(tx: Db, applicationId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(
    sql`delete from application_files where id = ${id} and application_id = ${applicationId}`,
  )
  return rowCount === 1
}
