import type { Db } from '#platform/server/db/database.ts'
import type { Contents } from '../../contract/sections.ts'
import { listSections, readContents } from '../profiles.queries.ts'
import { type NamedSkill, namedSkills } from './named-skills.ts'

export type MemberSkills = { skills: NamedSkill[]; contents: Contents; version: string }

/** What a member can do, in the terms of the vocabulary, with the rest of the profile beside it. */
export async function memberSkills(db: Db, userId: string): Promise<MemberSkills> {
  const sections = await listSections(db, userId)
  const contents = readContents(sections)
  return {
    skills: await namedSkills(db, contents.skills.items),
    contents,
    version: String(sections.get('skills')?.version ?? 0),
  }
}
