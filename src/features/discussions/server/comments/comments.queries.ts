import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { CommentThread, Comment } from '../../contract/comments/comments.endpoints.ts'
import type { CommentMention } from '../../contract/comments/comment-mentions.ts'
import { EDIT_MINUTES } from '../../contract/discussions.endpoints.ts'
import { listMentions } from './mentions.queries.ts'
import { isSeen } from '../questions.queries.ts'

const PAGE = 20
/** The most answers under one comment. */
export const ANSWERS_MAX = 100

const shape = {
  id: z.string(),
  text: z.string(),
  at: timestamp,
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
  isEditable: z.boolean(),
  author: z.nullable(z.string()),
  name: z.nullable(z.string()),
  slug: z.nullable(z.string()),
}
const commentRows = rowsOf(shape)
const answerRows = rowsOf({ ...shape, begun: z.string() })
type CommentRow = RowOf<typeof commentRows>

type Input = { kind: string; id: string; reader: string | null; after?: string | undefined }

/** Lists a page of comments with their answers as this reader sees them; a visitor is `null`. */
export async function listCommentsOf(db: Db, { kind, id, reader, after }: Input) {
  const newer = after === undefined ? sql`` : sql`and (p.created_at, p.id) > ${pageMark(fromCursor(after))}`
  const { rows } = await commentRows(db)(sql`
    select ${columns(reader)} from discussion_posts p ${author}
    where p.about_kind = ${kind} and p.about_id = ${id} and p.question_id is null and ${isSeen(sql`p`, reader)}
      and (p.deleted_at is null or exists (
        select from discussion_posts a where a.question_id = p.id and ${isSeen(sql`a`, reader)})) ${newer}
    order by p.created_at, p.id limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  const answers = await answersTo(db, { begun: page.map((row) => row.id), reader })
  const last = page.at(-1)
  const ids = [...page, ...[...answers.values()].flat()].map((row) => row.id)
  const mentions = await listMentions(db, { comments: ids, reader })
  const commentOf = (row: CommentRow) => toComment(row, mentions.get(row.id) ?? [])
  return {
    items: page.map(
      (row): CommentThread => ({ ...commentOf(row), answers: (answers.get(row.id) ?? []).map(commentOf) }),
    ),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}

async function answersTo(db: Db, { begun, reader }: { begun: string[]; reader: string | null }) {
  if (begun.length === 0) return new Map<string, CommentRow[]>()
  const { rows } = await answerRows(db)(sql`
    select ${columns(reader)}, p.question_id as begun from discussion_posts p ${author}
    where p.question_id = any(${sql.param(begun)}::uuid[]) and ${isSeen(sql`p`, reader)}
    order by p.created_at, p.id`)
  return Map.groupBy(rows, (row) => row.begun)
}

const author = sql`left join users u on u.id = p.author_id left join published_profiles o on o.user_id = p.author_id`

/** Members see every author; visitors only those with a public profile. */
function columns(reader: string | null): SQL {
  const isNamed =
    reader === null ? sql`o.user_id is not null and p.deleted_at is null` : sql`p.deleted_at is null`
  return sql`p.id, p.body as text, p.created_at as at, p.edited_at is not null as "isEdited",
    p.deleted_at is not null as "isDeleted",
    coalesce(p.author_id = ${reader} and p.deleted_at is null, false) as "isOwn",
    coalesce(p.author_id = ${reader} and p.deleted_at is null
      and p.created_at > now() - make_interval(mins => ${EDIT_MINUTES}), false) as "isEditable",
    case when ${isNamed} then u.id end as author,
    case when ${isNamed} then u.first_name || ' ' || u.last_name end as name,
    case when ${isNamed} then o.slug end as slug`
}

function toComment({ author: id, name, slug, at, ...row }: CommentRow, mentions: CommentMention[]): Comment {
  const { text, isEdited, isDeleted, isOwn, isEditable } = row
  return {
    id: row.id,
    text,
    mentions: isDeleted ? [] : mentions,
    at: toIso(at),
    isEdited,
    isDeleted,
    isOwn,
    isEditable,
    author: id === null || name === null ? null : { id, name, slug },
  }
}

const placeRows = rowsOf({ begun: z.string(), author: z.nullable(z.string()), said: z.number() })

/** Finds the answered comment as the member sees it, with the first one of its conversation, and locks it. */
export async function findAnsweredComment(
  tx: Db,
  { id, kind, about, reader }: { id: string; kind: string; about: string; reader: string },
) {
  const { rows } = await placeRows(tx)(sql`
    select coalesce(p.question_id, p.id) as begun, p.author_id as author,
      (select count(*)::int from discussion_posts a where a.question_id = coalesce(p.question_id, p.id)) as said
    from discussion_posts p
    where p.id = ${id} and p.about_kind = ${kind} and p.about_id = ${about} and p.deleted_at is null
      and ${isSeen(sql`p`, reader)} for share of p`)
  return rows[0]
}
