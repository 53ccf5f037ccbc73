import { listByName } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { lockMentor, saveMentor } from '../mentors/mentors.queries.ts'
import { wordsOf } from '../mentors/mentor-profile.service.ts'
import { DEMO_MENTORS } from './demo-mentors.ts'

export const DEMO_TASK = 'mentorship.demo'
const AGAIN_MS = 3000
const TRIES = 40

/** Skills of the mentors of the demo world, as soon as there is a vocabulary. */
export const demoSkillsTask: Task<{ tries?: number }> = {
  name: DEMO_TASK,
  async handle({ db, pool, queue }, { tries = 0 }) {
    const idsByName = await listByName(
      db,
      DEMO_MENTORS.flatMap(({ skills }) => skills.map(fold)),
    )
    if (idsByName.size === 0) {
      if (tries >= TRIES) return
      return queue.send(db, DEMO_TASK, { tries: tries + 1 }, { startAfter: new Date(Date.now() + AGAIN_MS) })
    }
    for (const { email, skills } of DEMO_MENTORS) {
      const user = await findUserByEmail(db, email)
      const ids = [...new Set(skills.flatMap((name) => idsByName.get(fold(name)) ?? []))]
      if (!user || ids.length === 0) continue
      await inTransaction(pool, async (tx) => {
        const mentor = await lockMentor(tx, user.id)
        if (!mentor || mentor.profile.skills.length > 0) return
        const profile = { ...mentor.profile, skills: ids }
        const words = await wordsOf(tx, { name: `${user.firstName} ${user.lastName}`, profile })
        await saveMentor(tx, { id: user.id, slug: mentor.slug, profile, words })
      })
    }
  },
}
