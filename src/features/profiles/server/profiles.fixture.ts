import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { getOwnProfile } from '../contract/profile.endpoints.ts'

export type Own = ResponseOf<typeof getOwnProfile>

/** Creates a member with a browser, and the calls of their own profile. */
export async function owner(app: TestApp, given: Parameters<typeof signIn>[1] = {}) {
  const person = await signIn(app, given)
  const send = sender(app, person)
  return {
    ...person,
    send,
    own: async () => (await send('GET', '/api/profile')).json<Own>(),
    save: (section: string, content: object, version?: string) =>
      send(
        'PUT',
        `/api/profile/${section}`,
        content,
        version === undefined ? {} : { 'if-match': `"${version}"` },
      ),
    upload: (kind: 'photo' | 'cover', bytes: Buffer, type = 'image/jpeg') =>
      app.http.inject({
        method: 'PUT',
        url: `/api/profile/${kind}`,
        headers: { origin: 'http://localhost:3000', 'content-type': type, ...person.headers },
        payload: bytes,
      }),
  }
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

function sender(app: TestApp, { headers: own }: SignedIn) {
  return (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...own, ...headers },
      ...(body && { payload: body }),
    })
}

export function entry(title: string, more: object = {}) {
  const none = { bhs: '', en: '' }
  return {
    id: randomUUID(),
    kind: 'job',
    title: { bhs: title, en: '' },
    place: none,
    note: none,
    from: '2024-03',
    to: null,
    url: null,
    ...more,
  }
}

/** Returns a photo as a phone takes it: rotated, with its location in the metadata. */
export function photo(width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#00715c' } })
    .withExif({ IFD0: { Copyright: 'Tajni vlasnik' }, IFD3: { GPSLatitude: '44/1 49/1 0/1' } })
    .jpeg()
    .toBuffer()
}
