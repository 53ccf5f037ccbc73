import { wholeProfile } from '#features/profiles/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { arrange, show } from '../contract/arrange.ts'
import { startFrom } from '../contract/templates.ts'
import { catalogues } from './compose/cv-language.ts'
import { insertCv, findLatestCv, lockCount, lockCv, saveCvRow } from './cvs.queries.ts'

/**
 * Adds new work of the profile to the CV that was changed last, in the caller's transaction; a person without a CV gets a
 * first one from the whole profile.
 */
export async function takeIntoCv(
  tx: Db,
  { userId, locale, work }: { userId: string; locale: Locale; work: string },
): Promise<{ id: string; isFirst: boolean }> {
  await lockCount(tx, userId)
  const latest = await findLatestCv(tx, userId)
  const { contents } = await wholeProfile(tx, userId)
  const cv = latest === null ? undefined : await lockCv(tx, { id: latest, userId })
  if (cv) {
    const { name, design, script, shows } = cv
    const sections = show(arrange(cv.sections, contents), { name: 'work', id: work })
    await saveCvRow(tx, { id: cv.id, variant: { name, design, script, shows, sections } })
    return { id: cv.id, isFirst: false }
  }
  const name = translator(catalogues, locale)('names.first')
  const id = await insertCv(tx, { userId, variant: startFrom({ template: 'first', name, contents }) })
  return { id, isFirst: true }
}
