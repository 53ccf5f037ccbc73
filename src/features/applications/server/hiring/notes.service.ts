import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { hiringOf, refuseWithdrawn } from './hiring.policy.ts'
import { deleteNote, insertNote, listNotesOf, saveScore as saveScoreRow } from './hiring.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

const NOTES_AN_HOUR = 200

export async function saveScore({
  services: { db },
  session,
  id,
  score: value,
}: Call & { score: number | null }) {
  refuseWithdrawn(await hiringOf(db, { session, id }))
  await saveScoreRow(db, { id, userId: session.userId, score: value })
}

export async function addNote({ services: { db }, session, id, text }: Call & { text: string }) {
  const { userId } = session
  refuseWithdrawn(await hiringOf(db, { session, id }))
  await limitOrThrow(db, {
    key: `applications:note:${userId}`,
    limit: NOTES_AN_HOUR,
    windowSeconds: 3600,
  })
  const note = await insertNote(db, { id, userId, text: text.trim() })
  const row = (await listNotesOf(db, id)).find((one) => one.id === note)
  if (!row) throw new Problem(platform.notFound)
  const { at, userId: _by, ...rest } = row
  return { ...rest, mine: true, at: toIso(at) }
}

export async function removeNote({ services: { db }, session, id, note }: Call & { note: string }) {
  await hiringOf(db, { session, id })
  if (!(await deleteNote(db, { id, note, userId: session.userId }))) throw new Problem(platform.notFound)
}
