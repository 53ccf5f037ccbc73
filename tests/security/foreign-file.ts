import type { TestApp } from '#tests/setup/test-app.ts'

/** A file of others, for the row of whatever it belongs to. */
export async function foreignFile(app: TestApp, id: string): Promise<void> {
  await app.services.pool.query(
    `insert into files (id, kind, place, type, size, attached_at)
     values ($1::uuid, 'foreign', 'foreign/' || $1::text || '/', 'application/pdf', 9, now())`,
    [id],
  )
}
