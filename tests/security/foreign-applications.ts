import { randomUUID } from 'node:crypto'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { foreignFile } from './foreign-file.ts'

/** Creates an application of somebody to another organisation, with everything attached to it. */
async function foreignApplication(app: TestApp): Promise<Record<string, string>> {
  const [organisation, opportunity, id, file, note, template] = Array.from({ length: 6 }, () => randomUUID())
  const { pool } = app.services
  const [applicant, owner] = [await signIn(app), await signIn(app)]
  await pool.query(
    `insert into organisations (id, slug, name, kind) values ($1, $2, 'Tuđa firma', 'employer')`,
    [organisation, `prijave-${organisation}`],
  )
  await pool.query(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'owner')`,
    [organisation, owner.userId],
  )
  await pool.query(
    `insert into opportunities (id, slug, organisation_id, organisation_name, kind, status, published_at)
     values ($1, $2, $3, 'Tuđa firma', 'job', 'published', now())`,
    [opportunity, `prijave-${opportunity}`, organisation],
  )
  await pool.query(
    `insert into applications (id, user_id, opportunity_id, status, sent_at) values ($1, $2, $3, 'sent', now())`,
    [id, applicant.userId, opportunity],
  )
  await foreignFile(app, file!)
  await pool.query(
    `insert into application_files (id, application_id, question, name, type, size)
     values ($1, $2, $3, 'x.pdf', 'application/pdf', 9)`,
    [file, id, randomUUID()],
  )
  await pool.query(
    `insert into application_notes (id, application_id, user_id, note) values ($1, $2, $3, 'x')`,
    [note, id, owner.userId],
  )
  await pool.query(
    `insert into application_templates (id, organisation_id, status, name, body)
     values ($1, $2, 'declined', 'x', '{"bhs": "", "en": ""}')`,
    [template, organisation],
  )
  return { id: id!, file: file!, note: note!, question: randomUUID() }
}

async function foreignBoard(app: TestApp): Promise<Record<string, string>> {
  const { id } = await foreignApplication(app)
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select opportunity_id as id from applications where id = $1',
    [id],
  )
  return { id: rows[0]?.id ?? '', format: 'csv' }
}

async function foreignDecision(app: TestApp): Promise<Record<string, string>> {
  const { id } = await foreignBoard(app)
  const decision = randomUUID()
  await app.services.pool.query(
    `insert into application_decisions (id, opportunity_id, status, due_at) values ($1, $2, 'declined', now())`,
    [decision, id],
  )
  return { id: id!, decision }
}

async function foreignView(app: TestApp): Promise<Record<string, string>> {
  const board = await foreignBoard(app)
  const view = randomUUID()
  await app.services.pool.query(
    `insert into application_views (id, opportunity_id, name, conditions) values ($1, $2, 'x', '{}')`,
    [view, board.id],
  )
  return { ...board, view }
}

async function foreignTemplate(app: TestApp): Promise<Record<string, string>> {
  await foreignApplication(app)
  const { rows } = await app.services.pool.query<{ id: string; template: string }>(
    'select organisation_id as id, id as template from application_templates order by updated_at desc limit 1',
  )
  return { id: '', template: '', ...rows[0] }
}

async function foreignLetter(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const id = randomUUID()
  await app.services.pool.query(
    `insert into application_letters (id, user_id, name, language, body) values ($1, $2, 'x', 'bhs', 'x')`,
    [id, userId],
  )
  return { id }
}

const external = { title: 'x', organisation: '', url: null, deadline: null, note: '' }
const message = { bhs: '', en: '' }

/** Other people's things, by the calls that could reach them. */
export const foreignApplications = {
  'GET /api/applications/{id}': foreignApplication,
  'GET /api/applications/{id}/cv': foreignApplication,
  'PUT /api/applications/{id}': foreignApplication,
  'DELETE /api/applications/{id}': foreignApplication,
  'POST /api/applications/{id}/sending': foreignApplication,
  'POST /api/applications/{id}/withdrawal': foreignApplication,
  'DELETE /api/applications/{id}/files/{file}': foreignApplication,
  'GET /api/applications/{id}/files/{file}': foreignApplication,
  'GET /api/external-applications/{id}': foreignApplication,
  'PUT /api/external-applications/{id}': foreignApplication,
  'PUT /api/external-applications/{id}/status': foreignApplication,
  'GET /api/letters/{id}': foreignLetter,
  'PUT /api/letters/{id}': foreignLetter,
  'DELETE /api/letters/{id}': foreignLetter,
  'GET /api/opportunities/{id}/applications': foreignBoard,
  'PUT /api/opportunities/{id}/applications/board': foreignBoard,
  'GET /api/opportunities/{id}/applications/board': foreignBoard,
  'POST /api/opportunities/{id}/applications/decisions': foreignBoard,
  'DELETE /api/opportunities/{id}/applications/decisions/{decision}': foreignDecision,
  'POST /api/opportunities/{id}/applications/decisions/{decision}/sending': foreignDecision,
  'GET /api/opportunities/{id}/applications/filling': foreignBoard,
  'POST /api/opportunities/{id}/applications/filling': foreignBoard,
  'GET /api/opportunities/{id}/applications/addressees': foreignBoard,
  'GET /api/opportunities/{id}/applications/facets': foreignBoard,
  'GET /api/opportunities/{id}/applications/views': foreignBoard,
  'POST /api/opportunities/{id}/applications/views': foreignBoard,
  'PUT /api/opportunities/{id}/applications/views/{view}': foreignView,
  'DELETE /api/opportunities/{id}/applications/views/{view}': foreignView,
  'GET /api/opportunities/{id}/applications/export/{format}': foreignBoard,
  'PUT /api/applications/{id}/note': foreignApplication,
  'PUT /api/applications/{id}/interview': foreignApplication,
  'PUT /api/applications/{id}/interview/answer': foreignApplication,
  'POST /api/applications/{id}/interview/cancellation': foreignApplication,
  'GET /api/applications/{id}/interview/calendar': foreignApplication,
  'GET /api/applications/{id}/review': foreignApplication,
  'PUT /api/applications/{id}/score': foreignApplication,
  'POST /api/applications/{id}/notes': foreignApplication,
  'DELETE /api/applications/{id}/notes/{note}': foreignApplication,
  'GET /api/organisations/{id}/message-templates': foreignTemplate,
  'POST /api/organisations/{id}/message-templates': foreignTemplate,
  'PUT /api/organisations/{id}/message-templates/{template}': foreignTemplate,
  'DELETE /api/organisations/{id}/message-templates/{template}': foreignTemplate,
}

export const applicationBodies: Record<string, object> = {
  'PUT /api/applications/{id}': { language: 'bhs', letter: '', answers: [], cv: null },
  'PUT /api/external-applications/{id}': { external, status: 'sent' },
  'PUT /api/external-applications/{id}/status': { status: 'offer' },
  'PUT /api/letters/{id}': { name: 'x', language: 'bhs', body: 'x' },
  'PUT /api/opportunities/{id}/applications/board': { blind: false },
  'POST /api/opportunities/{id}/applications/decisions': {
    applications: [{ id: '0198b2a0-0000-7000-8000-000000000000', version: 1 }],
    status: 'declined',
    message,
  },
  'POST /api/opportunities/{id}/applications/filling': {
    expected: 1,
    met: null,
    others: message,
    closes: false,
  },
  'POST /api/opportunities/{id}/applications/views': { name: 'x', everybody: true, conditions: {} },
  'PUT /api/opportunities/{id}/applications/views/{view}': { name: 'x' },
  'PUT /api/applications/{id}/note': { note: 'x' },
  'PUT /api/applications/{id}/interview': {
    at: '2030-05-06T08:30:00.000Z',
    minutes: 30,
    way: 'place',
    place: 'x',
    note: '',
    version: 0,
  },
  'PUT /api/applications/{id}/interview/answer': { answer: 'yes', message: '', version: 1 },
  'POST /api/applications/{id}/interview/cancellation': { message: 'x', version: 1 },
  'PUT /api/applications/{id}/score': { score: 5 },
  'POST /api/applications/{id}/notes': { text: 'x' },
  'POST /api/organisations/{id}/message-templates': { status: 'declined', name: 'x', body: message },
  'PUT /api/organisations/{id}/message-templates/{template}': {
    status: 'declined',
    name: 'x',
    body: message,
  },
}
