import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { CvDocument } from '../contract/document.ts'
import { startFrom } from '../contract/templates.ts'
import { catalogues } from './compose/cv-language.ts'
import { findCv } from './cvs.queries.ts'
import { composeContent, sourcesOf } from './compose/sources.ts'

/** Returns the current content of a CV for attaching: a saved one, or the whole profile. */
export async function attachedCv(
  db: Db,
  { userId, id, language }: { userId: string; id: string | null; language: Locale },
): Promise<CvDocument | undefined> {
  const saved = id === null ? undefined : await findCv(db, { id, userId })
  if (id !== null && !saved) return undefined
  const sources = await sourcesOf(db, userId)
  if (saved) return composeContent(saved, sources).document
  const { contents } = sources.profile
  const name = translator(catalogues, language)('names.job')
  const script = language === 'en' ? 'english' : 'latin'
  return composeContent(
    { ...startFrom({ template: 'job', name, contents, skills: contents.skills.items.length }), script },
    sources,
  ).document
}
