import { listMembersOf } from '#features/organisations/server/index.ts'
import { ROLES } from '#features/organisations/contract/kinds.ts'
import { byLetters } from '#platform/contract/letter-order.ts'
import { problems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Reader } from '../contract/submissions.endpoints.ts'
import { type Call, orNotFound } from './editing.service.ts'
import { type Form, findForm } from './forms.queries.ts'
import { notifyReader } from './notifications.ts'
import { listNamesOf, listStaffReaders, updateReader } from './readers.queries.ts'
import type { Reading } from './reading.ts'

/** Lists the people to whom submissions of a form can be assigned: staff, or the people of its organisation. */
export async function listReaders(db: Db, id: string): Promise<Reader[]> {
  const form = await orNotFound(findForm(db, id))
  const readers = await listReadersOf(db, form)
  return readers.toSorted((one, other) => byLetters(one.name, other.name))
}

async function listReadersOf(db: Db, { organisationId }: Form): Promise<Reader[]> {
  if (organisationId === null) return listStaffReaders(db)
  const people = await listMembersOf(db, { organisationId, roles: ROLES })
  return listNamesOf(
    db,
    people.map(({ userId }) => userId),
  )
}

/** Assigns submissions to a reader, who is notified unless they did it themselves, or to nobody. */
export async function assignSubmissions(
  { services, session, ...reading }: Call & Reading,
  { ids, reader }: { ids: readonly string[]; reader: string | null },
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const form = await orNotFound(findForm(tx, reading.form))
    if (reader !== null && !(await listReadersOf(tx, form)).some(({ id }) => id === reader))
      throw new Problem(problems.notFound)
    const { length: count } = await updateReader(tx, { ...reading, ids, reader })
    if (reader === null || reader === session.userId || count === 0) return
    await notifyReader(tx, { services, form, reader, by: session.userId, count })
  })
}
