import type { Db } from '#platform/server/db/database.ts'
import { visibleContents } from '../../contract/visible-contents.ts'
import { findProfile, listSections } from '../profiles.queries.ts'
import { fullVisibility, readContents } from '../stored-contents.ts'
import { namedSkills } from './named-skills.ts'

/** Returns the vocabulary's skills on a profile, as far as connections see them. */
export async function skillsVisibleToConnections(db: Db, userId: string): Promise<string[]> {
  const [profile, sections] = await Promise.all([findProfile(db, userId), listSections(db, userId)])
  const { skills } = visibleContents({
    contents: readContents(sections),
    visibility: fullVisibility(profile?.visibility),
    audience: 'connection',
  })
  const named = await namedSkills(db, skills?.items ?? [])
  return [...new Set(named.flatMap(({ skill }) => skill ?? []))]
}
