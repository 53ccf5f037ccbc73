import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates another person's file, for the row of its owner. */
export async function foreignFile(app: TestApp, id: string): Promise<void> {
  await app.services.pool.query(
    `insert into files (id, kind, place, type, size, attached_at)
     values ($1::uuid, 'foreign', 'foreign/' || $1::text || '/', 'application/pdf', 9, now())`,
    [id],
  )
}
