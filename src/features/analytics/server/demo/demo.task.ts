import { cast } from '#features/account/server/index.ts'
import { giveEvidence, type MemberSkills, memberSkills, addProof } from '#features/profiles/server/index.ts'
import { listByName, findOccupationByKey } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { coverageOf, judge } from '../../contract/coverage.ts'
import { demandTask } from '../demand/demand.task.ts'
import { saveLearning } from '../learning.queries.ts'
import { describe } from '../targets/needs.service.ts'
import { saveTarget } from '../targets/targets.queries.ts'
import { type CastTargets, castTargets } from './cast-targets.seed.ts'
import { insertPastProgress, updateTargetDate } from './demo.queries.ts'

export const DEMO_TASK = 'analytics.demo'
const AGAIN_MS = 3000
const TRIES = 40
const MAX_TARGETS = 8
/** Seeds targets, evidence and history of the cast, once there is a vocabulary. */
export const demoTask: Task<{ tries?: number }> = {
  name: DEMO_TASK,
  async handle(services, { tries = 0 }) {
    const { db, queue } = services
    if (!(await findOccupationByKey(db, 'data-analyst'))) {
      if (tries >= TRIES) return
      const startAfter = new Date(Date.now() + AGAIN_MS)
      return queue.send(db, DEMO_TASK, { tries: tries + 1 }, { startAfter })
    }
    for (const [who, targets] of Object.entries(castTargets)) {
      const user = await findUserByEmail(db, cast[who as keyof typeof cast].email)
      if (user) await lay(services, user.id, targets)
    }
    await queue.send(db, demandTask.name, {}, { startAfter: new Date(Date.now() + AGAIN_MS) })
  },
}

async function lay(services: Services, userId: string, castTarget: CastTargets): Promise<void> {
  const { db, pool } = services
  const member = await memberSkills(db, userId)
  const names = [...castTarget.learning, ...castTarget.evidence.map(([skill]) => skill)]
  const skillIds = await listByName(db, [...new Set(names.map(fold))])
  await inTransaction(pool, async (tx) => {
    for (const [key, daysAgo] of castTarget.targets)
      await layTarget(tx, { userId, key, daysAgo, member, came: castTarget.came })
    for (const skill of castTarget.learning) {
      const id = skillIds.get(fold(skill))
      if (id) await saveLearning(tx, { userId, skill: id, state: 'learning' })
    }
  })
  const entries = [
    ...member.contents.work.items,
    ...member.contents.education.items,
    ...member.contents.projects.items,
  ]
  for (const [name, proof] of castTarget.evidence) {
    const id = skillIds.get(fold(name))
    const skill = member.skills.find(({ label }) => label === name)
    const entry = entries.find(({ title }) => title.bhs === proof)
    if (typeof proof !== 'string' && id)
      await giveEvidence(db, { userId, skill: id, source: `demo:${proof.kind}`, ...proof })
    else if (skill && entry)
      await addProof({ services, userId, item: skill.item, proof: { entry: entry.id } })
  }
}

/** Seeds a target with its coverage at the time of each skill. */
async function layTarget(
  tx: Db,
  input: { userId: string; key: string; daysAgo: number; member: MemberSkills; came: CastTargets['came'] },
): Promise<void> {
  const { userId, key, daysAgo, member, came } = input
  const ref = await findOccupationByKey(tx, key)
  if (!ref) return
  const { title, needs } = await describe(tx, { kind: 'occupation', ref, title: { bhs: '', en: '' } })
  const target = await saveTarget(tx, { userId, kind: 'occupation', ref, title, limit: MAX_TARGETS })
  if (!target) return
  await updateTargetDate(tx, { target, daysAgo })
  const all = [...member.skills, ...member.languages]
  for (const day of [daysAgo, ...came.map(([, days]) => days).filter((days) => days < daysAgo)]) {
    const later = new Set(came.flatMap(([label, days]) => (days < day ? [label] : [])))
    const had = all.filter(({ label }) => !later.has(label))
    const levels = new Map(had.map(({ skill, level }) => [skill, level]))
    // The past of the demo world does not start the engine: only exact skills count, so that today is never less.
    const judged = needs.map(({ skill, essential, asked }) => ({
      essential,
      ...judge({ asked, mine: levels.get(skill.id) ?? null, alike: null }),
    }))
    await insertPastProgress(tx, { target, daysAgo: day, coverage: coverageOf(judged) })
  }
}
