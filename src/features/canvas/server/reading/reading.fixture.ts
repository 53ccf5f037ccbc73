import type { TestApp } from '#tests/setup/test-app.ts'
import type { ReadPart } from '../../contract/reading/reading.endpoints.ts'
import type { Writer } from '../canvas.fixture.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Reads Word documents for applications of an app under test. */
export function readingIn(app: () => TestApp) {
  const read = (who: Writer, id: string, bytes: Buffer) =>
    app().http.inject({
      method: 'POST',
      url: `/api/canvases/${id}/document-reading`,
      headers: { origin: 'http://localhost:3000', ...who.headers, 'content-type': DOCX },
      payload: bytes,
    })
  const partsIn = (answer: Awaited<ReturnType<typeof read>>) =>
    answer.json<{ parts: ReadPart[]; isCut: boolean }>().parts
  return { read, partsIn }
}

/** Returns a function that counts ids of new rows. */
export function rowIds(): () => string {
  let count = 0
  return () => `new-${(count += 1)}`
}
