import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { mergeRows, type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'
import { listEveryAbsence } from './absences/absences.queries.ts'
import { listConsentsOf } from './consents/consents.queries.ts'
import { listEveryGroup } from './groups/groups.queries.ts'
import { findMentor } from './mentors/mentors.queries.ts'
import { endAllOfMentor } from './requests/ending.service.ts'
import { listOf } from './requests/requests.queries.ts'
import { getFeedbackOf, getNotesOf, listTasksOf } from './work/work.queries.ts'
import { listQuestionsOf } from './requests/questions.queries.ts'
import { listSessionsOf } from './requests/sessions.queries.ts'

/** Exports the person's mentor profile and their mentorships on both sides. */
export const exportMentorship: DataExporter = async function* ({ services: { db }, userId }) {
  const mentor = await findMentor(db, userId)
  const rows = await listOf(db, userId)
  const sessions = await listSessionsOf(
    db,
    rows.map(({ id }) => id),
  )
  const questions = await listQuestionsOf(
    db,
    rows.map(({ id }) => id),
  )
  const work = new Map<string, object>()
  for (const row of rows) {
    const side = row.member === userId ? 'member' : 'mentor'
    const of = { mentorship: row.id, side } as const
    const [tasks, notes, feedback] = [
      await listTasksOf(db, row.id),
      await getNotesOf(db, of),
      await getFeedbackOf(db, of),
    ]
    work.set(row.id, { tasks, notes, feedback })
  }
  const consents = await listConsentsOf(db, userId)
  const absences = await listEveryAbsence(db, userId)
  const groups = await listEveryGroup(db, userId)
  if ([rows, consents, absences, groups].every(({ length }) => length === 0) && !mentor) return
  yield {
    path: 'mentorship/mentorship.json',
    content: {
      mentor: mentor?.profile ?? null,
      consents,
      absences,
      groups,
      mentorships: rows.map(({ mentor: with_, member: _, ...row }) => ({
        ...row,
        side: with_ === userId ? 'mentor' : 'member',
        ...work.get(row.id),
        questions: questions.filter(({ mentorship }) => mentorship === row.id),
        sessions: sessions.filter(({ mentorship }) => mentorship === row.id),
      })),
    },
  }
}

/** Ends the person's mentoring; agreements stay with the other side, without a name. */
export const eraseMentorship: DataEraser = async ({ services, tx, userId }) => {
  await endAllOfMentor(tx, { services, mentor: userId })
  await tx.execute(sql`
    delete from mentorship_notes n using mentorships s
    where s.id = n.mentorship_id and s.mentor_id = ${userId} and n.whose = 'mentor'`)
  // The mentor's own words; an answer says nothing without its question.
  await tx.execute(sql`
    delete from mentorship_questions q using mentorships s where s.id = q.mentorship_id and s.mentor_id = ${userId}`)
  await tx.execute(sql`
    delete from mentorship_consents where member_id = ${userId} or mentor_id = ${userId}`)
  await tx.execute(sql`delete from mentorship_absences where absent_id = ${userId}`)
  await tx.execute(sql`update mentorship_absences set reporter_id = null where reporter_id = ${userId}`)
  await tx.execute(sql`delete from mentorship_group_places where member_id = ${userId}`)
  // Who was in them has heard of the end; the words are the mentor's own.
  await tx.execute(sql`delete from mentorship_groups where mentor_id = ${userId}`)
  await tx.execute(sql`delete from mentorships where member_id = ${userId}`)
  await tx.execute(sql`delete from mentors where user_id = ${userId}`)
}

/**
 * Merges one side's rows: a mentorship with oneself is dropped, and of two with the same person the kept account's stays.
 */
function joinSides(other: 'mentor_id' | 'member_id'): MergeRule {
  return async (merging, place) => {
    const { tx, from, into } = merging
    const [own, them] = [sql.identifier(place.column), sql.identifier(other)]
    await tx.execute(sql`
      delete from mentorships s where (s.mentor_id in (${from}, ${into}) and s.member_id in (${from}, ${into}))
        or (s.${own} = ${from} and s.state in ('waiting', 'active') and exists (
          select from mentorships k where k.${own} = ${into} and k.${them} = s.${them} and k.state in ('waiting', 'active')))`)
    await reassignRows(merging, place)
  }
}

export const mergeMentorship: MergeRules = {
  'mentorships.mentor_id': joinSides('member_id'),
  'mentorships.member_id': joinSides('mentor_id'),
  // Two meetings of one person at one time cannot be: the kept account's stays.
  'mentorship_sessions.mentor_id': async (merging, place) => {
    const { tx, from, into } = merging
    await tx.execute(sql`
      delete from mentorship_sessions e using mentorship_sessions k
      where e.mentor_id = ${from} and k.mentor_id = ${into} and k.starts_at = e.starts_at
        and e.cancelled_at is null and k.cancelled_at is null`)
    await reassignRows(merging, place)
  },
  'mentorship_absences.absent_id': mergeRows('group_id'),
  'mentorship_absences.reporter_id': reassignRows,
  'mentorship_consents.member_id': mergeRows('mentor_id'),
  'mentorship_consents.mentor_id': mergeRows('member_id'),
  // In one's own group session one has no place.
  'mentorship_groups.mentor_id': async (merging, place) => {
    const { tx, from, into } = merging
    await reassignRows(merging, place)
    await tx.execute(sql`
      delete from mentorship_group_places p using mentorship_groups g
      where g.id = p.group_id and g.mentor_id = ${into} and p.member_id in (${from}, ${into})`)
  },
  'mentorship_group_places.member_id': mergeRows('group_id'),
  'mentors.user_id': mergeRows(),
  'mentors.approved_by': reassignRows,
}
