import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { organisationsConsole } from '../check/console.part.ts'
import { exportMemberships, membershipsEraser } from '../data-rights.ts'
import { founded, join, person } from '../organisations.fixture.ts'

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

type People = { people: { id: string; role: string; email: string | null }[]; invitations: { id: string }[] }

describe('the people of an organisation', () => {
  test('see each other; addresses and invitations are for owners', async () => {
    const { path, owner, with: having } = await founded(app)
    const editor = await having('editor')
    await owner.send('POST', `${path}/invitations`, { email: 'treca@primjer.ba', role: 'editor' })
    const seen = (await editor.send('GET', `${path}/people`)).json<People>()
    expect(seen.people.map(({ email }) => email)).toEqual([null, null])
    expect(seen.invitations).toEqual([])
    expect((await owner.send('GET', `${path}/people`)).body).toContain('@primjer.ba')
  })

  test('change roles and go; an owner gives the role on before leaving', async () => {
    const { path, owner, with: having } = await founded(app)
    const editor = await having('editor')
    const mine = `${path}/people/${owner.userId}`
    expect((await owner.send('DELETE', mine)).json()).toMatchObject({ code: 'organisations.lastOwner' })
    expect((await owner.send('PUT', mine, { role: 'editor' })).statusCode).toBe(409)
    expect((await owner.send('PUT', `${path}/people/${editor.userId}`, { role: 'owner' })).statusCode).toBe(
      204,
    )
    expect((await owner.send('DELETE', mine)).statusCode).toBe(204)
    expect((await owner.send('GET', path)).statusCode).toBe(404)
    const reviewer = await having('reviewer')
    expect((await reviewer.send('DELETE', `${path}/people/${reviewer.userId}`)).statusCode).toBe(204)
    expect((await editor.send('DELETE', `${path}/people/${reviewer.userId}`)).statusCode).toBe(404)
  })

  test('keep an owner when all owners leave at the same moment', async () => {
    const { path, owner, with: having } = await founded(app)
    const owners = [owner, await having('owner'), await having('owner')]
    const answers = await Promise.all(
      owners.map(({ send, userId }) => send('DELETE', `${path}/people/${userId}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 409])
  })

  test('never grow beyond a hundred', async () => {
    const { path, owner, id } = await founded(app)
    await app.services.pool.query(
      `insert into organisation_invitations (id, organisation_id, email, role, token_hash, expires_at)
       select gen_random_uuid(), $1, 'g' || n || '@vrh.example', 'editor', ('\\x' || md5(random()::text))::bytea,
         now() + interval '1 day' from generate_series(1, 98) n`,
      [id],
    )
    const ask = (n: number) =>
      owner.send('POST', `${path}/invitations`, { email: `jos${n}@vrh.example`, role: 'editor' })
    const answers = await Promise.all([1, 2, 3].map(ask))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
  })
})

describe('a person who leaves the platform', () => {
  async function erase(userId: string) {
    await inTransaction(app.services.pool, async (tx) => {
      await membershipsEraser({})({ services: app.services, tx, userId })
      await tx.$client.query('delete from users where id = $1', [userId])
    })
  }

  test('takes along where they belong, and whom they asked', async () => {
    const { path, owner } = await founded(app, { name: 'Za ponijeti' })
    await owner.send('POST', `${path}/invitations`, { email: 'pozvana@primjer.ba', role: 'editor' })
    const files: object[] = []
    for await (const { content } of exportMemberships({ services: app.services, userId: owner.userId }))
      files.push(content)
    expect(files).toMatchObject([
      {
        memberships: [{ organisation: 'Za ponijeti', role: 'owner' }],
        invited: [{ email: 'pozvana@primjer.ba' }],
      },
    ])
  })

  test('leaves the organisation to the oldest editor, who is told', async () => {
    const { owner, id, path, with: having } = await founded(app)
    const reviewer = await having('reviewer')
    const editor = await having('editor')
    await erase(owner.userId)
    expect((await editor.send('GET', path)).json()).toMatchObject({ role: 'owner' })
    expect((await reviewer.send('GET', path)).json()).toMatchObject({ role: 'reviewer' })
    const mail = await mails.next(await emailOf(editor.userId))
    expect(mail.subject).toMatch(/^Od sada vodiš: /)
    expect(id).toBeTruthy()
  })

  test('closes what nobody else belongs to, and their contacts go from it', async () => {
    const { owner, id, slug, change } = await founded(app)
    await change({ email: 'ja@firma.example', phone: '061 000 000' })
    await erase(owner.userId)
    const { rows } = await app.services.pool.query(
      'select email, phone, closed_at from organisations where id = $1',
      [id],
    )
    expect(rows).toEqual([{ email: '', phone: '', closed_at: expect.any(Date) }])
    expect((await visitor(app).get(`/api/public/organisations/${slug}`)).statusCode).toBe(404)
  })

  test('is forgotten in invitations to them', async () => {
    const { owner, path } = await founded(app)
    const guest = await person(app)
    await owner.send('POST', `${path}/invitations`, { email: await emailOf(guest.userId), role: 'editor' })
    await erase(guest.userId)
    expect((await owner.send('GET', `${path}/people`)).json<People>().invitations).toEqual([])
  })

  test('who was one of two owners leaves the other', async () => {
    const { owner, id, path } = await founded(app)
    const other = await person(app)
    await join(app, { id, userId: other.userId, role: 'owner' })
    await erase(owner.userId)
    expect((await other.send('GET', path)).json()).toMatchObject({ role: 'owner' })
  })

  test('is not followed by somebody who goes too, nor by a reviewer: it closes, and applicants are told', async () => {
    const { owner, id, slug, with: having } = await founded(app, { name: 'Zadruga Tri' })
    await having('reviewer')
    const editor = await having('editor')
    const { pool } = app.services
    await pool.query(`update users set delete_after = now() + interval '9 days' where id = $1`, [
      editor.userId,
    ])
    const applicant = await person(app)
    const knowledge = {
      applicants: async () => [
        { userId: applicant.userId, slug: 'stolar', title: { bhs: 'Stolar', en: 'Joiner' } },
      ],
    }
    await inTransaction(pool, async (tx) => {
      await membershipsEraser(knowledge)({ services: app.services, tx, userId: owner.userId })
    })
    expect((await visitor(app).get(`/api/public/organisations/${slug}`)).statusCode).toBe(404)
    const mail = await mails.next(await emailOf(applicant.userId))
    expect([mail.subject, mail.text]).toEqual(['Zadruga Tri se zatvara', expect.stringContaining('„Stolar“')])
    expect(id).toBeTruthy()
  })

  test('a sole owner chooses for each organisation: to hand it over at once or to close it in the end', async () => {
    const [handed, closing] = [await founded(app), await founded(app)]
    const { owner } = handed
    await join(app, { id: closing.id, userId: owner.userId, role: 'owner' })
    await closing.owner.send('DELETE', `${closing.path}/people/${closing.owner.userId}`)
    const editor = await handed.with('editor')
    await join(app, { id: closing.id, userId: editor.userId, role: 'editor' })
    const plan = (await owner.send('GET', '/api/settings/deletion')).json()
    expect(plan.organisations.map((one: { id: string }) => one.id).sort()).toEqual(
      [handed.id, closing.id].sort(),
    )
    const email = await emailOf(owner.userId)
    const ask = (organisations: object[]) =>
      owner.send('POST', '/api/settings/deletion', { email, organisations })
    expect((await ask([])).json().code).toBe('organisations.leftAlone')
    const stranger = (await person(app)).userId
    expect(
      (
        await ask([
          { id: handed.id, handTo: stranger },
          { id: closing.id, handTo: null },
        ])
      ).statusCode,
    ).toBe(409)
    const chosen = [
      { id: handed.id, handTo: editor.userId },
      { id: closing.id, handTo: null },
    ]
    expect((await ask(chosen)).statusCode).toBe(200)
    expect((await editor.send('GET', handed.path)).json()).toMatchObject({ role: 'owner' })
    // Staff see that an organisation will have no owner.
    const ownerless = organisationsConsole.queues?.find((queue) => queue.id === 'ownerless')
    expect((await ownerless?.waiting(app.services.db))?.count).toBeGreaterThan(0)
    await erase(owner.userId)
    expect((await editor.send('GET', closing.path)).statusCode).toBe(404)
    expect((await editor.send('GET', handed.path)).statusCode).toBe(200)
  })
})
