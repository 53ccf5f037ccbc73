import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { EDIT_MINUTES, type Post, type Question } from '../contract/discussions.endpoints.ts'
import { fromPageCursor, toPageCursor } from '../contract/page-cursor.ts'

const PAGE = 20
const ANSWERS = 20

const postShape = {
  id: z.string(),
  text: z.string(),
  at: timestamp,
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  isOfficial: z.boolean(),
  name: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  isOwn: z.boolean(),
  isEditable: z.boolean(),
}
const questionRows = rowsOf({
  ...postShape,
  isAnswered: z.boolean(),
  interests: z.number(),
  isInterested: z.boolean(),
})
const answerRows = rowsOf({ ...postShape, question: z.string() })

type Input = {
  kind: string
  id: string
  reader: string | null
  /** Whether the reader answers officially, and so also reads held questions. */
  isOfficial?: boolean
  after?: string | undefined
}

/**
 * Lists a page of questions with their answers as this reader sees them; a visitor (`reader` is null) sees only answered
 * ones.
 */
export async function listQuestionsOf(
  db: Db,
  { kind, id, reader, isOfficial = false, after }: Input,
): Promise<{ items: Question[]; next: string | null }> {
  const place = after === undefined ? null : fromPageCursor(after)
  const { rows } = await questionRows(db)(sql`
    select * from (
      select ${postColumns(reader)},
        exists (select from discussion_posts a where a.question_id = p.id and a.official and a.hidden_at is null) as "isAnswered",
        (select count(*)::int from discussion_interests i where i.post_id = p.id) as interests,
        exists (select from discussion_interests i where i.post_id = p.id and i.user_id = ${reader}) as "isInterested"
      from discussion_posts p ${author}
      where p.about_kind = ${kind} and p.about_id = ${id} and p.question_id is null and ${isSeen(sql`p`, reader)}
        and (not ${isWithheld(sql`p`)} or ${isOfficial}
          or exists (select from discussion_interests i where i.post_id = p.id and i.user_id = ${reader}))
        and ((${reader !== null} and p.deleted_at is null) or exists (
          select from discussion_posts a where a.question_id = p.id and ${isSeen(sql`a`, reader)}))
    ) q
    where ${place ? sql`(q."isAnswered", q.interests, q.id) < (${place.isAnswered}, ${place.interests}::int, ${place.id}::uuid)` : sql`true`}
    order by q."isAnswered" desc, q.interests desc, q.id desc limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  const answers = await answersTo(db, { questions: page.map((row) => row.id), reader })
  const items = page.map((row) => ({
    ...postOf(row),
    interests: row.interests,
    isInterested: row.isInterested,
    answers: answers.filter(({ question }) => question === row.id).map(({ post }) => post),
  }))
  const last = page.at(-1)
  return { items, next: rows.length > PAGE && last ? toPageCursor(last) : null }
}

async function answersTo(db: Db, { questions, reader }: { questions: string[]; reader: string | null }) {
  if (questions.length === 0) return []
  const { rows } = await answerRows(db)(sql`
    select found.* from unnest(${sql.param(questions)}::uuid[]) with ordinality as asked (id, place)
    cross join lateral (
      select ${postColumns(reader)}, p.question_id as question from discussion_posts p ${author}
      where p.question_id = asked.id and ${isSeen(sql`p`, reader)}
      order by p.official desc, p.id limit ${ANSWERS}) found
    order by asked.place, found."isOfficial" desc, found.id`)
  return rows.map(({ question, ...row }) => ({ question, post: postOf(row) }))
}

/** Joins the author's name, which only public profiles have. */
const author = sql`left join published_profiles o on o.user_id = p.author_id left join users u on u.id = o.user_id`

function postColumns(reader: string | null): SQL {
  return sql`p.id, p.body as text, p.created_at as at, p.edited_at is not null as "isEdited",
    p.deleted_at is not null as "isDeleted", p.official as "isOfficial",
    case when not p.official and p.deleted_at is null then u.first_name || ' ' || u.last_name end as name,
    case when not p.official and p.deleted_at is null then o.slug end as slug,
    coalesce(p.author_id = ${reader} and p.deleted_at is null, false) as "isOwn",
    coalesce(p.author_id = ${reader} and p.deleted_at is null
      and p.created_at > now() - make_interval(mins => ${EDIT_MINUTES}), false) as "isEditable"`
}

/** Returns true for visible texts: nobody sees what staff hid; a block hides people's texts, but not official ones. */
export function isSeen(post: SQL, reader: string | null): SQL {
  const severed = sql`exists (select from blocked_pairs b where b.member_id = ${reader} and b.other_id = ${post}.author_id)`
  return reader === null
    ? sql`${post}.hidden_at is null`
    : sql`(${post}.hidden_at is null and (${post}.official or not ${severed}))`
}

/** Returns true for a withheld question: until it has an official answer, only its author and official answerers see it. */
export function isWithheld(question: SQL): SQL {
  return sql`(${question}.held and not exists (
    select from discussion_posts a where a.question_id = ${question}.id and a.official and a.hidden_at is null))`
}

function postOf({
  name,
  slug,
  at,
  ...row
}: RowOf<typeof questionRows> | Omit<RowOf<typeof answerRows>, 'question'>): Post {
  return {
    id: row.id,
    text: row.text,
    at: toIso(at),
    isEdited: row.isEdited,
    isDeleted: row.isDeleted,
    isOfficial: row.isOfficial,
    author: name === null ? null : { name, slug },
    isOwn: row.isOwn,
    isEditable: row.isEditable,
  }
}
