import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { employer, finished, sender, staff } from '../opportunities.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('an editor', () => {
  test('begins a draft for the own organisation only', async () => {
    const { send, organisation } = await employer(app)
    const made = await send('POST', '/api/opportunities', { kind: 'job', organisation })
    expect(made.statusCode).toBe(201)
    const other = await employer(app)
    const foreign = await other.send('POST', '/api/opportunities', { kind: 'job', organisation })
    expect(foreign.json()).toMatchObject({ code: 'opportunities.notOrganisations' })
    const nobodys = await other.send('POST', '/api/opportunities', {
      kind: 'job',
      organisation: null,
      organisationName: 'Neko',
    })
    expect(nobodys.statusCode).toBe(403)
    const reviewer = await employer(app, { role: 'reviewer' })
    const refused = await reviewer.send('POST', '/api/opportunities', {
      kind: 'job',
      organisation: reviewer.organisation,
    })
    expect(refused.statusCode).toBe(403)
    expect((await visitor(app).post('/api/opportunities', {})).statusCode).toBe(401)
  })

  test('saves what is unfinished and reads it again, by id and by address', async () => {
    const { send, draft, edited } = await employer(app)
    const id = await draft('training', { title: { bhs: 'Kurs', en: '' } })
    const { slug, content, version } = await edited(id)
    expect(content).toMatchObject({ kind: 'training', title: { bhs: 'Kurs' } })
    const again = await send('GET', `/api/opportunities/${slug}`)
    expect(again.json()).toMatchObject({ id, version, status: 'draft', unpublished: true })
  })

  test('is told when another device has saved in the meantime, and nothing is overwritten', async () => {
    const { send, draft, edited } = await employer(app)
    const id = await draft()
    const { version } = await edited(id)
    const titles = Array.from({ length: 6 }, (_, n) => ({ bhs: `Naslov ${n}`, en: '' }))
    const answers = await Promise.all(
      titles.map((title) =>
        send('PUT', `/api/opportunities/${id}`, finished('job', { title }), { 'if-match': `"${version}"` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    const blind = await send('PUT', `/api/opportunities/${id}`, finished('job'), { 'x-autosave': 'true' })
    expect(blind.statusCode).toBe(422)
  })

  test.each([
    ['another kind', { ...finished('job'), kind: 'event' }, ''],
    [
      'details of another kind',
      { ...finished('job'), details: { coFinancing: 1, forWhom: { bhs: '', en: '' } } },
      '',
    ],
    ['pay that shrinks', finished('job', { amountMin: 2000, amountMax: 1000 }), 'amountMax'],
    [
      'an end before the beginning',
      finished('event', { startsAt: '2027-01-02T10:00:00Z', endsAt: '2027-01-01T10:00:00Z' }),
      '',
    ],
    [
      'a text longer than its counter allows, in however many paragraphs',
      finished('job', {
        body: {
          bhs: fromPlainText('Radiš i učiš.\n'.repeat(30).replaceAll('.', ' rad'.repeat(200))),
          en: fromPlainText(''),
        },
      }),
      'body.bhs',
    ],
    ['a script for a link', { ...finished('job'), externalUrl: 'javascript:alert(1)' }, 'externalUrl'],
    ['an unknown field', { ...finished('job'), owner: 'me' }, 'owner'],
    ['a town that is not there', { ...finished('job'), municipalities: ['atlantida'] }, ''],
  ])('is refused %s', async (_name, content, field) => {
    const { send, draft } = await employer(app)
    const id = await draft()
    const answer = await send('PUT', `/api/opportunities/${id}`, content)
    expect(answer.statusCode).toBe(422)
    if (field) expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field)
  })

  test('hears of sums as sums', async () => {
    const { send, draft } = await employer(app)
    const id = await draft()
    const wrong = finished('job', { amountMin: 2000, amountMax: 1000 })
    const answer = (await send('PUT', `/api/opportunities/${id}`, wrong)).json<{ fields: object }>()
    expect(answer).toMatchObject({
      code: 'opportunities.amounts',
      fields: { amountMax: 'Gornji iznos je manji od donjeg.' },
    })
  })

  test('is told which language is older, and says that it is still right', async () => {
    const { send, draft, edited } = await employer(app)
    const id = await draft()
    await app.services.pool.query(
      `update opportunities set written = '{"title":{"bhs":"2026-01-01T00:00:00Z","en":"2026-01-01T00:00:00Z"}}' where id = $1`,
      [id],
    )
    const title = { bhs: 'Stolar', en: 'Carpentry assistant' }
    const saved = await send('PUT', `/api/opportunities/${id}`, finished('job', { title }))
    expect(saved.json()).toMatchObject({ older: [{ path: 'title', language: 'en' }] })
    expect((await send('POST', `/api/opportunities/${id}/agreement`, { path: 'title' })).statusCode).toBe(200)
    expect((await edited(id)).older).toEqual([])
  })

  test('changes a published one beside what the public sees, and publishes that too', async () => {
    const { send, published, submit, edited } = await employer(app)
    const { id, slug } = await published()
    const title = { bhs: 'Nov naslov', en: '' }
    await send('PUT', `/api/opportunities/${id}`, finished('job', { title }))
    const shown = async () => (await visitor(app).get(`/api/public/opportunities/${slug}`)).json()
    expect((await shown()).title.bhs).toBe('Pomoćnik u stolariji')
    expect(await edited(id)).toMatchObject({ unpublished: true, content: { title } })
    expect((await submit(id)).json()).toMatchObject({ status: 'published', unpublished: false, slug })
    expect((await shown()).title.bhs).toBe('Nov naslov')
  })

  test('goes back to an earlier state, and what stood there is kept', async () => {
    const { send, published, submit, edited } = await employer(app)
    const { id } = await published()
    await send('PUT', `/api/opportunities/${id}`, finished('job', { title: { bhs: 'Drugi', en: '' } }))
    await submit(id)
    await send('PUT', `/api/opportunities/${id}`, finished('job', { title: { bhs: 'Treći', en: '' } }))
    const list = async () =>
      (await send('GET', `/api/opportunities/${id}/revisions`)).json<{
        revisions: { id: string; title: { bhs: string }; by: string }[]
      }>().revisions
    const first = (await list()).at(-1)
    expect(first).toMatchObject({ title: { bhs: 'Pomoćnik u stolariji' }, by: 'Amra Hodžić' })
    const back = await send('POST', `/api/opportunities/${id}/revisions/${first?.id}/restoring`)
    expect(back.json()).toMatchObject({
      unpublished: true,
      content: { title: { bhs: 'Pomoćnik u stolariji' } },
    })
    expect((await list()).map(({ title }) => title.bhs)).toEqual(['Treći', 'Drugi', 'Pomoćnik u stolariji'])
    expect((await edited(id)).status).toBe('published')
    const unknown = await send('POST', `/api/opportunities/${id}/revisions/${randomUUID()}/restoring`)
    expect(unknown.statusCode).toBe(404)
  })

  test('finds their own in the list and nothing of others', async () => {
    const { send, draft, published, organisation } = await employer(app)
    const mine = [await draft(), (await published()).id]
    await (await employer(app)).draft()
    const { opportunities, organisations } = (await send('GET', '/api/opportunities/mine')).json()
    expect(opportunities.map(({ id }: { id: string }) => id).sort()).toEqual(mine.sort())
    expect(organisations.map(({ id }: { id: string }) => id)).toEqual([organisation])
    const drafts = (await send('GET', '/api/opportunities/mine?status=draft')).json()
    expect(drafts.opportunities).toHaveLength(1)
  })

  test('names skills of the vocabulary; others are left out', async () => {
    const skill = randomUUID()
    await app.services.pool.query(`insert into skills (id, group_name, kind) values ($1, 'rad', 'skill')`, [
      skill,
    ])
    const wanted = [
      { skill, importance: 'required' as const, level: 'advanced' as const },
      { skill: randomUUID(), importance: 'nice' as const, level: null },
    ]
    const { draft, edited } = await employer(app)
    const id = await draft('job', { skills: wanted })
    expect((await edited(id)).content.skills).toEqual([wanted[0]])
  })
})

describe('what belongs to somebody else', () => {
  test('is not there for a stranger, another organisation, a reviewer or an admin', async () => {
    const { draft, organisation } = await employer(app)
    const id = await draft()
    const member = sender(app, await signIn(app))
    const colleague = await signIn(app)
    await app.services.pool.query(
      `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'reviewer')`,
      [organisation, colleague.userId],
    )
    for (const send of [
      member,
      (await employer(app)).send,
      sender(app, colleague),
      (await staff(app)).send,
    ]) {
      expect((await send('GET', `/api/opportunities/${id}`)).statusCode).toBe(404)
      expect((await send('PUT', `/api/opportunities/${id}`, finished('job'))).statusCode).toBe(404)
      expect((await send('POST', `/api/opportunities/${id}/submission`)).statusCode).toBe(404)
      expect((await send('DELETE', `/api/opportunities/${id}`)).statusCode).toBe(404)
    }
  })

  test('is written by staff where it belongs to nobody here', async () => {
    const one = await staff(app)
    const { id, slug } = await one.published()
    const other = await staff(app)
    expect((await other.edited(id)).organisationName).toBe('Neko drugi')
    const shown = await visitor(app).get(`/api/public/opportunities/${slug}`)
    expect(shown.json()).toMatchObject({ organisation: { name: 'Neko drugi', slug: null, verified: false } })
    const member = sender(app, await signIn(app))
    expect((await member('GET', `/api/opportunities/${id}`)).statusCode).toBe(404)
  })
})
