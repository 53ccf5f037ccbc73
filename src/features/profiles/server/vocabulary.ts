import { listLabels } from '#features/skills/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Content, SectionName } from '../contract/sections.ts'

/** Turns skills that the vocabulary does not (or no longer) have into the person's own words. */
export async function inVocabulary<S extends SectionName>(
  db: Db,
  section: S,
  content: Content<S>,
): Promise<Content<S>> {
  if (section !== 'skills') return content
  const { items } = content as Content<'skills'>
  const labels = await listLabels(
    db,
    items.flatMap(({ skill }) => (skill === null ? [] : [skill])),
  )
  const marked = items.map((item) => ({
    ...item,
    skill: item.skill && labels.has(item.skill) ? item.skill : null,
  }))
  return { items: marked } as Content<S>
}
