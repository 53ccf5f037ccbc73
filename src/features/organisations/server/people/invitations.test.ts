import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { founded, person } from '../organisations.fixture.ts'
import { organisationsPart } from '../organisations.part.ts'

let app: TestApp
let mails: MailCatcher
beforeAll(async () => {
  mails = await startMailCatcher()
  app = await buildTestApp({ SMTP_URL: mails.url })
})
afterAll(async () => {
  await app.stop()
  await mails.close()
})

async function emailOf(userId: string): Promise<string> {
  return (await findUserById(app.services.db, userId))?.email ?? ''
}

async function tokenFor(address: string): Promise<string> {
  const { text } = await mails.next(address)
  return /invitation\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}

type People = { people: { id: string; role: string; email: string | null }[]; invitations: { id: string }[] }

describe('an owner who invites somebody', () => {
  test('sends a link, good once and only for that address', async () => {
    const { path, owner, slug } = await founded(app, { name: 'Kuća Poziva' })
    const guest = await person(app)
    const other = await person(app)
    const email = await emailOf(guest.userId)
    const asked = await owner.send('POST', `${path}/invitations`, {
      email: ` ${email.toUpperCase()} `,
      role: 'editor',
    })
    expect(asked.statusCode).toBe(204)
    const token = await tokenFor(email)
    const look = () => visitor(app).call({ method: 'POST', url: '/api/invitations/look', body: { token } })
    const { id } = (await look()).json<{ id: string }>()
    expect((await look()).json()).toEqual({ id, organisation: 'Kuća Poziva', slug, email, role: 'editor' })
    expect((await other.send('POST', `/api/my/invitations/${id}/accept`)).statusCode).toBe(404)
    expect((await guest.send('GET', '/api/my/organisations')).json().invitations).toMatchObject([
      { id, organisation: 'Kuća Poziva', role: 'editor' },
    ])
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => guest.send('POST', `/api/my/invitations/${id}/accept`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404])
    expect((await look()).statusCode).toBe(404)
    const { people } = (await owner.send('GET', `${path}/people`)).json<People>()
    expect(people.map(({ role }) => role)).toEqual(['owner', 'editor'])
    const twice = await owner.send('POST', `${path}/invitations`, { email, role: 'owner' })
    expect(twice.json()).toMatchObject({
      code: 'organisations.alreadyMember',
      fields: { email: expect.any(String) },
    })
  })

  test('may take it back or ask anew, and the old link is worth nothing', async () => {
    const { path, owner } = await founded(app)
    const email = 'nova.osoba@primjer.ba'
    const look = (token: string) =>
      visitor(app).call({ method: 'POST', url: '/api/invitations/look', body: { token } })
    await owner.send('POST', `${path}/invitations`, { email, role: 'editor' })
    const first = await tokenFor(email)
    mails.clear()
    await owner.send('POST', `${path}/invitations`, { email, role: 'reviewer' })
    const second = await tokenFor(email)
    expect((await look(first)).statusCode).toBe(404)
    expect((await look(second)).json()).toMatchObject({ role: 'reviewer' })
    const { invitations } = (await owner.send('GET', `${path}/people`)).json<People>()
    expect(invitations).toHaveLength(1)
    const gone = await owner.send('DELETE', `${path}/invitations/${invitations[0]?.id}`)
    expect(gone.statusCode).toBe(204)
    expect((await look(second)).statusCode).toBe(404)
    expect((await look('kratko')).statusCode).toBe(422)
  })

  test('finds an old invitation expired', async () => {
    const { path, owner, id } = await founded(app)
    const guest = await person(app)
    const email = await emailOf(guest.userId)
    await owner.send('POST', `${path}/invitations`, { email, role: 'editor' })
    await app.services.pool.query(
      `update organisation_invitations set expires_at = now() - interval '1 second' where organisation_id = $1`,
      [id],
    )
    const { rows } = await app.services.pool.query<{ id: string }>(
      'select id from organisation_invitations where organisation_id = $1',
      [id],
    )
    expect((await guest.send('POST', `/api/my/invitations/${rows[0]?.id}/accept`)).statusCode).toBe(404)
    expect((await guest.send('GET', '/api/my/organisations')).json().invitations).toEqual([])
  })

  test('is told on the dashboard of whoever was asked, who may say no', async () => {
    const { path, owner } = await founded(app, { name: 'Mlin' })
    const guest = await person(app)
    const user = await findUserById(app.services.db, guest.userId)
    if (!user) throw new Error('The person has gone')
    await owner.send('POST', `${path}/invitations`, { email: user.email, role: 'reviewer' })
    const part = () =>
      organisationsPart({ db: app.services.db, user, locale: 'bhs' } as Parameters<
        typeof organisationsPart
      >[0])
    expect((await part()).steps).toMatchObject([{ title: 'Poziva te Mlin', path: '/organisations/mine' }])
    const [asked] = (await guest.send('GET', '/api/my/organisations')).json<People>().invitations
    expect((await guest.send('DELETE', `/api/my/invitations/${asked?.id}`)).statusCode).toBe(204)
    expect((await part()).steps).toEqual([])
  })

  test('stops at thirty a day, however fast', async () => {
    const { path, owner } = await founded(app)
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, n) =>
        owner.send('POST', `${path}/invitations`, { email: `gost${n}@masa.example`, role: 'reviewer' }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6)
  })

  test.each([[{ email: 'nije adresa', role: 'editor' }], [{ email: 'a@b.ba', role: 'king' }], [{}]])(
    'is refused %j',
    async (body) => {
      const { path, owner } = await founded(app)
      expect((await owner.send('POST', `${path}/invitations`, body)).statusCode).toBe(422)
    },
  )
})
