import { listMemberCards } from '#features/profiles/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Folder } from '../contract/conversation.endpoints.ts'
import { activityOf } from '../contract/activity.ts'
import type { Conversation, ConversationMember } from '../contract/message.ts'
import {
  type ConversationRow,
  countWaiting,
  LIST_PAGE,
  type MemberRow,
  listConversationsByName,
  findConversation,
  listFolder,
  listLastMessages,
  listMembers,
} from './conversations.queries.ts'
import { messageOf } from './message-of.ts'
import type { AboutKind, Reach, Relations } from './relations.ts'

export type Reading = {
  services: Services
  relations: Relations
  aboutKinds: readonly AboutKind[]
  session: Pick<Session, 'userId'>
  locale: Locale
}

export async function listConversations(
  reading: Reading,
  { folder = 'inbox', after }: { folder?: Folder | undefined; after?: string | undefined },
) {
  const { services, session } = reading
  const place = after === undefined ? undefined : fromCursor(after)
  const [rows, waiting] = await Promise.all([
    listFolder(services.db, { userId: session.userId, folder, after: place }),
    countWaiting(services.db, session.userId),
  ])
  const page = rows.slice(0, LIST_PAGE)
  const last = page.at(-1)
  const next = rows.length > LIST_PAGE && last ? toCursor({ at: new Date(last.last_at), id: last.id }) : null
  return { items: await present(reading, page), next, ...waiting }
}

/** Lists conversations by their title and the names of the others in them, the last changed first. */
export async function findConversations(
  reading: Reading,
  { query, limit }: { query: string; limit: number },
): Promise<Conversation[]> {
  const words = foldedWords(query)
  if (words.length === 0) return []
  const { services, session } = reading
  return present(
    reading,
    await listConversationsByName(services.db, { userId: session.userId, words, limit }),
  )
}

export async function getConversation(reading: Reading, id: string): Promise<Conversation> {
  const row = await findConversation(reading.services.db, { id, userId: reading.session.userId })
  if (!row) throw new Problem(platform.notFound)
  return (await present(reading, [row]))[0]!
}

/** Lists the members of a conversation, as this member sees them. */
export async function membersOf(reading: Reading, id: string): Promise<ConversationMember[]> {
  return (await peopleOf(reading, [id])).of(id)
}

async function present(reading: Reading, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const { services, session } = reading
  const [people, last] = await Promise.all([
    peopleOf(
      reading,
      rows.map(({ id }) => id),
    ),
    listLastMessages(services.db, rows),
  ])
  const reach = await reachOf(reading, { rows, people })
  return Promise.all(
    rows.map(async (row) => {
      const newest = last.get(row.id)
      const end = row.until_seq ?? row.last_seq
      return {
        id: row.id,
        kind: row.kind,
        title: row.title,
        isTeam: row.is_team,
        about: await aboutOf(reading, row),
        members: people.of(row.id),
        former: people.former(row.id),
        card: row.kind === 'direct' ? people.card(row.id) : null,
        lastSeq: end,
        version: row.version,
        lastAt: toIso(row.last_at),
        last: newest ? messageOf(newest, row.kind === 'group' ? people.severed : undefined) : null,
        own: {
          state: row.state,
          readSeq: row.read_seq,
          unread: Math.max(0, end - Math.max(row.read_seq, row.from_seq)),
          mutedUntil: toIso(row.muted_until),
          remindAt: toIso(row.remind_at),
          isArchived: row.archived_seq !== null && row.archived_seq >= end,
          draft: row.draft,
          mayWrite: mayWrite({ row, people, reach, userId: session.userId }),
          isGuarded: row.is_guarded,
          isRequest: isRequest({ row, people, userId: session.userId }),
        },
      }
    }),
  )
}

type People = {
  of(id: string): ConversationMember[]
  /** Authors who are no longer in the conversation. */
  former(id: string): { id: string; name: string }[]
  /** Of the other member in a direct conversation. */
  card(id: string): Conversation['card']
  rows(id: string): MemberRow[]
  severed: Set<string>
}

