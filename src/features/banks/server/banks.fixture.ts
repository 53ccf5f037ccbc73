import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'

/** Inserts a programme and a bank in Zenica that belongs to it. */
export async function insertBank(db: Db): Promise<{ programmeId: string; bankId: string; bankSlug: string }> {
  const [programmeId, bankId] = [newId(), newId()]
  const bankSlug = `banka-${bankId}`
  await db.execute(sql`
    insert into grant_programmes (id, slug, kind, name) values (${programmeId}, ${`program-${programmeId}`},
      'youth-bank', '{"bhs": "Omladinske banke", "en": "Youth banks"}')`)
  await db.execute(sql`
    insert into youth_banks (id, slug, name, municipalities, about) values (${bankId}, ${bankSlug},
      'Omladinska banka Zenica', '{zenica}', '{"bhs": "", "en": ""}')`)
  return { programmeId, bankId, bankSlug }
}
