import { updateTextTimes } from '#platform/contract/bilingual-age.ts'
import { textsOf } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { contents, ENTRIES_MAX, type Entry } from '../contract/sections.ts'
import { webAddress } from '../contract/value-schemas.ts'
import { saveEmptyProfile, lockSection, saveSectionRow } from './profiles.queries.ts'

type NewEntry = Omit<Entry, 'kind'> & { kind: 'volunteering' }

/**
 * Adds confirmed work to the profile, in the caller's transaction. Its id is that of its source; an existing entry stays as
 * its owner has it.
 */
export async function addWork(
  tx: Db,
  { userId, entry }: { userId: string; entry: NewEntry },
): Promise<'added' | 'there' | 'full'> {
  await saveEmptyProfile(tx, userId)
  const section = await lockSection(tx, { userId, section: 'work' })
  const { items } = contents.work.parse(section.content)
  if (items.some(({ id }) => id === entry.id)) return 'there'
  if (items.length >= ENTRIES_MAX) return 'full'
  // A local installation has an address that nobody else can open.
  const url = webAddress.safeParse(entry.url).success ? entry.url : null
  const content = contents.work.parse({ items: [{ ...entry, url }, ...items] })
  const before = textsOf(section.content)
  const times = updateTextTimes({
    before,
    after: textsOf(content),
    written: section.written,
    now: new Date(),
  })
  await saveSectionRow(tx, { userId, section: 'work', content, written: times })
  return 'added'
}
