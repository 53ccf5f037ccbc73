import { randomUUID } from 'node:crypto'
import { TERMS } from '#features/projects/server/money/money.fixture.ts'
import { startedProject } from '#features/projects/server/projects.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { foreignFile } from './foreign-file.ts'

/** A running project of somebody else's team, and something in its log or its ledger. */
async function project(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const { slug, id } = await startedProject(app, { team: [userId] })
  const item = randomUUID()
  const { pool } = app.services
  await pool.query(
    `insert into project_activities (id, project_id, text, happened_on) values ($1, $2, 'x', '2026-01-02')`,
    [item, id],
  )
  await pool.query(
    `insert into project_entries (id, project_id, kind, amount, what, happened_on)
     values ($1, $2, 'expense', 100, 'x', '2026-01-02')`,
    [item, id],
  )
  await pool.query(
    `insert into project_hours (id, project_id, user_id, worked_on, minutes, what, entered_by)
     values ($1, $2, $3, '2026-01-02', 60, 'x', $3)`,
    [item, id, userId],
  )
  return { slug, id: item, photo: randomUUID() }
}

export const foreignProjects: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/projects/{slug}': project,
  'PUT /api/projects/{slug}/summary': project,
  'PUT /api/projects/{slug}/activities/{id}': project,
  'DELETE /api/projects/{slug}/activities/{id}': project,
  'DELETE /api/projects/{slug}/activities/{id}/photos/{photo}': project,
  'PUT /api/projects/{slug}/activities/{id}/photos/{photo}': project,
  'PUT /api/projects/{slug}/entries/{id}': project,
  'DELETE /api/projects/{slug}/entries/{id}': project,
  'POST /api/projects/{slug}/entries/{id}/confirmation': project,
  'PUT /api/projects/{slug}/report': project,
  'PUT /api/projects/{slug}/hours/{id}': project,
  'DELETE /api/projects/{slug}/hours/{id}': project,
  'PUT /api/projects/{slug}/hours/{id}/confirmed': project,
  'PUT /api/projects/{slug}/hours/{id}/returned': project,
}

/** Where a file would go; its id is made by the device. */
async function forFile(app: TestApp): Promise<Record<string, string>> {
  return { ...(await project(app)), file: randomUUID() }
}

async function withPaper(app: TestApp): Promise<Record<string, string>> {
  const { slug = '', id: file = '' } = await project(app)
  await foreignFile(app, file)
  await app.services.pool.query(
    `insert into project_files (id, project_id, kind, name, size)
     select $1, id, 'pdf', 'x.pdf', 1 from projects where slug = $2`,
    [file, slug],
  )
  return { slug, file }
}

async function withChange(app: TestApp): Promise<Record<string, string>> {
  const { slug = '', id = '' } = await project(app)
  await app.services.pool.query(
    `insert into project_changes (id, project_id, from_line, to_line, amount, reason)
     select $1, id, 'nets', 'paint', 1, 'x' from projects where slug = $2`,
    [id, slug],
  )
  return { slug, id }
}

async function withInstalment(app: TestApp): Promise<Record<string, string>> {
  const { slug, id: item = '' } = await project(app)
  const { pool } = app.services
  await pool.query(
    `insert into project_instalments (id, project_id, position, amount, condition, due_on)
     select $1, id, 1, 100, 'signed', '2026-01-02' from projects where slug = $2`,
    [item, slug],
  )
  return { slug: slug ?? '', id: item }
}

