import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { AnnouncementDraft } from '../contract/announcements.endpoints.ts'
import { problems } from '../contract/problems.ts'
import * as queries from './announcements.queries.ts'

const SHOWN = 50

type Call = { services: Services; session: Session }
type CallOfOne = Call & { id: string }
type Draft = { draft: AnnouncementDraft }

export async function listAll(db: Db) {
  return { announcements: await queries.listAnnouncementRows(db, SHOWN) }
}

export async function createOne({ services, session, draft }: Call & Draft): Promise<{ id: string }> {
  const answer = await inTransaction(services.pool, async (tx) => {
    const row = { ...draft, beginsAt: await freeTime(tx, { ...draft, except: null }) }
    const id = await queries.insertAnnouncement(tx, row)
    await recordAudit(tx, {
      services,
      session,
      action: 'announcements.create',
      subject: subjectOf(id, row),
      after: valuesOf(row),
    })
    return { id }
  })
  await services.announcements.refresh()
  return answer
}

export async function updateOne({ services, session, id, draft }: CallOfOne & Draft): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const before = await findUnended(tx, id)
    // What stands there already began when it began.
    const beginsAt = before.state === 'current' ? before.beginsAt : draft.beginsAt
    const row = {
      ...draft,
      beginsAt: await freeTime(tx, { beginsAt, endsAt: draft.endsAt, except: id }),
    }
    await queries.updateAnnouncementRow(tx, id, row)
    await recordAudit(tx, {
      services,
      session,
      action: 'announcements.update',
      subject: subjectOf(id, row),
      before: valuesOf(before),
      after: valuesOf(row),
    })
  })
  await services.announcements.refresh()
}

export async function endOne({ services, session, id }: CallOfOne): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const before = await findUnended(tx, id)
    if (before.state === 'later') await queries.deleteAnnouncement(tx, id)
    else await queries.updateEnd(tx, id)
    await recordAudit(tx, {
      services,
      session,
      action: 'announcements.end',
      subject: subjectOf(id, before),
      before: valuesOf(before),
    })
  })
  await services.announcements.refresh()
}

async function findUnended(tx: Db, id: string) {
  await queries.lockAnnouncements(tx)
  const row = await queries.lockAnnouncement(tx, id)
  if (!row) throw new Problem(platform.notFound)
  if (row.state === 'over') throw new Problem(problems.over)
  return row
}

/** Returns when it begins, if that time lies ahead, is not too long, and no other announcement stands in it. */
async function freeTime(tx: Db, times: Parameters<typeof queries.findTime>[1]): Promise<string> {
  await queries.lockAnnouncements(tx)
  const time = await queries.findTime(tx, times)
  if (!time?.isFine) throw new Problem(platform.invalid, { fields: { endsAt: 'invalid' } })
  if (time.isTaken) throw new Problem(problems.taken, { fields: { endsAt: problems.taken.code } })
  return time.beginsAt
}

type Values = Pick<AnnouncementDraft, 'kind' | 'audience' | 'texts' | 'link' | 'endsAt'> & {
  beginsAt: string
}

function valuesOf({ kind, audience, link, beginsAt, endsAt, texts }: Values) {
  return { kind, audience, link, beginsAt, endsAt, english: texts.en }
}

function subjectOf(id: string, { texts }: Pick<AnnouncementDraft, 'texts'>) {
  return { kind: 'announcement', id, name: texts.bhs }
}
