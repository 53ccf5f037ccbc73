import { randomUUID } from 'node:crypto'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Content, emptyContent } from '../contract/content.ts'
import type { Edited } from '../contract/editing.endpoints.ts'
import type { Kind } from '../contract/kinds.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
let count = 0

export function sender(app: TestApp, { headers: own }: Pick<SignedIn, 'headers'>) {
  return (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...own, ...headers },
      ...(body && { payload: body }),
    })
}

/** Creates a member who may write for an organisation of their own. */
export async function employer(
  app: TestApp,
  {
    verified = true,
    role = 'editor',
    name = 'Kuća Rada',
  }: { verified?: boolean; role?: string; name?: string } = {},
) {
  const person = await signIn(app)
  const organisation = randomUUID()
  await app.services.pool.query(
    `insert into organisations (id, slug, name, kind, verification, register_number)
     values ($1::uuid, ($1::uuid)::text, $2, 'employer', $3, $4)`,
    [organisation, name, verified ? 'verified' : 'none', String(4_200_000_000_000 + (count += 1))],
  )
  await app.services.pool.query(
    'insert into organisation_members (organisation_id, user_id, role) values ($1, $2, $3)',
    [organisation, person.userId, role],
  )
  return { ...person, organisation, ...writer(app, person, organisation) }
}

/** Creates an admin for opportunities. */
export async function staff(app: TestApp) {
  const person = await signIn(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] } })
  return { ...person, ...writer(app, person, null) }
}

function writer(app: TestApp, person: SignedIn, organisation: string | null) {
  const send = sender(app, person)
  async function draft(kind: Kind = 'job', more: Partial<Content> = {}) {
    const response = await send('POST', '/api/opportunities', {
      kind,
      organisation,
      ...(organisation === null && { organisationName: 'Neko drugi' }),
    })
    const { id } = response.json<{ id: string }>()
    const saved = await send('PUT', `/api/opportunities/${id}`, finished(kind, more))
    if (saved.statusCode !== 200) throw new Error(saved.body)
    return id
  }
  return {
    send,
    draft,
    edited: async (id: string) => (await send('GET', `/api/opportunities/${id}`)).json<Edited>(),
    submit: (id: string) => send('POST', `/api/opportunities/${id}/submission`),
    async published(kind: Kind = 'job', more: Partial<Content> = {}) {
      const id = await draft(kind, more)
      const answer = await send('POST', `/api/opportunities/${id}/submission`)
      if (answer.json<Edited>().status !== 'published') throw new Error(answer.body)
      return answer.json<Edited>()
    },
  }
}

/** Returns a content ready to be published. */
export function finished(kind: Kind, more: Partial<Content> = {}): Content {
  return {
    ...emptyContent(kind),
    title: { bhs: 'Pomoćnik u stolariji', en: 'Carpentry assistant' },
    body: {
      bhs: fromPlainText('Radiš uz majstora i učiš. Alat je naš, rukavice su tvoje.'),
      en: fromPlainText('You work beside a master and learn. The tools are ours.'),
    },
    municipalities: ['bihac'],
    deadline: toIso(Date.now() + 5 * DAY_MS),
    startsAt: kind === 'event' ? toIso(Date.now() + 6 * DAY_MS) : null,
    contact: { name: '', email: 'posao@kucarada.example', phone: '' },
    ...more,
  }
}
