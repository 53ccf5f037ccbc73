import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { acquaintances, talker } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a conversation of two', () => {
  test('a stranger asks once, and writes on when the other one has accepted', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    expect((await tarik.list()).items).toEqual([])
    expect((await amra.write(id, 'Zdravo!')).statusCode).toBe(201)
    expect(await tarik.list()).toMatchObject({ items: [], requests: 1, unread: 0 })
    expect((await tarik.list('requests')).items[0]).toMatchObject({ id, last: { body: 'Zdravo!' } })
    expect((await amra.see(id)).own.mayWrite).toBe('waits')
    const second = await amra.write(id, 'Jesi li tu?')
    expect([second.statusCode, second.json().code]).toEqual([409, 'messaging.awaitsAnswer'])
    await tarik.answer(id, true)
    expect((await amra.write(id, 'Hvala!')).statusCode).toBe(201)
    expect(await tarik.list()).toMatchObject({ unread: 1, requests: 0, items: [{ id, own: { unread: 2 } }] })
  })

  test('a refused sender hears nothing and cannot write again; the member who refused can still write first', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    await amra.write(id, 'Zdravo!')
    await tarik.answer(id, false)
    expect((await tarik.send('GET', `/api/conversations/${id}`)).statusCode).toBe(404)
    expect((await amra.see(id)).own).toMatchObject({ state: 'in', mayWrite: 'waits' })
    expect((await amra.write(id, 'Halo?')).json().code).toBe('messaging.awaitsAnswer')
    expect(await tarik.begun([amra])).toBe(id)
    expect((await tarik.write(id, 'Ipak, zdravo.')).statusCode).toBe(201)
    expect((await amra.write(id, 'Zdravo!')).statusCode).toBe(201)
  })

  test('two who begin at the same moment have one conversation', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? amra.begun([tarik]) : tarik.begun([amra]))),
    )
    expect(new Set(begun).size).toBe(1)
    const answers = await Promise.all([amra.write(begun[0]!, 'Ja prva'), tarik.write(begun[0]!, 'Ne, ja')])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(201)
  })

  test('nobody else reads it, writes into it or changes it', async () => {
    const { amra, id } = await acquaintances(app)
    const stranger = await talker(app)
    const message = (await amra.read(id))[0]!
    const place = `/api/conversations/${id}`
    const tries = await Promise.all([
      stranger.send('GET', place),
      stranger.send('GET', `${place}/messages`),
      stranger.send('GET', `${place}/changes?since=0`),
      stranger.write(id, 'Mogu li i ja?'),
      stranger.send('POST', `${place}/read`, { seq: 1 }),
      stranger.send('POST', `${place}/typing`),
      stranger.answer(id, true),
      stranger.send('PATCH', `${place}/own`, { draft: 'x' }),
      stranger.send('DELETE', `${place}/messages/${message.id}`),
      stranger.send('PUT', `${place}/messages/${message.id}/reaction`, { emoji: '👍' }),
      stranger.send('PATCH', `${place}/messages/${message.id}`, { body: 'Nisam to rekla' }),
    ])
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
    const found = await stranger.send('GET', '/api/messages/search?query=stolariji')
    expect(found.json().items).toEqual([])
  })
})

