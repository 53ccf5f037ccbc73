import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { type Content, contents, SKILL_MAX, SKILLS_MAX } from '../../contract/sections.ts'
import { saveEmptyProfile, lockSection, saveSectionRow } from '../profiles.queries.ts'
import { namedSkills } from './named-skills.ts'

type Item = Content<'skills'>['items'][number]
export type NewSkill = { skill: string; label: string; level: Item['level'] }

/**
 * Adds confirmed skills to the profile, in the caller's transaction. An existing skill is not doubled, and a person's own
 * words for it become the vocabulary's skill. An existing level stays unless `raise` is set.
 */
export async function addSkills(
  tx: Db,
  { userId, skills, raise = false }: { userId: string; skills: readonly NewSkill[]; raise?: boolean },
): Promise<{ added: number; version: string }> {
  await saveEmptyProfile(tx, userId)
  const section = await lockSection(tx, { userId, section: 'skills' })
  const read = contents.skills.safeParse(section.content)
  const items: Item[] = read.success ? read.data.items : []
  const skillByItem = new Map((await namedSkills(tx, items)).map(({ item, skill }) => [item, skill]))
  const remaining = new Map(skills.map((one) => [one.skill, one]))
  const merged = items.map((item) => {
    const skill = skillByItem.get(item.id) ?? null
    const again = skill === null ? undefined : remaining.get(skill)
    if (!again) return item
    remaining.delete(again.skill)
    return { ...item, skill, level: raise ? again.level : item.level }
  })
  const fresh = [...remaining.values()].map(({ skill, label, level }) => ({
    id: newId(),
    skill,
    label: label.slice(0, SKILL_MAX),
    level,
  }))
  if (merged.length + fresh.length > SKILLS_MAX) throw new Problem(problems.skillsFull)
  const content = { items: [...merged, ...fresh] }
  const unchanged = fresh.length === 0 && JSON.stringify(merged) === JSON.stringify(items)
  if (unchanged && section.version > 0) return { added: 0, version: String(section.version) }
  const version = await saveSectionRow(tx, { userId, section: 'skills', content, written: section.written })
  return { added: fresh.length, version: String(version) }
}
