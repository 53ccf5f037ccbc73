import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { organisationDecisions } from '../organisations.tables.ts'

type NewDecision = Omit<typeof organisationDecisions.$inferInsert, 'id' | 'createdAt'>

/** Adds a decision to the history, which never changes. */
export async function noteDecision(tx: Db, decision: NewDecision): Promise<void> {
  await tx.insert(organisationDecisions).values({ ...decision, id: newId() })
}
