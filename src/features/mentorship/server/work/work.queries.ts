import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { SIDES, type Side } from '../../contract/kinds.ts'
import { TAKES_NEW } from '../mentors/public.queries.ts'

const taskRows = rowsOf({
  id: z.string(),
  side: z.enum(SIDES),
  task: z.string(),
  dueOn: z.nullable(z.string()),
  done: z.boolean(),
})

export async function listTasksOf(db: Db, mentorship: string) {
  const { rows } = await taskRows(db)(sql`
    select id, side, task, to_char(due_on, 'YYYY-MM-DD') as "dueOn", done_at is not null as done from mentorship_tasks
    where mentorship_id = ${mentorship} order by created_at, id`)
  return rows
}

type Task = { id: string; mentorship: string; side: Side; task: string; dueOn: string | null }

export async function insertTask(tx: Db, { id, mentorship, side, task, dueOn }: Task): Promise<void> {
  await tx.execute(sql`
    insert into mentorship_tasks (id, mentorship_id, side, task, due_on)
    values (${id}, ${mentorship}, ${side}, ${task}, ${dueOn}) on conflict (id) do nothing`)
}

export async function updateTaskDone(
  tx: Db,
  { id, mentorship, done }: { id: string; mentorship: string; done: boolean },
) {
  const { rowCount } = await tx.execute<object>(sql`
    update mentorship_tasks set done_at = ${done ? sql`coalesce(done_at, now())` : null}
    where id = ${id} and mentorship_id = ${mentorship}`)
  return rowCount === 1
}

export async function deleteTask(tx: Db, { id, mentorship }: { id: string; mentorship: string }) {
  const { rowCount } = await tx.execute<object>(sql`
    delete from mentorship_tasks where id = ${id} and mentorship_id = ${mentorship}`)
  return rowCount === 1
}

const noteRows = rowsOf({ whose: z.enum([...SIDES, 'shared']), note: z.string(), version: z.number() })

/** The one of both, and one's own; the other's is not asked for. */
export async function getNotesOf(db: Db, { mentorship, side }: { mentorship: string; side: Side }) {
  const { rows } = await noteRows(db)(sql`
    select whose, note, version from mentorship_notes
    where mentorship_id = ${mentorship} and whose in (${side}, 'shared')`)
  const of = (whose: Side | 'shared') => {
    const match = rows.find((row) => row.whose === whose)
    return { note: match?.note ?? '', version: match?.version ?? 0 }
  }
  return { own: of(side), shared: of('shared') }
}

type Note = { mentorship: string; whose: Side | 'shared'; note: string; version: number }

/** Says whether nobody has written since this version. */
export async function saveNoteRow(tx: Db, { mentorship, whose, note, version }: Note): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(
    version === 0
      ? sql`insert into mentorship_notes (mentorship_id, whose, note) values (${mentorship}, ${whose}, ${note}) on conflict do nothing`
      : sql`update mentorship_notes set note = ${note}, version = version + 1, updated_at = now()
          where mentorship_id = ${mentorship} and whose = ${whose} and version = ${version}`,
  )
  return rowCount === 1
}

const feedbackRows = rowsOf({
  side: z.enum(SIDES),
  score: z.number(),
  opinion: z.string(),
  /** Two weeks after the end it opens, whoever has said nothing. */
  isOpen: z.boolean(),
})

export async function getFeedbackOf(db: Db, { mentorship, side }: { mentorship: string; side: Side }) {
  const { rows } = await feedbackRows(db)(sql`
    select f.side, f.score, f.opinion, s.ended_at < now() - interval '14 days' as "isOpen"
    from mentorship_feedback f join mentorships s on s.id = f.mentorship_id where f.mentorship_id = ${mentorship}`)
  const of = (whose: Side) => rows.find((row) => row.side === whose)
  const [own, other] = [of(side), of(side === 'member' ? 'mentor' : 'member')]
  const opinionOf = (row: typeof own) => (row ? { score: row.score, opinion: row.opinion } : null)
  return { own: opinionOf(own), other: other && (own || other.isOpen) ? opinionOf(other) : null }
}

type Feedback = { mentorship: string; side: Side; score: number; opinion: string; forStaff: string }

/** Said once: what the other has read is not changed afterwards. */
export async function saveFeedbackRow(tx: Db, feedback: Feedback): Promise<void> {
  const { mentorship, side, score, opinion, forStaff } = feedback
  await tx.execute(sql`
    insert into mentorship_feedback (mentorship_id, side, score, opinion, for_staff)
    values (${mentorship}, ${side}, ${score}, ${opinion}, ${forStaff}) on conflict do nothing`)
}

const nextRows = rowsOf({ id: z.string(), name: z.string(), slug: z.string(), firstSlotAt: timestamp })

/**
 * Finds another mentor for a request: the one with most topics and skills of the first mentor, who meets in the same way and
 * has room. Mentors whom the member asked within three months, or whom a block severs from them, are left out.
 */
export async function findNextMentor(db: Db, { mentorship, member }: { mentorship: string; member: string }) {
  const { rows } = await nextRows(db)(sql`
    select m.user_id as id, u.first_name || ' ' || u.last_name as name, m.slug, m.first_slot_at as "firstSlotAt"
    from mentorships s join mentors m on m.user_id <> ${member} and m.user_id is distinct from s.mentor_id
    join active_members a on a.id = m.user_id join users u on u.id = m.user_id
    left join mentors old on old.user_id = s.mentor_id
    where s.id = ${mentorship} and m.approved_at is not null and m.hidden_at is null
      and m.formats @> array[s.format] and m.first_slot_at < now() + interval '28 days'
      and (m.paused_until is null or m.paused_until <= (now() at time zone 'Europe/Sarajevo')::date)
      and ${TAKES_NEW}
      and m.capacity > (select count(*) from mentorships c where c.mentor_id = m.user_id and c.state = 'active')
      and (m.minors_checked_at is not null or not exists (select from minor_members where id = ${member}))
      and not exists (select from minor_members where id = m.user_id)
      and not exists (select from mentorships h where h.handed_from = s.id)
      and not exists (select from blocked_pairs b where b.member_id = ${member} and b.other_id = m.user_id)
      and not exists (select from mentorships k where k.mentor_id = m.user_id and k.member_id = ${member}
        and (k.state in ('waiting', 'active') or k.created_at > now() - interval '90 days'))
    order by cardinality(array(select unnest(m.topics) intersect select unnest(old.topics)))
      + 2 * cardinality(array(select unnest(m.skills) intersect select unnest(old.skills))) desc, m.first_slot_at, m.user_id
    limit 1`)
  return rows[0]
}
