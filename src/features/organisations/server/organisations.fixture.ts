import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Role } from '../contract/kinds.ts'
import type { OwnOrganisation } from '../contract/organisation.endpoints.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** Creates a member with their own browser, and the calls it sends. */
export async function person(app: TestApp, options: Parameters<typeof signIn>[1] = {}) {
  const signedIn = await signIn(app, options)
  return { ...signedIn, send: sender(app, signedIn) }
}
export type Person = Awaited<ReturnType<typeof person>>

function sender(app: TestApp, { headers: own }: SignedIn) {
  return (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...own, ...headers },
      ...(body && { payload: body }),
    })
}

/** Creates an organisation and its owner. */
export async function founded(app: TestApp, options: { name?: string; website?: string } = {}) {
  const owner = await person(app)
  const { name = `Firma ${randomUUID()}`, website = '' } = options
  const answer = await owner.send('POST', '/api/organisations', {
    name,
    kind: 'employer',
    municipality: 'bihac',
    website,
  })
  const { id, slug } = answer.json<{ id: string; slug: string }>()
  const path = `/api/organisations/${id}`
  return {
    owner,
    id,
    slug,
    path,
    own: async () => (await owner.send('GET', path)).json<OwnOrganisation>(),
    async change(more: Partial<OwnOrganisation['details']>, version?: string) {
      const { details } = (await owner.send('GET', path)).json<OwnOrganisation>()
      return owner.send(
        'PUT',
        path,
        { ...details, ...more },
        version === undefined ? {} : { 'if-match': `"${version}"` },
      )
    },
    async with(role: Role): Promise<Person> {
      const joined = await person(app)
      await join(app, { id, userId: joined.userId, role })
      return joined
    },
  }
}

export async function join(app: TestApp, { id, userId, role }: { id: string; userId: string; role: Role }) {
  await app.services.pool.query(
    'insert into organisation_members (organisation_id, user_id, role) values ($1, $2, $3)',
    [id, userId, role],
  )
}

export function upload(app: TestApp, input: { who: SignedIn; id: string; bytes: Buffer; type?: string }) {
  return app.http.inject({
    method: 'PUT',
    url: `/api/organisations/${input.id}/logo`,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': input.type ?? 'image/png',
      ...input.who.headers,
    },
    payload: input.bytes,
  })
}

/** Returns a wide logo without a margin. */
export function logo(width = 400, height = 100): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 113, b: 92, alpha: 0.5 } } })
    .png()
    .toBuffer()
}
