import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getOwnProfile } from '#features/profiles/contract/profile.endpoints.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { getCvImport } from '../contract/cv-import.endpoints.ts'
import type { Proposal } from '../contract/proposal.ts'

type Own = ResponseOf<typeof getOwnProfile>
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** Creates a member who uploads a CV. */
export async function bringer(app: TestApp) {
  const person = await signIn(app)
  const send = (method: Method, url: string, body?: object) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...person.headers },
      ...(body && { payload: body }),
    })
  return {
    ...person,
    send,
    bring: (bytes: Uint8Array, type = 'application/octet-stream') =>
      app.http.inject({
        method: 'PUT',
        url: '/api/profile/import',
        headers: {
          origin: 'http://localhost:3000',
          'accept-language': 'bs',
          'content-type': type,
          ...person.headers,
        },
        payload: Buffer.from(bytes),
      }),
    own: async () => (await send('GET', '/api/profile')).json<Own>(),
    current: async () => (await send('GET', '/api/profile/import')).json<ResponseOf<typeof getCvImport>>(),
    take: (id: string, sections: object) => send('POST', '/api/profile/import/taken', { id, sections }),
    undo: () => send('POST', '/api/profile/import/undone'),
  }
}

export function workOf(proposal: Proposal): object {
  return { items: proposal.work.map(({ item }) => item) }
}

export const aboutOf = (bhs: string) => ({ about: { bhs, en: '' } })
export const unknownId = () => randomUUID()
