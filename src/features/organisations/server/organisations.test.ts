import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { founded, join, logo, person, upload } from './organisations.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const NEW = { name: 'Čelik Đurđevik', kind: 'employer', municipality: 'zivinice', website: '' }

describe('somebody who founds an organisation', () => {
  test('gets an address made of its name and owns it', async () => {
    const { send } = await person(app)
    const made = await send('POST', '/api/organisations', NEW)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({ id: expect.any(String), slug: 'celik-djurdjevik' })
    const { id } = made.json<{ id: string }>()
    expect((await send('GET', `/api/organisations/${id}`)).json()).toMatchObject({
      slug: 'celik-djurdjevik',
      role: 'owner',
      details: { name: 'Čelik Đurđevik', replyDays: 14, registerNumber: null },
      check: { state: 'none', domain: null, domainProved: false },
    })
    const { organisations } = (await send('GET', '/api/my/organisations')).json()
    expect(organisations).toMatchObject([{ card: { id, verified: false }, role: 'owner', state: 'none' }])
  })

  test('gets an address of its own for each of many of the same name who come at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => person(app)))
    const made = await Promise.all(
      people.map(({ send }) => send('POST', '/api/organisations', { ...NEW, name: 'Isto Ime' })),
    )
    expect(new Set(made.map((answer) => answer.json<{ slug: string }>().slug)).size).toBe(5)
  })

  test.each([['new'], ['Mine'], ['Invitation'], ['??']])(
    'never takes an address of our own pages by the name %s',
    async (name) => {
      const { send } = await person(app)
      const { slug } = (await send('POST', '/api/organisations', { ...NEW, name })).json<{ slug: string }>()
      expect(slug).toMatch(/^organizacija/)
    },
  )

  test('may found five a day, however fast', async () => {
    const { send } = await person(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        send('POST', '/api/organisations', { ...NEW, name: `Firma ${randomUUID()}` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  })

  test.each([
    [{ name: '  ' }],
    [{ name: 'x'.repeat(161) }],
    [{ name: 'Dva\nreda' }],
    [{ kind: 'party' }],
    [{ municipality: 'atlantida' }],
    [{ website: 'javascript:alert(1)' }],
    [{ website: 'https://firma' }],
    [{ more: 1 }],
  ])('is refused %j', async (more) => {
    const { send } = await person(app)
    expect((await send('POST', '/api/organisations', { ...NEW, ...more })).statusCode).toBe(422)
  })
})

describe('who edits an organisation', () => {
  test('keeps every field, and reads it again', async () => {
    const { own, change } = await founded(app)
    const details = {
      about: { bhs: 'Radimo.', en: 'We work.' },
      website: 'https://www.firma.example/o-nama',
      email: 'posao@firma.example',
      phone: '+387 37 123-456',
      registerNumber: '4200000000001',
      replyDays: 5,
      address: 'Ulica 1',
    }
    expect((await change(details, '1')).statusCode).toBe(200)
    expect(await own()).toMatchObject({ details, version: '2', check: { domain: 'firma.example' } })
  })

  test('is told when another device has saved in the meantime: one of many wins', async () => {
    const { own, change } = await founded(app)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((replyDays) => change({ replyDays }, '1')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await own()).version).toBe('2')
  })

  test.each([
    [{ registerNumber: '420000000000' }],
    [{ registerNumber: '42000000000012' }],
    [{ email: 'a@b' }],
    [{ phone: 'nazovi me' }],
    [{ replyDays: 0 }],
    [{ replyDays: 91 }],
    [{ about: { bhs: 'x'.repeat(4001), en: '' } }],
  ])('is refused %j', async (more) => {
    const { change } = await founded(app)
    expect((await change(more)).statusCode).toBe(422)
  })

  test('is an owner or editor; a reviewer may only read, and strangers find nothing', async () => {
    const { own, path, with: having } = await founded(app)
    const { details } = await own()
    const change = { ...details, replyDays: 3 }
    expect((await (await having('editor')).send('PUT', path, change)).statusCode).toBe(200)
    const reviewer = await having('reviewer')
    expect((await reviewer.send('GET', path)).statusCode).toBe(200)
    expect((await reviewer.send('PUT', path, change)).statusCode).toBe(403)
    const other = await person(app)
    for (const answer of [await other.send('GET', path), await other.send('PUT', path, change)])
      expect(answer.statusCode).toBe(404)
    expect((await visitor(app).get(path)).statusCode).toBe(401)
  })

  test('cannot change anything while it is suspended', async () => {
    const { id, owner, own, change } = await founded(app)
    await app.services.pool.query('update organisations set suspended_at = now() where id = $1', [id])
    expect((await change({ replyDays: 3 })).json()).toMatchObject({ code: 'organisations.suspended' })
    expect((await own()).suspended).toBe(true)
    expect((await upload(app, { who: owner, id, bytes: await logo() })).statusCode).toBe(409)
  })
})

describe('a logo', () => {
  test('is shown whole on white, anew, and a new one takes its place', async () => {
    const { id, own, owner, path } = await founded(app)
    const first = (await upload(app, { who: owner, id, bytes: await logo() })).json<{ logo: string }>()
    const { rawPayload } = await visitor(app).get(first.logo)
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([256, 256])
    expect(data[0]).toBeGreaterThan(250)
    const second = (await upload(app, { who: owner, id, bytes: await logo(300, 300) })).json<{
      logo: string
    }>()
    expect((await own()).logo).toBe(second.logo)
    expect((await visitor(app).get(first.logo)).statusCode).toBe(404)
    expect((await owner.send('DELETE', `${path}/logo`)).statusCode).toBe(204)
    expect((await visitor(app).get(second.logo)).statusCode).toBe(404)
  })

  test('is put up by the organisation’s own people only, and only if it is a picture', async () => {
    const { id, owner, with: having } = await founded(app)
    const bytes = await logo()
    expect((await upload(app, { who: await person(app), id, bytes })).statusCode).toBe(404)
    expect((await upload(app, { who: await having('reviewer'), id, bytes })).statusCode).toBe(403)
    const answer = await upload(app, { who: owner, id, bytes: Buffer.from('<svg/>') })
    expect(answer.json()).toMatchObject({ code: 'media.pictureUnreadable' })
    expect((await upload(app, { who: owner, id, bytes: await logo(40, 40) })).json()).toMatchObject({
      code: 'media.pictureSmall',
    })
  })
})

describe('everybody who looks', () => {
  test('sees what an organisation says, and nothing of its people', async () => {
    const { slug, owner, change } = await founded(app, { name: 'Otvorena Kuća' })
    await change({ about: { bhs: 'Vrata su otvorena.', en: '' }, registerNumber: '4200000000002' })
    const answer = await visitor(app).get(`/api/public/organisations/${slug}`)
    expect(answer.json()).toMatchObject({
      card: { name: 'Otvorena Kuća', verified: false },
      about: { bhs: 'Vrata su otvorena.', en: '' },
      replies: null,
      openings: [],
    })
    expect(answer.body).not.toContain(owner.userId)
  })

  test('finds nothing of an organisation that is suspended or closed', async () => {
    for (const column of ['suspended_at', 'closed_at']) {
      const { slug, id } = await founded(app)
      await app.services.pool.query(`update organisations set ${column} = now() where id = $1`, [id])
      expect((await visitor(app).get(`/api/public/organisations/${slug}`)).statusCode).toBe(404)
    }
    expect((await visitor(app).get('/api/public/organisations/nema-je')).statusCode).toBe(404)
  })

  test('finds verified ones in the list and the sitemap, in pages, by any spelling', async () => {
    const made = await Promise.all(
      Array.from({ length: 33 }, async (_, n) => {
        const { id } = await founded(app, { name: `Žičara Đogani ${n}` })
        return id
      }),
    )
    const list = async (query: string) =>
      (await visitor(app).get(`/api/public/organisations?${query}`)).json<{
        organisations: { id: string; slug: string }[]
        next: string | null
      }>()
    expect((await list('query=zicara')).organisations).toEqual([])
    await app.services.pool.query(
      `update organisations set verification = 'verified', verified_at = now() where id = any($1)`,
      [made],
    )
    const first = await list('query=zicara%20djogani&kind=employer')
    const second = await list(`query=%D0%B6%D0%B8%D1%87%D0%B0%D1%80%D0%B0&after=${first.next ?? ''}`)
    const ids = [...first.organisations, ...second.organisations].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(made.toSorted())
    expect(second.next).toBeNull()
    expect((await list('query=zicara&kind=ngo')).organisations).toEqual([])
    expect((await visitor(app).get('/api/public/organisations?kind=party')).statusCode).toBe(422)
    const map = (await visitor(app).get('/sitemap.xml')).body
    expect(map).toContain(`/organisations/${first.organisations[0]?.slug}<`)
  })
})

test('somebody with no part in it is refused everywhere, and what is nobody’s is not there', async () => {
  const { path, owner } = await founded(app)
  const other = await person(app)
  const calls = [
    ['GET', `${path}/people`],
    ['POST', `${path}/invitations`, { email: 'neko@primjer.ba', role: 'editor' }],
    ['DELETE', `${path}/invitations/${randomUUID()}`],
    ['PUT', `${path}/people/${owner.userId}`, { role: 'editor' }],
    ['DELETE', `${path}/people/${owner.userId}`],
    ['POST', `${path}/domain-code`, { mailbox: 'info' }],
    ['POST', `${path}/domain`, { code: '123456' }],
    ['POST', `${path}/check`],
    ['DELETE', `${path}/logo`],
    ['POST', `/api/my/invitations/${randomUUID()}/accept`],
    ['DELETE', `/api/my/invitations/${randomUUID()}`],
  ] as const
  for (const [method, url, body] of calls) {
    expect([url, (await other.send(method, url, body)).statusCode]).toEqual([url, 404])
    const stranger = await visitor(app).call({ method, url, ...(body && { body }) })
    expect([url, stranger.statusCode]).toEqual([url, 401])
  }
  await join(app, { id: path.split('/').at(-1) ?? '', userId: other.userId, role: 'editor' })
  for (const [method, url, body] of calls.slice(1, 8)) {
    expect([url, (await other.send(method, url, body)).statusCode]).toEqual([url, 403])
  }
})
