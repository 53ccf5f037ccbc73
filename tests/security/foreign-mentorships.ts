import { randomUUID } from 'node:crypto'
import { groupDraft } from '#features/mentorship/server/groups/groups.fixture.ts'
import { OFFER } from '#features/mentorship/server/mentorship.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** A request between two others, with the time that it holds. */
async function foreignMentorship(app: TestApp): Promise<Record<string, string>> {
  const [mentor, member] = [await signIn(app), await signIn(app)]
  const { pool } = app.services
  await pool.query('insert into mentors (user_id, slug, profile, approved_at) values ($1, $2, $3, now())', [
    mentor.userId,
    `mentor-${mentor.userId}`,
    OFFER,
  ])
  const id = randomUUID()
  await pool.query(
    `insert into mentorships (id, mentor_id, member_id, goal, format, turn, answer_by)
     values ($1, $2, $3, 'Tuđi cilj', 'text', 'mentor', now() + interval '1 day')`,
    [id, mentor.userId, member.userId],
  )
  await pool.query(
    `insert into mentorship_sessions (id, mentorship_id, mentor_id, starts_at, minutes, format)
     values (gen_random_uuid(), $1, $2, now() + interval '3 days', 60, 'text')`,
    [id, mentor.userId],
  )
  const question = randomUUID()
  await pool.query(
    `insert into mentorship_questions (id, mentorship_id, question, answer_by)
     values ($1, $2, 'Tuđe pitanje', now() + interval '1 day')`,
    [question, id],
  )
  const task = randomUUID()
  await pool.query(
    `insert into mentorship_tasks (id, mentorship_id, side, task) values ($1, $2, 'member', 'Tuđi zadatak')`,
    [task, id],
  )
  const { rows } = await pool.query<{ id: string }>(
    'select id from mentorship_sessions where mentorship_id = $1',
    [id],
  )
  return { id, task, question, session: rows[0]?.id ?? '' }
}

/** A meeting to which somebody else did not come. */
async function foreignAbsence(app: TestApp): Promise<Record<string, string>> {
  const { session = '' } = await foreignMentorship(app)
  await app.services.pool.query(
    `insert into mentorship_absences (id, session_id, absent_id, side, step, expires_at)
     select e.id, e.id, s.member_id, 'member', 'question', now() + interval '1 day'
     from mentorship_sessions e join mentorships s on s.id = e.mentorship_id where e.id = $1`,
    [session],
  )
  return { id: session }
}

/** A group session of two others, in which one has a place. */
async function foreignGroup(app: TestApp): Promise<Record<string, string>> {
  const [mentor, member] = [await signIn(app), await signIn(app)]
  const id = randomUUID()
  await app.services.pool.query(
    `insert into mentorship_groups (id, mentor_id, topic, description, starts_at, zone, minutes, join_by, places, format)
     values ($1, $2, $3, $3, now() + interval '3 days', 'Europe/Sarajevo', 60, now() + interval '2 days', 2, 'video')`,
    [id, mentor.userId, { bhs: 'Tuđi susret', en: '' }],
  )
  await app.services.pool.query(
    `insert into mentorship_group_places (group_id, member_id, state) values ($1, $2, 'place')`,
    [id, member.userId],
  )
  return { id }
}

export const foreignMentorships: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/mentorship/{id}': foreignMentorship,
  'POST /api/mentorship/{id}/acceptance': foreignMentorship,
  'POST /api/mentorship/{id}/refusal': foreignMentorship,
  'POST /api/mentorship/{id}/proposal': foreignMentorship,
  'POST /api/mentorship/{id}/withdrawal': foreignMentorship,
  'POST /api/mentorship/{id}/questions': foreignMentorship,
  'PUT /api/mentorship/{id}/questions/{question}/answer': foreignMentorship,
  'POST /api/mentorship/{id}/sessions': foreignMentorship,
  'PUT /api/mentorship/{id}/sessions/{session}': foreignMentorship,
  'POST /api/mentorship/{id}/sessions/{session}/cancellation': foreignMentorship,
  'GET /api/mentorship/{id}/sessions/{session}/calendar': foreignMentorship,
  'POST /api/mentorship/{id}/sessions/{session}/absence': foreignMentorship,
  'POST /api/mentorship/absences/{id}/appeal': foreignAbsence,
  'GET /api/mentorship/{id}/work': foreignMentorship,
  'POST /api/mentorship/{id}/tasks': foreignMentorship,
  'PUT /api/mentorship/{id}/tasks/{task}': foreignMentorship,
  'DELETE /api/mentorship/{id}/tasks/{task}': foreignMentorship,
  'PUT /api/mentorship/{id}/note': foreignMentorship,
  'POST /api/mentorship/{id}/handover': foreignMentorship,
  'POST /api/mentorship/{id}/ending': foreignMentorship,
  'PUT /api/mentorship/{id}/feedback': foreignMentorship,
  'PUT /api/mentorship/groups/{id}': foreignGroup,
  'POST /api/mentorship/groups/{id}/cancellation': foreignGroup,
  'PUT /api/mentorship/groups/{id}/attendance': foreignGroup,
  'POST /api/mentorship/groups/{id}/absence': foreignGroup,
  'GET /api/mentorship/groups/{id}/calendar': foreignGroup,
}

const at = new Date(Date.now() + 4 * 86_400_000).toISOString()

export const mentorshipBodies: Record<string, object> = {
  'POST /api/mentorship/{id}/questions': { id: randomUUID(), question: 'Koliko vremena imaš?' },
  'PUT /api/mentorship/{id}/questions/{question}/answer': { answer: 'Šest sati sedmično.' },
  'POST /api/mentorship/{id}/sessions': { id: randomUUID(), at },
  'PUT /api/mentorship/{id}/sessions/{session}': { at, version: 1 },
  'POST /api/mentorship/{id}/sessions/{session}/cancellation': { reason: '', version: 1 },
  'POST /api/mentorship/absences/{id}/appeal': { text: 'Nije tako bilo.' },
  'POST /api/mentorship/{id}/tasks': { id: randomUUID(), task: 'Tuđi zadatak', dueOn: null },
  'PUT /api/mentorship/{id}/tasks/{task}': { done: true },
  'PUT /api/mentorship/{id}/note': { shared: true, note: 'Tuđa bilješka', version: 0 },
  'POST /api/mentorship/{id}/handover': { id: randomUUID(), mentor: randomUUID(), at },
  'POST /api/mentorship/{id}/ending': { reason: '', skills: [] },
  'PUT /api/mentorship/{id}/feedback': { score: 5, opinion: '', forStaff: '' },
  'POST /api/mentorship/{id}/refusal': { reason: 'Nemam vremena.' },
  'POST /api/mentorship/{id}/proposal': { at },
  'PUT /api/mentorship/groups/{id}': { ...groupDraft(), version: 1 },
  'POST /api/mentorship/groups/{id}/cancellation': { reason: '', version: 1 },
  'PUT /api/mentorship/groups/{id}/attendance': { came: [] },
}
