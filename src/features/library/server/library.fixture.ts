import { randomUUID } from 'node:crypto'
import type { Person } from '#features/organisations/server/organisations.fixture.ts'
import { square } from '#platform/server/pictures/pictures.fixture.ts'

let picture: Promise<Buffer> | undefined

/** A file as a phone sends it. */
export function photo(): Promise<Buffer> {
  picture ??= square(0.12).jpeg().toBuffer()
  return picture
}

/** Sends a picture of the device into the library. */
export async function upload(who: Person, given: { id?: string; to?: string } = {}) {
  const { id = randomUUID() } = given
  const to = given.to ?? `/api/library/${id}`
  const answer = await who.send('PUT', to, await photo(), { 'content-type': 'image/jpeg' })
  return { id, answer }
}
