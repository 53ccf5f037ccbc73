import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { grantProgrammes, youthBanks } from './banks.tables.ts'

const SAME = { bhs: '', en: '' }

/** Inserts a programme and a bank in Zenica that belongs to it. */
export async function insertBank(db: Db): Promise<{ programmeId: string; bankId: string; bankSlug: string }> {
  const [programmeId, bankId] = [newId(), newId()]
  const bankSlug = `banka-${bankId}`
  await db.insert(grantProgrammes).values({
    id: programmeId,
    slug: `program-${programmeId}`,
    kind: 'youth-bank',
    name: { bhs: 'Omladinske banke', en: 'Youth banks' },
  })
  await db.insert(youthBanks).values({
    id: bankId,
    slug: bankSlug,
    name: 'Omladinska banka Zenica',
    municipalities: ['zenica'],
    about: SAME,
  })
  return { programmeId, bankId, bankSlug }
}
