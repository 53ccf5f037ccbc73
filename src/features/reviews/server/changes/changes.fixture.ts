import * as Y from 'yjs'
import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import type { Canvas } from '#features/canvas/contract/canvas.endpoints.ts'
import { textOf } from '#features/canvas/contract/canvas-document.ts'
import { type Writer, writer, completeApplication } from '#features/canvas/server/canvas.fixture.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Review } from '../../contract/reviews.endpoints.ts'
import { CRITERIA } from '../reviews.fixture.ts'

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
export const COMMENT =
  'Potreba je opisana brojevima, a škola je pristala da klupe čuva i poslije grada. '.repeat(2)
export const WHY = 'Iz prijave se ne vidi ko čuva klupe kad projekat završi.'
export const WORDS = 'Napišite ko klupe čuva poslije i dodajte njihovu potvrdu.'
export const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

/** Creates an application that a team of three has sent; the deadline is over, and Ana and Ben of the board review it. */
export async function applicationUnderReview(app: TestApp, { sent }: { sent?: string } = {}) {
  const [ana, ben] = [await writer(app, 'Ana'), await writer(app, 'Ben')]
  const review = { reviewers: 2, blind: true, criteria: CRITERIA }
  const application = await completeApplication(app, { review, vote: null })
  const { id, lead, others, call } = application
  if (sent) await attach(app, lead, { id, name: sent })
  for (const other of others) await other.confirm(id)
  const { submission } = (await lead.submit(id)).json<Canvas>()
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [ana.userId, ben.userId] })
  await app.services.pool.query(
    `update grant_calls set deadline = now() - interval '1 day', content = jsonb_set(content, '{dates,deadline}', to_jsonb($2::text)) where id = $1`,
    [call.id, inDays(-1).toISOString()],
  )
  const [forAna, forBen] = [newId(), newId()]
  for (const [desk, who] of [
    [forAna, ana],
    [forBen, ben],
  ] as const)
    await app.services.pool.query(
      `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number) values ($1, $2, $3, $4, 1)`,
      [desk, call.id, id, who.userId],
    )
  const box = call.content.template.boxes.find(({ kind }) => kind === 'text')!.id
  return { ...application, ana, ben, forAna, forBen, box, first: submission! }
}

type ChangeRequest = { until?: string; asked?: { box: string; words: string }[] }
export const ask = (one: Writer, desk: string, { until = localDay(inDays(4)), asked = [] }: ChangeRequest) =>
  one.send('POST', `/api/reviews/${desk}/changes`, { why: WHY, until, asked })
export const see = async (one: Writer, desk: string) =>
  (await one.send('GET', `/api/reviews/${desk}`)).json<Review>()
export async function give(one: Writer, desk: string) {
  const scores = ['need', 'doable'].map((criterion) => ({ criterion, score: 3 }))
  const { version } = (await one.send('PUT', `/api/reviews/${desk}`, { scores, comment: COMMENT })).json<{
    version: string
  }>()
  return one.send('PUT', `/api/reviews/${desk}/given`, {}, { 'if-match': `"${version}"` })
}
/** Uploads a PDF to the slot for the owner's consent. */
export function attach(
  app: TestApp,
  one: Writer,
  { id, name, replaces }: { id: string; name: string; replaces?: string },
) {
  const query = new URLSearchParams({ slot: 'consent-of-owner', name, ...(replaces && { replaces }) })
  return app.http.inject({
    method: 'PUT',
    url: `/api/canvases/${id}/documents/${newId()}?${query}`,
    headers: { origin: 'http://localhost:3000', ...one.headers, 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
}
/** Ends the team's time. */
export const endTime = (app: TestApp, id: string) =>
  app.services.pool.query(
    `update canvas_change_requests set until = clock_timestamp() - interval '1 second' where canvas_id = $1`,
    [id],
  )

/** Replaces the text of a box, as an editor does. */
export function rewrite(doc: Y.Doc, { box, words }: { box: string; words: string }): void {
  const fragment = textOf(doc, box)
  doc.transact(() => {
    fragment.delete(0, fragment.length)
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(words)])
    fragment.insert(0, [paragraph])
  })
}
