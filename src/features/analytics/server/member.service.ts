import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { Area } from '#features/places/contract/municipalities.ts'
import type { Contents } from '#features/profiles/contract/sections.ts'
import { memberSkills } from '#features/profiles/server/index.ts'
import { engineOf } from '#features/skills/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Level } from '../contract/coverage.ts'
import { inferredSkills } from './inferred.service.ts'

export type Member = {
  userId: string
  /** Skills of the vocabulary with the best level of each. */
  levels: ReadonlyMap<string, Level>
  /** The subset that was only found in the person's own words and is not listed. */
  inferred: ReadonlySet<string>
  /** The number of skills that the profile lists, in any words; `known` are those of the vocabulary. */
  listed: number
  known: ReadonlySet<string>
  area: Area | null
  version: string
  contents: Contents
}

/** Reads the parts of a member's profile that are counted here. */
export async function readMember(db: Db, userId: string): Promise<Member> {
  const { skills, languages, contents, version } = await memberSkills(db, userId)
  const levels = new Map<string, Level>()
  const order: Level[] = ['basic', 'independent', 'advanced', 'expert']
  for (const { skill, level } of [...skills, ...languages]) {
    if (skill === null) continue
    const existing = levels.get(skill)
    if (!existing || order.indexOf(level) > order.indexOf(existing)) levels.set(skill, level)
  }
  const area = findMunicipality(contents.intro.municipality)?.area ?? null
  const skillIds = new Set(skills.flatMap(({ skill }) => skill ?? []))
  return {
    userId,
    levels,
    inferred: new Set(),
    listed: skills.length,
    known: skillIds,
    area,
    version,
    contents,
  }
}

/** Reads a member's skills: the listed ones, and those found in the profile's words that they have not declined. */
export async function readAbilities(services: Services, userId: string): Promise<Member> {
  const member = await readMember(services.db, userId)
  const { contents, levels } = member
  const inferred = await inferredSkills(services, { userId, contents, listed: new Set(levels.keys()) })
  return { ...member, levels: new Map([...levels, ...inferred]), inferred: new Set(inferred.keys()) }
}

export type Alike = ReadonlyMap<string, { near: string; likeness: number }>

/** Finds the member's nearest skill for each skill; undefined when the engine does not answer, which is logged. */
export async function alikeTo(
  services: Services,
  { of, among }: { of: readonly string[]; among: readonly string[] },
): Promise<Alike | undefined> {
  if (of.length === 0 || among.length === 0) return new Map()
  try {
    const pairs = await engineOf(services).ask({ ask: 'nearest', of, among })
    return new Map(pairs.map(({ id, near, likeness }) => [id, { near, likeness: Math.min(1, likeness) }]))
  } catch (error) {
    services.log.warn({ error: String(error) }, 'the skill engine does not answer')
    return undefined
  }
}
