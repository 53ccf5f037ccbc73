import { randomUUID } from 'node:crypto'
import type { Person } from '#features/organisations/server/organisations.fixture.ts'

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

export const TITLED = {
  title: { bhs: 'Obrazac za stipendiju', en: 'Scholarship form' },
  author: '',
  licence: '',
} as const

/** Sends a file of the device into the library. */
export async function sendDocument(
  who: Person,
  given: { id?: string; to?: string; name?: string; bytes?: Buffer; type?: string } = {},
) {
  const { id = randomUUID(), name = 'Obrazac.pdf', bytes = PDF, type = 'application/pdf' } = given
  const to = given.to ?? `/api/library-documents/${id}`
  const answer = await who.send('PUT', `${to}?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': type,
  })
  return { id, answer }
}
