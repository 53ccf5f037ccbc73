import { randomUUID } from 'node:crypto'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates an application assigned to another board member. */
async function review(app: TestApp): Promise<Record<string, string>> {
  const { pool, db } = app.services
  const [id, canvas] = [randomUUID(), randomUUID()]
  const { id: call, slug, bankId } = await insertCall(db)
  const { userId } = await signIn(app)
  await pool.query(
    `insert into youth_bank_board (id, bank_id, user_id, role, since)
     values ($1, $2, $3, '{"bhs":"","en":""}', '2025-01-01')`,
    [randomUUID(), bankId, userId],
  )
  await pool.query('insert into canvases (id, call_id, submitted_at) values ($1, $2, now())', [canvas, call])
  await pool.query(
    `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number) values ($1, $2, $3, $4, 1)`,
    [id, call, canvas, userId],
  )
  return { id, slug, application: canvas, reviewer: userId, remark: randomUUID() }
}

export const foreignReviews: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'POST /api/reviews/calls/{slug}/assignments': review,
  'GET /api/reviews/calls/{slug}/assignments': review,
  'PUT /api/reviews/calls/{slug}/assignments/{application}/{reviewer}': review,
  'DELETE /api/reviews/calls/{slug}/assignments/{application}/{reviewer}': review,
  'GET /api/reviews/{id}': review,
  'GET /api/reviews/{id}/attachments': review,
  'PUT /api/reviews/{id}': review,
  'PUT /api/reviews/{id}/given': review,
  'POST /api/reviews/{id}/changes': review,
  'POST /api/reviews/calls/{slug}/applications/{application}/changes': review,
  'PUT /api/reviews/{id}/conflict': review,
  'GET /api/reviews/calls/{slug}/minutes': review,
  'GET /api/reviews/{id}/talk': review,
  'POST /api/reviews/{id}/talk/remarks': review,
  'DELETE /api/reviews/{id}/talk/remarks/{remark}': review,
  'PUT /api/reviews/{id}/revised': review,
  'GET /api/reviews/calls/{slug}/ranking': review,
  'GET /api/votes/calls/{slug}/anomalies': review,
  'POST /api/votes/calls/{slug}/voidings': review,
  'PUT /api/votes/calls/{slug}/voidings/{id}/confirmed': review,
  'DELETE /api/votes/calls/{slug}/voidings/{id}': review,
  'PUT /api/reviews/calls/{slug}/decisions/{application}': review,
  'PUT /api/reviews/calls/{slug}/decisions/{application}/{id}/confirmed': review,
  'DELETE /api/reviews/calls/{slug}/decisions/{application}/{id}': review,
}

const changes = {
  why: 'Iz prijave se ne vidi ko čuva klupe.',
  until: '2026-12-04',
  asked: [{ box: 'problem', words: 'Napišite ko ih čuva poslije.' }],
}

export const reviewBodies: Record<string, object> = {
  'POST /api/votes/calls/{slug}/voidings': {
    kind: 'device',
    about: randomUUID(),
    from: '2026-11-24T10:00:00.000Z',
    reason: 'Svi glasovi su s jednog uređaja.',
  },
  'PUT /api/reviews/{id}': { scores: [], comment: '' },
  'PUT /api/reviews/{id}/given': {},
  'POST /api/reviews/{id}/changes': changes,
  'POST /api/reviews/calls/{slug}/applications/{application}/changes': changes,
  'POST /api/reviews/{id}/talk/remarks': { text: 'Slažem se.' },
  'PUT /api/reviews/{id}/revised': { scores: [], comment: '', why: 'Brojanje je uvjerljivo.' },
  'PUT /api/reviews/{id}/conflict': { conflict: 'family' },
  'PUT /api/reviews/calls/{slug}/decisions/{application}': {
    amount: null,
    reason: 'Nema razloga. '.repeat(5),
  },
}