describe('people who stand to each other in some way', () => {
  test('who are connected write freely, and are brought into groups by each other alone', async () => {
    const [amra, tarik, lejla] = [
      await talker(app),
      await talker(app, { firstName: 'Tarik' }),
      await talker(app, { firstName: 'Lejla', lastName: 'Nepoznata' }),
    ]
    await amra.ask(tarik)
    await tarik.accept(amra)
    const [id, asked] = [await amra.begun([tarik]), await amra.begun([lejla])]
    const isRequest = async (one: string) => (await amra.see(one)).own.isRequest
    expect([await isRequest(id), await isRequest(asked)]).toEqual([false, true])
    await amra.write(id, 'Prva')
    expect((await amra.write(id, 'Druga')).statusCode).toBe(201)
    expect((await tarik.list()).items[0]).toMatchObject({ id, own: { state: 'in', unread: 2 } })
    const drawn = await amra.begin([tarik, lejla], { title: 'Klupe uz Bosnu' })
    expect([drawn.statusCode, drawn.json().code]).toEqual([403, 'messaging.notInGroup'])
    // The error names the person who cannot be added, however many were chosen.
    expect(drawn.json().error).toContain('Lejla Nepoznata')
    expect(drawn.json().error).not.toContain('Tarik')
    await amra.ask(lejla)
    await lejla.accept(amra)
    const group = await amra.begun([tarik, lejla], { title: 'Klupe uz Bosnu' })
    await tarik.write(group, 'Evo me')
    expect((await lejla.list()).items[0]).toMatchObject({ id: group, title: 'Klupe uz Bosnu' })
  })

  test('whom a block separates do not write to each other, and in a group do not read each other', async () => {
    const [amra, tarik, lejla] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [tarik, lejla]) {
      await amra.ask(other)
      await other.accept(amra)
    }
    const id = await amra.begun([tarik])
    const group = await amra.begun([tarik, lejla])
    await tarik.write(group, 'Ovo ne želim čitati')
    await lejla.block(tarik)
    expect((await lejla.read(group))[0]).toMatchObject({ body: '', isHidden: true })
    expect((await lejla.send('GET', '/api/messages/search?query=citati')).json().items).toEqual([])
    expect((await amra.read(group))[0]).toMatchObject({ body: 'Ovo ne želim čitati', isHidden: false })
    await tarik.block(amra)
    expect((await amra.write(id, 'Halo')).json().code).toBe('messaging.cannotReach')
    expect((await tarik.write(id, 'Halo')).json().code).toBe('messaging.cannotReach')
    expect((await amra.see(id)).own.mayWrite).toBe('no')
    expect((await lejla.begin([tarik])).json().code).toBe('messaging.cannotReach')
  })
})

describe('a group', () => {
  test('gives back to whoever returns what they could read before, and nothing of what they missed', async () => {
    const [amra, tarik, lejla] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [tarik, lejla]) {
      await amra.ask(other)
      await other.accept(amra)
    }
    const id = await amra.begun([tarik, lejla], { title: 'Klupe' })
    await amra.write(id, 'Prije')
    await amra.send('DELETE', `/api/conversations/${id}/members/${tarik.userId}`)
    const { id: missed } = (await amra.write(id, 'Dok ga nema')).json()
    await amra.send('POST', `/api/conversations/${id}/members`, { members: [tarik.userId] })
    await amra.write(id, 'Poslije')
    const bodies = (await tarik.read(id)).map(({ body }) => body)
    expect(bodies).toEqual(['Prije', 'Poslije'])
    expect((await tarik.send('GET', `/api/conversations/${id}/messages/${missed}`)).statusCode).toBe(404)
    expect((await tarik.send('GET', '/api/messages/search?query=nema')).json().items).toEqual([])
    expect((await tarik.see(id)).own.unread).toBe(1)
  })

  test('asks whoever is turned to only by people they know before they are among others', async () => {
    const [amra, tarik, minor] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [tarik, minor]) {
      await amra.ask(other)
      await other.accept(amra)
    }
    await app.services.db.execute<object>(
      sql`update users set born_on = now() - interval '15 years' where id = ${minor.userId}`,
    )
    const id = await amra.begun([tarik, minor], { title: 'Klupe' })
    await amra.write(id, 'Zdravo svima')
    expect((await minor.see(id)).own).toMatchObject({ state: 'asked', isGuarded: true })
    expect((await minor.list('requests')).items).toMatchObject([{ id }])
    await minor.answer(id, true)
    expect((await minor.see(id)).own.state).toBe('in')
    expect((await tarik.see(id)).own.isGuarded).toBe(false)
  })
})
