import { listByName } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { saveSkills, updateOpportunity } from '../opportunities.queries.ts'

export const DEMO_SKILLS_TASK = 'opportunities.demo-skills'
const AGAIN_MS = 3000
const TRIES = 40

export type DemoSkills = { wanted: { id: string; skills: string[] }[]; tries?: number }

/** Adds skills to the demo opportunities, which were seeded before there was a vocabulary. */
export const demoSkillsTask: Task<DemoSkills> = {
  name: DEMO_SKILLS_TASK,
  async handle({ db, pool, queue }, { wanted, tries = 0 }) {
    const plain = (name: string) => fold(name.replace(/^\+/, ''))
    const skillIds = await listByName(db, [...new Set(wanted.flatMap(({ skills }) => skills.map(plain)))])
    if (skillIds.size === 0) {
      if (tries >= TRIES) return
      const startAfter = new Date(Date.now() + AGAIN_MS)
      return queue.send(db, DEMO_SKILLS_TASK, { wanted, tries: tries + 1 }, { startAfter })
    }
    await inTransaction(pool, async (tx) => {
      for (const { id, skills } of wanted) {
        const requirements = skills.flatMap((name) => {
          const skill = skillIds.get(plain(name))
          return skill ? [{ skill, importance: importanceOf(name), level: null }] : []
        })
        if (requirements.length === 0) continue
        await saveSkills(tx, id, requirements)
        await updateOpportunity(tx, id, { changed: true })
      }
    })
  },
}

function importanceOf(name: string): 'required' | 'nice' {
  return name.startsWith('+') ? 'nice' : 'required'
}
