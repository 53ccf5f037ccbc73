import { evidenceBySkill } from '#features/profiles/server/index.ts'
import { strengthOf } from '#features/profiles/contract/evidence.ts'
import type { OwnEvidence } from '#features/profiles/contract/evidence.endpoints.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { NeedRow, Proof } from '../../contract/shapes.ts'
import { type Targets, TARGETS_MAX, type TargetView } from '../../contract/targets.endpoints.ts'
import { listLearning } from '../learning.queries.ts'
import { readAbilities } from '../member.service.ts'
import { countDemand } from '../openings.queries.ts'
import { describe, judgeNeeds } from './needs.service.ts'
import { pathOf } from './path.service.ts'
import {
  deleteTarget,
  findTarget,
  listProgress,
  listStoredTargets,
  saveProgress,
  type StoredTarget,
  saveTarget,
} from './targets.queries.ts'

type Owned = { services: Services; userId: string }
const POINTS = 60

export async function listOwnTargets({ services, userId }: Owned): Promise<Targets> {
  const { db, config } = services
  const [stored, member] = await Promise.all([listStoredTargets(db, userId), readAbilities(services, userId)])
  const targets = await Promise.all(
    stored.map(async (target) => {
      const { needs, ...said } = await describe(db, target)
      const { coverage, whole } = await judgeNeeds(services, { kind: target.kind, needs, member })
      if (whole && needs.length > 0) await saveProgress(db, target.id, coverage)
      return { ...targetView(target), ...said, coverage }
    }),
  )
  return {
    targets,
    skills: member.listed,
    known: member.known.size,
    inferred: member.inferred.size,
    helper: config.llm ? { host: new URL(config.llm.baseUrl).host } : null,
  }
}

function targetView({ id, kind, ref, createdAt }: StoredTarget) {
  return { id, kind, ref, createdAt }
}

export async function addTargetFor(
  input: Owned & { kind: StoredTarget['kind']; ref: string },
): Promise<{ id: string }> {
  const { services, userId, kind, ref } = input
  await limitOrThrow(services.db, { key: `analytics:targets:${userId}`, limit: 60, windowSeconds: 3600 })
  const { title, over, needs } = await describe(services.db, { kind, ref, title: { bhs: '', en: '' } })
  if (over) throw new Problem(problems.targetUnknown, { fields: { ref: problems.targetUnknown.code } })
  if (needs.length === 0)
    throw new Problem(problems.nothingNeeded, { fields: { ref: problems.nothingNeeded.code } })
  const id = await inTransaction(services.pool, (tx) =>
    saveTarget(tx, { userId, kind, ref, title, limit: TARGETS_MAX }),
  )
  if (!id) throw new Problem(problems.targetsFull)
  return { id }
}

export async function removeTargetOf({ services, userId, id }: Owned & { id: string }): Promise<void> {
  if (!(await deleteTarget(services.db, userId, id))) throw new Problem(platform.notFound)
}

/** Returns a target with everything that is computed about it. */
export async function getTargetView({ services, userId, id }: Owned & { id: string }): Promise<TargetView> {
  const { db } = services
  const stored = await findTarget(db, userId, id)
  if (!stored) throw new Problem(platform.notFound)
  await limitOrThrow(services.db, { key: `analytics:view:${userId}`, limit: 120, windowSeconds: 60 })
  const [{ needs, ...said }, member] = await Promise.all([
    describe(db, stored),
    readAbilities(services, userId),
  ])
  const ids = needs.map(({ skill }) => skill.id)
  const [{ judged, coverage, whole }, { open, demand }, proofs, learning] = await Promise.all([
    judgeNeeds(services, { kind: stored.kind, needs, member }),
    countDemand(db, ids),
    evidenceBySkill(db, userId),
    listLearning(db, userId),
  ])
  if (whole && needs.length > 0) await saveProgress(db, id, coverage)
  const throughIds = judged.flatMap(({ through }) => (through ? [through.id] : []))
  const [labels, progress] = await Promise.all([
    listLabels(db, [...new Set(throughIds)]),
    listProgress(db, id, POINTS),
  ])
  const rows = judged.map(({ through, ...need }): NeedRow => {
    const near = through && labels.get(through.id)
    return {
      ...need,
      listed: member.known.has(need.skill.id),
      inferred: member.inferred.has(need.skill.id),
      through: near ? { skill: near, likeness: through.likeness } : null,
      proof: proofOf(proofs.get(need.skill.id) ?? []),
      demand: demand.get(need.skill.id) ?? 0,
      learning: learning.get(need.skill.id) ?? null,
    }
  })
  return {
    target: { ...targetView(stored), ...said },
    coverage,
    needs: rows,
    path: await pathOf({ services, needs: rows, member }),
    progress,
    open,
  }
}

/** Returns the strength of the evidence for a skill, and the strongest piece. */
export function proofOf(evidence: readonly OwnEvidence[]): Proof {
  const rank = (one: OwnEvidence) => ['none', 'some', 'good', 'strong'].indexOf(strengthOf([one.kind]))
  const [first] = [...evidence].sort((a, b) => rank(b) - rank(a))
  return {
    strength: strengthOf(evidence.map(({ kind }) => kind)),
    count: evidence.length,
    first: first ? { kind: first.kind, title: first.title, amount: first.amount } : null,
  }
}
