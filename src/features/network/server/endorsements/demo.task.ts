import { cast } from '#features/account/server/index.ts'
import { listByName, listLabels } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { notifyEndorsed } from '../notifications.ts'
import { saveConnection } from '../relations/requests.queries.ts'
import {
  lockEndorsement,
  listSharedMemberships,
  updateEndorsementVisibility,
  saveEndorsement,
} from './endorsements.queries.ts'
import { prove } from './proof.service.ts'
import { findTeammate } from './demo.queries.ts'

type Name = keyof typeof cast

/**
 * Confirmations of the demo world; one without `from` comes from somebody of the same project. Shown ones were accepted.
 */
const SAID: readonly {
  from?: Name
  to: Name
  skill: string
  text: string
  isShown?: true
}[] = [
  {
    to: 'amra',
    skill: 'Excel',
    text: 'Troškove radija vodi u tabeli koju svi u ekipi razumijemo, a zbir je svaki put tačan.',
  },
  {
    to: 'amra',
    skill: 'Timski rad',
    text: 'Kad je montaža kasnila, podijelila je posao tako da je svako znao svoj dio.',
    isShown: true,
  },
  {
    from: 'nermina',
    to: 'adnan',
    skill: 'JavaScript',
    text: 'He rewrote our stock screen in two weeks and explained every step to the others.',
  },
]

export const DEMO_TASK = 'network.demo'
const AGAIN_MS = 3000
const TRIES = 40

/** Seeds the confirmations of the demo world once a vocabulary exists. */
export const demoTask: Task<{ tries?: number }> = {
  name: DEMO_TASK,
  async handle(services, { tries = 0 }) {
    const { db, pool, queue } = services
    const skillIds = await listByName(
      db,
      SAID.map(({ skill }) => fold(skill)),
    )
    if (skillIds.size === 0) {
      if (tries >= TRIES) return
      return queue.send(db, DEMO_TASK, { tries: tries + 1 }, { startAfter: new Date(Date.now() + AGAIN_MS) })
    }
    for (const { from: who, to: whom, skill: called, text, isShown } of SAID) {
      const [skill, to] = [skillIds.get(fold(called)), (await findUserByEmail(db, cast[whom].email))?.id]
      const from = to && (who ? (await findUserByEmail(db, cast[who].email))?.id : await findTeammate(db, to))
      if (!skill || !to || !from) continue
      const [shared] = await listSharedMemberships(db, { from, to })
      if (!shared) continue
      await inTransaction(pool, async (tx) => {
        await saveConnection(tx, from, to)
        const id = await saveEndorsement(tx, { from, to, skill, shared, text })
        const name = (await listLabels(tx, [skill])).get(skill)?.name
        if (!isShown && name) await notifyEndorsed(tx, { services, id, from, to, skill: name, text })
        if (!isShown) return
        await updateEndorsementVisibility(tx, { id, shown: true })
        const row = await lockEndorsement(tx, id)
        if (row) await prove(tx, row)
      })
    }
  },
}
