import { randomUUID } from 'node:crypto'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { foreignFile } from './foreign-file.ts'

/** Creates a group of two others, with a message. */
async function conversation(app: TestApp): Promise<Record<string, string>> {
  const [id, message] = [randomUUID(), randomUUID()]
  const { pool } = app.services
  const [one, other] = [await signIn(app), await signIn(app)]
  await pool.query(
    `insert into conversations (id, kind, title, created_by, last_seq, version) values ($1, 'group', 'Tuđa grupa', $2, 1, 1)`,
    [id, one.userId],
  )
  for (const { userId } of [one, other])
    await pool.query('insert into conversation_members (conversation_id, user_id) values ($1, $2)', [
      id,
      userId,
    ])
  await pool.query(
    `insert into conversation_messages (conversation_id, seq, id, sender_id, body, version) values ($1, 1, $2, $3, 'x', 1)`,
    [id, message, one.userId],
  )
  const file = randomUUID()
  await foreignFile(app, file)
  await pool.query(
    `insert into message_files (id, conversation_id, seq, user_id, kind, name, type, size)
     values ($1, $2, 1, $3, 'file', 'tudje.pdf', 'application/pdf', 10)`,
    [file, id, one.userId],
  )
  return { id, message, member: other.userId, file }
}

export const foreignConversations: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/conversations/{id}': conversation,
  'PATCH /api/conversations/{id}': conversation,
  'POST /api/conversations/{id}/answer': conversation,
  'POST /api/conversations/{id}/read': conversation,
  'POST /api/conversations/{id}/typing': conversation,
  'PATCH /api/conversations/{id}/own': conversation,
  'POST /api/conversations/{id}/members': conversation,
  'DELETE /api/conversations/{id}/members/{member}': conversation,
  'GET /api/conversations/{id}/messages': conversation,
  'GET /api/conversations/{id}/changes': conversation,
  'GET /api/conversations/{id}/day': conversation,
  'POST /api/conversations/{id}/messages': conversation,
  'GET /api/conversations/{id}/messages/{message}': conversation,
  'PATCH /api/conversations/{id}/messages/{message}': conversation,
  'DELETE /api/conversations/{id}/messages/{message}': conversation,
  'POST /api/conversations/{id}/messages/{message}/restore': conversation,
  'PUT /api/conversations/{id}/messages/{message}/reaction': conversation,
  'PUT /api/conversations/{id}/messages/{message}/pin': conversation,
  'GET /api/conversations/{id}/pins': conversation,
  'GET /api/conversations/{id}/files/{file}': conversation,
  'GET /api/conversations/{id}/shared': conversation,
  'GET /api/conversations/{id}/scheduled': conversation,
  'PUT /api/conversations/{id}/scheduled/{message}': conversation,
  'DELETE /api/conversations/{id}/scheduled/{message}': conversation,
}

/** Bodies that would be valid for one's own conversation. */
export const conversationBodies: Record<string, object> = {
  'PATCH /api/conversations/{id}': { title: 'Nova' },
  'POST /api/conversations/{id}/answer': { accept: true },
  'POST /api/conversations/{id}/read': { seq: 1 },
  'PUT /api/conversations/{id}/scheduled/{message}': {
    body: 'x',
    sendAt: new Date(Date.now() + 3_600_000).toISOString(),
  },
  'PATCH /api/conversations/{id}/own': { draft: 'x' },
  'POST /api/conversations/{id}/members': { members: [randomUUID()] },
  'POST /api/conversations/{id}/messages': { id: randomUUID(), body: 'x' },
  'PATCH /api/conversations/{id}/messages/{message}': { body: 'x' },
  'PUT /api/conversations/{id}/messages/{message}/reaction': { emoji: null },
  'PUT /api/conversations/{id}/messages/{message}/pin': { isPinned: true },
}

export const conversationQueries = {
  'GET /api/conversations/{id}/day': { day: '2026-11-20' },
  'GET /api/conversations/{id}/shared': { kind: 'files' },
}
