import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { matchSkills } from '#features/opportunities/contract/skill-match.ts'
import { listLabels, findOccupation, nearSkills } from '#features/skills/server/index.ts'
import type { SkillLabel } from '#features/skills/contract/skills.endpoints.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type Coverage, coverageOf, judge, type Level, type NeedState } from '../../contract/coverage.ts'
import type { Target } from '../../contract/targets.endpoints.ts'
import type { Member } from '../member.service.ts'
import { findOpening, listOpeningNeeds } from '../openings.queries.ts'
import type { StoredTarget } from './targets.queries.ts'

/** The most optional skills; a classification lists more than people can read. Essential ones all stay. */
const MAX_OPTIONAL = 24
const MAX_ESSENTIAL = 60

/** Long enough for an engine that is still starting, because the reader of a goal waits for it. */
const PATIENCE_MS = 30_000

export type Need = { skill: SkillLabel; essential: boolean; asked: Level | null }
export type JudgedNeed = Need & {
  state: NeedState
  counts: number
  mine: Level | null
  through: { id: string; likeness: number } | null
}

export type Described = Pick<Target, 'title' | 'by' | 'slug' | 'over'> & { needs: Need[] }

/** Returns the title and the needs of a target; of a deleted one only the title. */
export async function describe(
  db: Db,
  { kind, ref, title }: Pick<StoredTarget, 'kind' | 'ref' | 'title'>,
): Promise<Described> {
  const gone = { title, by: null, slug: null, over: true, needs: [] }
  if (kind === 'occupation') {
    const occupation = await findOccupation(db, ref)
    if (!occupation) return gone
    const { m, f, en } = occupation.title
    const need = (essential: boolean) => (skill: SkillLabel) => ({ skill, essential, asked: null })
    return {
      title: { bhs: m === f ? m : `${m} / ${f}`, en },
      by: null,
      slug: null,
      over: false,
      needs: [
        ...occupation.essential.slice(0, MAX_ESSENTIAL).map(need(true)),
        ...occupation.optional.slice(0, MAX_OPTIONAL).map(need(false)),
      ],
    }
  }
  const opening = await findOpening(db, ref)
  if (!opening) return gone
  const rows = await listOpeningNeeds(db, ref)
  const labels = await listLabels(
    db,
    rows.map(({ id }) => id),
  )
  return {
    title: opening.title,
    by: opening.by,
    slug: opening.over ? null : opening.slug,
    over: opening.over,
    needs: rows.flatMap(({ id, essential, level }) => {
      const skill = labels.get(id)
      const requiredLevel = SKILL_LEVELS.find((one) => one === level) ?? null
      return skill ? [{ skill, essential, asked: requiredLevel }] : []
    }),
  }
}

/**
 * Compares needs with a member's skills, by the one rule for every arch. `whole` is false while the engine cannot say what
 * is similar.
 */
export async function judgeNeeds(
  services: Services,
  { kind, needs, member }: { kind: StoredTarget['kind']; needs: readonly Need[]; member: Member },
): Promise<{ judged: JudgedNeed[]; coverage: Coverage; whole: boolean }> {
  const skills = [...member.levels].map(([skill, level]) => ({ skill, level }))
  const { near: alike, whole } = await nearSkills(services, skills, PATIENCE_MS)
  const requirements = needs.map(({ skill, asked }) => ({ skill: skill.id, level: asked }))
  const { near: bridged } = matchSkills(requirements, { skills, near: alike })
  const bridges = new Map(bridged.map(({ id, by }) => [id, by]))
  const judged = needs.map((need) => {
    const { id } = need.skill
    const mine = member.levels.get(id) ?? null
    const by = bridges.get(id)
    const likeness = Math.min(1, alike.find((one) => one.skill === id && one.by === by)?.likeness ?? 0)
    const { state, counts } = judge({ asked: need.asked, mine, alike: by ? likeness : null })
    const through = by && state === 'near' ? { id: by, likeness: Math.round(likeness * 1000) / 1000 } : null
    return { ...need, mine, state, counts: Math.round(counts * 1000) / 1000, through }
  })
  return { judged, coverage: coverageOf(judged, { all: kind === 'opportunity' }), whole }
}