async function peopleOf(
  { services: { db }, relations, session }: Reading,
  ids: readonly string[],
): Promise<People> {
  const all = await listMembers(db, { ids, userId: session.userId })
  const rows = all.filter(({ state }) => state !== 'left')
  const others = [...new Set(rows.map(({ user_id }) => user_id))].filter((id) => id !== session.userId)
  const [severed, cards] = await Promise.all([
    relations.severed(db, { userId: session.userId, others }),
    listMemberCards(db, [...others, session.userId]),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const ownReading = all.find(({ user_id }) => user_id === session.userId)?.shows_reading ?? true
  const by = Map.groupBy(rows, ({ conversation_id }) => conversation_id)
  const out = Map.groupBy(
    all.filter(({ state }) => state === 'left'),
    ({ conversation_id }) => conversation_id,
  )
  const member = (row: MemberRow): ConversationMember => {
    const card = severed.has(row.user_id) ? undefined : byId.get(row.user_id)
    const isReadingShown =
      row.shows_reading && ownReading && row.state === 'in' && !row.reader_is_out && !severed.has(row.user_id)
    return {
      id: row.user_id,
      name: row.name,
      slug: card?.slug ?? null,
      photo: card?.photo ?? null,
      isOrganiser: row.is_organiser,
      isHere: row.is_here,
      readSeq: isReadingShown ? row.read_seq : null,
      activity:
        row.active_minutes === null || row.active_days === null
          ? null
          : activityOf({ minutes: row.active_minutes, days: row.active_days }),
    }
  }
  return {
    of: (id) => (by.get(id) ?? []).map(member),
    former: (id) => (out.get(id) ?? []).map((row) => ({ id: row.user_id, name: row.name })),
    card(id) {
      const other = by.get(id)?.find(({ user_id }) => user_id !== session.userId)?.user_id ?? ''
      const card = severed.has(other) ? undefined : byId.get(other)
      return card ? { headline: card.headline, municipality: card.municipality } : null
    },
    rows: (id) => by.get(id) ?? [],
    severed,
  }
}

type Input = { rows: readonly ConversationRow[]; people: People }

/** Checks the reach only of those who have not answered yet. */
async function reachOf(
  { services: { db }, relations, session }: Reading,
  { rows, people }: Input,
): Promise<Map<string, Reach>> {
  const waiting = rows
    .filter(({ kind }) => kind === 'direct')
    .flatMap(({ id }) => people.rows(id))
    .filter(({ user_id, state }) => user_id !== session.userId && state !== 'in')
    .map(({ user_id }) => user_id)
  return waiting.length === 0 ? new Map() : relations.reach(db, { from: session.userId, to: waiting })
}

/** Applies the rule of sending, so that the page shows it before somebody types. */
function mayWrite(input: {
  row: ConversationRow
  people: People
  reach: Map<string, Reach>
  userId: string
}): Conversation['own']['mayWrite'] {
  const { row, people, reach, userId } = input
  if (row.state === 'left') return 'no'
  if (row.kind === 'group') return 'yes'
  const other = people.rows(row.id).find(({ user_id }) => user_id !== userId)
  if (!other?.is_here || people.severed.has(other.user_id)) return 'no'
  if (other.state === 'in' || row.state === 'asked') return 'yes'
  const free = reach.get(other.user_id) ?? 'no'
  if (free !== 'request') return free === 'free' ? 'yes' : 'no'
  return other.state === 'asked' && row.last_seq === 0 ? 'yes' : 'waits'
}

function isRequest({
  row,
  people,
  userId,
}: {
  row: ConversationRow
  people: People
  userId: string
}): boolean {
  if (row.kind === 'group' || row.last_seq > 0) return false
  return people.rows(row.id).some(({ user_id, state }) => user_id !== userId && state === 'asked')
}

async function aboutOf(
  { services: { db }, aboutKinds, session, locale }: Reading,
  { about_kind, about_id }: ConversationRow,
): Promise<Conversation['about']> {
  const kind = aboutKinds.find((each) => each.kind === about_kind)
  if (!kind || about_id === null) return null
  const subject = await kind.find({ db, id: about_id, userId: session.userId, locale })
  return subject ? { kind: kind.kind, id: about_id, ...subject } : null
}
