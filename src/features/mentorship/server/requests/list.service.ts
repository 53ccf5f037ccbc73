import { listMemberCards } from '#features/profiles/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Meeting, Mentorship } from '../../contract/requests.endpoints.ts'
import { type OtherRow, listOthersOf } from './others.queries.ts'
import { listOf, type MentorshipRow, findMentorship } from './requests.queries.ts'
import { listQuestionsOf } from './questions.queries.ts'
import { type SessionRow, listSessionsOf } from './sessions.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

export async function listOwn({ services: { db }, session: { userId } }: Call) {
  const rows = await listOf(db, userId)
  return {
    now: toIso(await getDatabaseNow(db)),
    mentorships: await viewsFor(db, { me: userId, rows }),
  }
}

export async function readOne({ services: { db }, session, id }: Call & { id: string }): Promise<Mentorship> {
  const row = await findMentorship(db, { id, me: session.userId })
  if (!row) throw new Problem(platform.notFound)
  return (await viewsFor(db, { me: session.userId, rows: [row] }))[0]!
}

async function viewsFor(
  db: Db,
  { me, rows }: { me: string; rows: readonly MentorshipRow[] },
): Promise<Mentorship[]> {
  const ids = [...new Set(rows.flatMap((row) => otherOf(row, me) ?? []))]
  const mentorships = rows.map(({ id }) => id)
  const [others, cards, sessions, questions] = [
    await listOthersOf(db, ids),
    new Map((await listMemberCards(db, ids, 'connection')).map((card) => [card.id, card])),
    await listSessionsOf(db, mentorships),
    await listQuestionsOf(db, mentorships),
  ]
  return rows.map((row): Mentorship => {
    const id = otherOf(row, me)
    const [who, card] = [others.get(id ?? ''), cards.get(id ?? '')]
    const { goal, background, format, state, turn, reason } = row
    return {
      id: row.id,
      side: sideOf(row, me),
      state,
      other: who ? otherView(who, card) : null,
      goal,
      background,
      format,
      turn,
      answerBy: row.answerBy === null ? null : toIso(row.answerBy),
      reason,
      createdAt: toIso(row.createdAt),
      questions: questions
        .filter(({ mentorship }) => mentorship === row.id)
        .map(({ mentorship: _, ...question }) => question),
      sessions: sessions.filter(({ mentorship }) => mentorship === row.id).map(meetingView),
    }
  })
}

export function sideOf({ member }: MentorshipRow, me: string) {
  return member === me ? ('member' as const) : ('mentor' as const)
}

export function otherOf({ member, mentor }: MentorshipRow, me: string): string | null {
  return member === me ? mentor : member
}

type Card = Awaited<ReturnType<typeof listMemberCards>>[number] | undefined

function otherView({ id, name, slug, zone }: OtherRow, card: Card) {
  return { id, name, photo: card?.photo ?? null, headline: card?.headline ?? null, slug, zone }
}

function meetingView(row: SessionRow): Meeting {
  const { id, at, minutes, format, link, confirmed, cancelledBy, cancelReason, version, isOpen, absent } = row
  return {
    id,
    at: toIso(at),
    minutes,
    format,
    link: confirmed && cancelledBy === null && isOpen && link !== '' ? link : null,
    confirmed,
    cancelled: cancelledBy && { by: cancelledBy, reason: cancelReason },
    absent,
    version,
  }
}
