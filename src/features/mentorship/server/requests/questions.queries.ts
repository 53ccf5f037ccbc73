import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { ANSWER_HOURS, LEFT_HOURS } from '../../contract/kinds.ts'

const questionRows = rowsOf({
  id: z.string(),
  mentorship: z.string(),
  question: z.string(),
  answer: z.nullable(z.string()),
})
export type QuestionRow = RowOf<typeof questionRows>

/** Lists what mentors asked, the oldest first. */
export async function listQuestionsOf(db: Db, mentorships: readonly string[]): Promise<QuestionRow[]> {
  const { rows } = await questionRows(db)(sql`
    select id, mentorship_id as mentorship, question, answer from mentorship_questions
    where mentorship_id = any(${sql.param([...mentorships])}::uuid[]) order by created_at, id`)
  return rows
}

const deadlineRows = rowsOf({ answerBy: timestamp })

type New = { id: string; mentorship: string; question: string }

/** Stops the mentor's time and gives the member theirs, until the deadline that is returned. */
export async function insertQuestion(tx: Db, { id, mentorship, question }: New) {
  const { rows } = await deadlineRows(tx)(sql`
    with asked as (
      insert into mentorship_questions (id, mentorship_id, question, answer_by)
      select ${id}, s.id, ${question}, s.answer_by from mentorships s where s.id = ${mentorship}
      on conflict do nothing returning mentorship_id)
    update mentorships s set turn = 'member', answer_by = now() + ${ANSWER_HOURS} * interval '1 hour', updated_at = now(),
      first_answer_at = coalesce(s.first_answer_at, now())
    from asked where s.id = asked.mentorship_id returning s.answer_by as "answerBy"`)
  return rows[0]
}

/** Lets the mentor's time go on: what was left of it, and enough of it to read the answer. */
export async function saveAnswer(
  tx: Db,
  { id, mentorship, answer }: { id: string; mentorship: string; answer: string },
) {
  const { rows } = await deadlineRows(tx)(sql`
    with told as (
      update mentorship_questions set answer = ${answer}, answered_at = now()
      where id = ${id} and mentorship_id = ${mentorship} and answered_at is null
      returning mentorship_id, answer_by - created_at as remaining)
    update mentorships s set turn = 'mentor', updated_at = now(),
      answer_by = now() + greatest(told.remaining, ${LEFT_HOURS} * interval '1 hour')
    from told where s.id = told.mentorship_id returning s.answer_by as "answerBy"`)
  return rows[0]
}
