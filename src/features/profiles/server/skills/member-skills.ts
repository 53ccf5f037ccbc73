import { listByName } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { languageName } from '../../contract/language-names.ts'
import type { Content, Contents } from '../../contract/sections.ts'
import { listSections } from '../profiles.queries.ts'
import { readContents } from '../stored-contents.ts'
import { type NamedSkill, namedSkills } from './named-skills.ts'

export type MemberSkills = {
  /** The section of skills. */
  skills: NamedSkill[]
  /** Languages are skills too, whichever section has them. */
  languages: NamedSkill[]
  contents: Contents
  version: string
}

/** Returns a member's skills in terms of the vocabulary, with the rest of the profile. */
export async function memberSkills(db: Db, userId: string): Promise<MemberSkills> {
  const sections = await listSections(db, userId)
  const contents = readContents(sections)
  const [skills, languages] = await Promise.all([
    namedSkills(db, contents.skills.items),
    languageSkills(db, contents.languages.items),
  ])
  return { skills, languages, contents, version: String(sections.get('skills')?.version ?? 0) }
}

type Spoken = Content<'languages'>['items'][number]

/** The level of a skill for each level of a language. */
export const SPOKEN_AS: Readonly<Record<Spoken['level'], NamedSkill['level']>> = {
  A1: 'basic',
  A2: 'basic',
  B1: 'independent',
  B2: 'independent',
  C1: 'advanced',
  C2: 'expert',
  native: 'expert',
}

async function languageSkills(db: Db, items: readonly Spoken[]): Promise<NamedSkill[]> {
  const named = items.map((item) => ({ ...item, name: fold(languageName(item.language, 'en')) }))
  const skillIds = await listByName(
    db,
    named.map(({ name }) => name),
  )
  return named.flatMap(({ id, language, level, name }) => {
    const skill = skillIds.get(name)
    const label = languageName(language, 'bhs')
    return skill ? [{ item: id, label, level: SPOKEN_AS[level], skill, subject: skill }] : []
  })
}