/** Of a project's money, which is read and changed by staff of grants too. */
export const foreignMoney: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/projects/{slug}/money': project,
  'GET /api/projects/{slug}/agreement/pdf': project,
  'PUT /api/projects/{slug}/agreement': project,
  'POST /api/projects/{slug}/agreement/issue': project,
  'POST /api/projects/{slug}/agreement/reopening': project,
  'PUT /api/projects/{slug}/agreement/signed': project,
  'PUT /api/projects/{slug}/agreement/amendments/{version}/signed': async (app) => ({
    ...(await project(app)),
    version: '2',
  }),
  'PUT /api/projects/{slug}/entries/{id}/receipts/{file}': forFile,
  'PUT /api/projects/{slug}/agreement/files/{file}': forFile,
  'PUT /api/projects/{slug}/agreement/amendments/{version}/files/{file}': async (app) => ({
    ...(await forFile(app)),
    version: '2',
  }),
  'PUT /api/projects/{slug}/report/accepted': project,
  'PUT /api/projects/{slug}/report/returned': project,
  'PUT /api/projects/{slug}/reports/{id}': project,
  'GET /api/projects/{slug}/files/{file}': withPaper,
  'DELETE /api/projects/{slug}/files/{file}': withPaper,
  'PUT /api/projects/{slug}/changes/{id}': project,
  'DELETE /api/projects/{slug}/changes/{id}': withChange,
  'PUT /api/projects/{slug}/changes/{id}/decision': withChange,
  'PUT /api/projects/{slug}/instalments/{id}/release': withInstalment,
  'DELETE /api/projects/{slug}/instalments/{id}/release': withInstalment,
  'PUT /api/projects/{slug}/instalments/{id}/payment': withInstalment,
  'POST /api/projects/{slug}/instalments/{id}/payment/striking': withInstalment,
}

/** Bodies that would be taken of whoever looks after the bank. */
export const moneyBodies: Record<string, object> = {
  'PUT /api/projects/{slug}/agreement': { terms: TERMS, instalments: [] },
  'POST /api/projects/{slug}/agreement/reopening': { reason: 'Adresa je pogrešna.' },
  'PUT /api/projects/{slug}/changes/{id}': {
    from: 'nets',
    to: 'paint',
    amount: 1,
    reason: 'Boja je poskupjela.',
  },
  'PUT /api/projects/{slug}/changes/{id}/decision': { accepted: true, answer: 'U redu, prihvatamo.' },
  'PUT /api/projects/{slug}/reports/{id}': { text: 'x'.repeat(80) },
  'PUT /api/projects/{slug}/report/returned': { reason: 'Fali spisak računa.' },
  'PUT /api/projects/{slug}/agreement/signed': { day: '2026-01-02', copy: '' },
  'PUT /api/projects/{slug}/agreement/amendments/{version}/signed': { day: '2026-01-02', copy: '' },
  'PUT /api/projects/{slug}/instalments/{id}/payment': { day: '2026-01-02' },
  'POST /api/projects/{slug}/instalments/{id}/payment/striking': { reason: 'Adresa je pogrešna.' },
}

/** The metadata of an uploaded file, whose bytes are the body. */
export const projectQueries: Record<string, Record<string, string>> = {
  'PUT /api/projects/{slug}/activities/{id}/photos/{photo}': { alt: 'Klupe uz Unu' },
  'PUT /api/projects/{slug}/entries/{id}/receipts/{file}': { name: 'Račun.pdf' },
  'PUT /api/projects/{slug}/agreement/files/{file}': { name: 'Ugovor.pdf' },
  'PUT /api/projects/{slug}/agreement/amendments/{version}/files/{file}': { name: 'Aneks.pdf' },
}

/** Bodies that would be taken if the project were of one's own team. */
export const projectBodies: Record<string, object> = {
  'PUT /api/projects/{slug}/summary': { summary: 'x' },
  'PUT /api/projects/{slug}/activities/{id}': { text: 'x', day: '2026-01-02' },
  'PUT /api/projects/{slug}/entries/{id}': {
    kind: 'expense',
    amount: 100,
    what: 'x',
    day: '2026-01-02',
    line: null,
    giver: null,
  },
  'POST /api/projects/{slug}/entries/{id}/confirmation': { email: 'neko@primjer.ba' },
  'PUT /api/projects/{slug}/hours/{id}': {
    day: '2026-01-02',
    minutes: 60,
    what: 'x',
    skills: [],
    person: null,
  },
  'PUT /api/projects/{slug}/hours/{id}/returned': { reason: 'x' },
  'PUT /api/projects/{slug}/report': { report: 'x'.repeat(80) },
}
