import { randomUUID } from 'node:crypto'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { foreignFile } from './foreign-file.ts'

/** Creates another team's application. */
async function canvas(app: TestApp): Promise<Record<string, string>> {
  const id = randomUUID()
  const { pool, db } = app.services
  const call = await insertCall(db)
  const { userId } = await signIn(app)
  await pool.query('insert into canvases (id, call_id, lead_id) values ($1, $2, $3)', [id, call.id, userId])
  await pool.query('insert into canvas_members (canvas_id, user_id) values ($1, $2)', [id, userId])
  return { id, mate: userId }
}

async function version(app: TestApp): Promise<Record<string, string>> {
  const found = await canvas(app)
  const id = randomUUID()
  await app.services.pool.query(
    `insert into canvas_versions (id, canvas_id, kind, state, content) values ($1, $2, 'named', '', '{}')`,
    [id, found.id],
  )
  return { ...found, version: id }
}

async function withDocument(app: TestApp) {
  const found = await canvas(app)
  const document = randomUUID()
  await foreignFile(app, document)
  await app.services.pool.query(
    `insert into canvas_documents (id, canvas_id, slot, name, type, size)
     values ($1, $2, 'consent-of-owner', 'Saglasnost.pdf', 'application/pdf', 9)`,
    [document, found.id],
  )
  return { ...found, document }
}

async function withLink(app: TestApp) {
  const found = await canvas(app)
  const link = randomUUID()
  await app.services.pool.query(
    `insert into canvas_invitations (id, token_hash, canvas_id, single_use, invited_by, expires_at)
     select $1::uuid, decode(md5($1::text), 'hex'), id, false, lead_id, now() + interval '1 day' from canvases where id = $2`,
    [link, found.id],
  )
  return { ...found, link }
}

export const foreignCanvases: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/canvases/{id}': canvas,
  'GET /api/canvases/{id}/updates': canvas,
  'POST /api/canvases/{id}/updates': canvas,
  'POST /api/canvases/{id}/presence': canvas,
  'POST /api/canvases/{id}/document-reading': canvas,
  'PUT /api/canvases/{id}/birthday': canvas,
  'POST /api/canvases/{id}/invitations': canvas,
  'PUT /api/canvases/{id}/invitations/{person}': async (app) => ({
    ...(await canvas(app)),
    person: (await signIn(app)).userId,
  }),
  'POST /api/canvas-invitations/{id}/acceptance': canvas,
  'DELETE /api/canvas-invitations/{id}': canvas,
  'DELETE /api/canvases/{id}/team/{mate}': canvas,
  'DELETE /api/canvases/{id}/links/{link}': withLink,
  'PUT /api/canvases/{id}/confirmation': canvas,
  'POST /api/canvases/{id}/submission': canvas,
  'PUT /api/canvases/{id}/documents/{document}': withDocument,
  'PATCH /api/canvases/{id}/documents/{document}': withDocument,
  'DELETE /api/canvases/{id}/documents/{document}': withDocument,
  'GET /api/canvases/{id}/documents/{document}': withDocument,
  'GET /api/canvases/{id}/file/{format}': async (app) => ({ ...(await canvas(app)), format: 'pdf' }),
  'GET /api/canvases/{id}/versions': canvas,
  'POST /api/canvases/{id}/versions': canvas,
  'GET /api/canvases/{id}/versions/{version}': version,
}

/** The metadata of an uploaded file, whose bytes are the body. */
export const canvasQueries: Record<string, Record<string, string>> = {
  'PUT /api/canvases/{id}/documents/{document}': { slot: 'consent-of-owner', name: 'Potpis.pdf' },
}

const decision = { seq: 0, clock: { stamp: 'x', elapsed: 0 } }

/** Bodies that would be valid for one's own team's application; the update is empty. */
export const canvasBodies: Record<string, object> = {
  'POST /api/canvases/{id}/updates': { update: 'AAA=', title: '' },
  'POST /api/canvases/{id}/presence': { box: null },
  'PUT /api/canvases/{id}/birthday': { born: '2004-05-06' },
  'POST /api/canvases/{id}/invitations': { email: null },
  'PUT /api/canvases/{id}/invitations/{person}': { mentor: false },
  'PUT /api/canvases/{id}/confirmation': decision,
  'POST /api/canvases/{id}/submission': decision,
  'PATCH /api/canvases/{id}/documents/{document}': { name: 'Potpis.pdf' },
  'POST /api/canvases/{id}/versions': { name: 'Prije mentorstva' },
}
