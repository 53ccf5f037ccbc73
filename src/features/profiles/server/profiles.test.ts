import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { entry, owner } from './profiles.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const ABOUT = { about: { bhs: 'Programiram mostove.', en: 'I program bridges.' } }

describe('somebody editing their profile', () => {
  test('finds an empty one with an address made of their name', async () => {
    const { own } = await owner(app, { firstName: 'Đorđe', lastName: 'Čolić' })
    const profile = await own()
    expect(profile).toMatchObject({ slug: 'djordje-colic', name: 'Đorđe Čolić', published: false })
    expect(profile.sections.work).toEqual({ content: { items: [] }, version: '0', older: [] })
    const namesake = await owner(app, { firstName: 'Djordje', lastName: 'Colic' })
    expect((await namesake.own()).slug).toBe('djordje-colic-2')
  })

  test('saves a section and reads it again, in the order they gave it', async () => {
    const { own, save } = await owner(app)
    const items = [entry('Konobar', { kind: 'informal' }), entry('Volonterka', { kind: 'volunteering' })]
    const saved = await save('work', { items }, '0')
    expect(saved.statusCode).toBe(200)
    const { version } = saved.json<{ version: string }>()
    await save('work', { items: items.toReversed() }, version)
    const { sections } = await own()
    expect(sections.work.content.items.map(({ title }) => title.bhs)).toEqual(['Volonterka', 'Konobar'])
  })

  test('is told when another device has saved in the meantime, and nothing is overwritten', async () => {
    const { own, save } = await owner(app)
    await save('about', ABOUT, '0')
    const late = await save('about', { about: { bhs: 'Drugo', en: '' } }, '0')
    expect(late.statusCode).toBe(409)
    expect((await own()).sections.about.content).toEqual(ABOUT)
  })

  test('may press as fast as they like on two devices: one wins, the other is told', async () => {
    const { own, save } = await owner(app)
    const texts = Array.from({ length: 8 }, (_, n) => ({ about: { bhs: `Tekst ${n}`, en: '' } }))
    const answers = await Promise.all(texts.map((text) => save('about', text, '0')))
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
    expect((await own()).sections.about.content).toEqual(won[0]?.json().content)
  })

  test('names skills of the vocabulary or in their own words', async () => {
    const { own, save } = await owner(app)
    const known = randomUUID()
    await app.services.pool.query(`insert into skills (id, group_name, kind) values ($1, 'rad', 'skill')`, [
      known,
    ])
    const level = 'basic'
    const items = [
      { id: randomUUID(), skill: known, label: 'Zidanje', level },
      { id: randomUUID(), skill: randomUUID(), label: 'Nešto svoje', level },
    ]
    expect((await save('skills', { items })).statusCode).toBe(200)
    const { content } = (await own()).sections.skills
    expect(content.items.map(({ skill }) => skill)).toEqual([known, null])
  })

  test('must say what an autosave builds on', async () => {
    const { send } = await owner(app)
    const answer = await send('PUT', '/api/profile/about', ABOUT, { 'x-autosave': 'true' })
    expect(answer.json()).toMatchObject({
      code: 'platform.invalid',
      fields: { 'If-Match': expect.any(String) },
    })
  })

  test.each([
    ['about', { about: { bhs: 'x'.repeat(3001), en: '' } }],
    ['about', { about: { bhs: '', en: '' }, more: 1 }],
    ['intro', { headline: { bhs: '', en: '' }, municipality: 'atlantida' }],
    ['links', { items: [{ id: randomUUID(), label: '', url: 'javascript:alert(1)' }] }],
    ['languages', { items: [{ id: randomUUID(), language: 'de', level: 'B7' }] }],
    ['work', { items: [entry('Posao', { from: '2024-05', to: '2024-02' })] }],
    ['work', { items: Array.from({ length: 26 }, () => entry('Posao')) }],
  ])('is refused what is no %s', async (section, content) => {
    const { save } = await owner(app)
    expect((await save(section, content)).statusCode).toBe(422)
  })

  test('is told which language is older, and says that it is still right', async () => {
    const { own, save, send, userId } = await owner(app)
    await save('about', ABOUT, '0')
    await app.services.pool.query(
      `update profile_sections set written = '{"about":{"bhs":"2026-01-01T00:00:00Z","en":"2026-01-01T00:00:00Z"}}' where user_id = $1`,
      [userId],
    )
    await save('about', { about: { ...ABOUT.about, bhs: 'Gradim mostove.' } })
    expect((await own()).sections.about.older).toEqual([{ path: 'about', language: 'en' }])
    const checked = await send('POST', '/api/profile/checked', { section: 'about', path: 'about' })
    expect(checked.statusCode).toBe(204)
    expect((await own()).sections.about.older).toEqual([])
    const unknown = await send('POST', '/api/profile/checked', { section: 'about', path: 'nothing' })
    expect(unknown.statusCode).toBe(404)
  })

  test('says what is not to be suggested, on the profile and on the dashboard, and takes it back', async () => {
    const { own, send } = await owner(app)
    const onDashboard = async () => (await send('GET', '/api/dashboard')).body
    const suggestion = { piece: 'photo', isDismissed: true }
    expect((await send('PUT', '/api/profile/suggestions', suggestion)).statusCode).toBe(204)
    expect((await send('PUT', '/api/profile/suggestions', suggestion)).statusCode).toBe(204)
    expect((await own()).dismissed).toEqual(['photo'])
    expect(await onDashboard()).not.toContain('"photo"')
    await send('PUT', '/api/profile/suggestions', { piece: 'photo', isDismissed: false })
    expect((await own()).dismissed).toEqual([])
    expect(await onDashboard()).toContain('"photo"')
    const unknown = await send('PUT', '/api/profile/suggestions', { piece: 'horoscope', isDismissed: true })
    expect(unknown.statusCode).toBe(422)
    const stranger = await visitor(app).call({
      method: 'PUT',
      url: '/api/profile/suggestions',
      body: suggestion,
    })
    expect(stranger.statusCode).toBe(401)
  })
})

describe('an address', () => {
  test('that is asked for by six windows at once is taken once, and none is told that something broke', async () => {
    for (const slugs of [
      Array.from({ length: 6 }, () => 'sest-puta'),
      [1, 2, 3, 4, 5, 6].map((n) => `sesta-${n}`),
    ]) {
      const { own, send } = await owner(app, { firstName: 'Šest', lastName: 'Prozora' })
      const answers = await Promise.all(
        slugs.map((slug) => send('PUT', '/api/profile/publication', { published: true, slug })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(slugs.map(() => 200))
      expect(slugs).toContain((await own()).slug)
    }
  })

  test('that was changed still leads to its person, who may take it back', async () => {
    const { own, send } = await owner(app, { firstName: 'Stara', lastName: 'Adresa' })
    await own()
    const slug = `nova-${Date.now()}`
    const changed = await send('PUT', '/api/profile/publication', { published: true, slug })
    expect(changed.json()).toEqual({ published: true, slug })
    const followed = await visitor(app).get('/api/public/profiles/stara-adresa')
    expect(followed.json()).toMatchObject({ slug })
    await send('PUT', '/api/profile/publication', { slug: 'stara-adresa' })
    expect((await own()).slug).toBe('stara-adresa')
  })

  test('of somebody else is refused, a former one too, and one’s own stays', async () => {
    const first = await owner(app, { firstName: 'Prva', lastName: 'Osoba' })
    await first.own()
    await first.send('PUT', '/api/profile/publication', { slug: 'prva-druga' })
    const second = await owner(app, { firstName: 'Druga', lastName: 'Osoba' })
    await second.own()
    const taken = await second.send('PUT', '/api/profile/publication', { slug: 'prva-osoba' })
    expect(taken.statusCode).toBe(422)
    expect(taken.json()).toMatchObject({ code: 'profiles.slugTaken', fields: { slug: expect.any(String) } })
    expect((await second.own()).slug).toBe('druga-osoba')
    expect((await second.send('PUT', '/api/profile/publication', { slug: 'Ne Može' })).statusCode).toBe(422)
  })

  test('is one for each of many people of the same name who come at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => owner(app, { firstName: 'Isto', lastName: 'Ime' })),
    )
    const slugs = await Promise.all(people.flatMap(({ own }) => [own(), own()]))
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(6)
  })
})

describe('who looks at a profile of somebody else', () => {
  async function shown() {
    const person = await owner(app, { firstName: 'Vidljiva', lastName: randomUUID().slice(0, 8) })
    const { slug } = await person.own()
    await person.save('about', { about: { bhs: 'javno', en: '' } })
    await person.save('links', {
      items: [{ id: randomUUID(), label: 'clanovima', url: 'https://primjer.ba' }],
    })
    await person.save('work', { items: [entry('samo-meni')] })
    await person.send('PUT', '/api/profile/visibility', { part: 'work', visibility: 'me' })
    return {
      ...person,
      slug,
      publish: () => person.send('PUT', '/api/profile/publication', { published: true }),
    }
  }

  test('finds nothing in public before it is published, nor after it is taken back', async () => {
    const person = await shown()
    const address = `/api/public/profiles/${person.slug}`
    const stranger = visitor(app)
    expect((await stranger.get(address)).statusCode).toBe(404)
    await person.publish()
    expect((await stranger.get(address)).statusCode).toBe(200)
    await person.send('PUT', '/api/profile/publication', { published: false })
    expect((await stranger.get(address)).statusCode).toBe(404)
    expect((await stranger.get('/api/public/profiles/nema-nikoga')).statusCode).toBe(404)
  })

  test('sees as a stranger only what is public', async () => {
    const person = await shown()
    await person.publish()
    const { body } = await visitor(app).get(`/api/public/profiles/${person.slug}`)
    expect(body).toContain('javno')
    for (const secret of ['clanovima', 'samo-meni', person.userId, '@']) expect(body).not.toContain(secret)
  })

  test('sees as a member what is for members, by id and by address', async () => {
    const person = await shown()
    await person.publish()
    const other = await owner(app)
    for (const x of [person.slug, person.userId]) {
      const { body, statusCode } = await other.send('GET', `/api/profiles/${x}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('clanovima')
      expect(body).not.toContain('samo-meni')
    }
    expect((await other.send('GET', `/api/profiles/${randomUUID()}`)).statusCode).toBe(404)
    expect((await visitor(app).get(`/api/profiles/${person.slug}`)).statusCode).toBe(401)
  })

  test('finds nobody who is suspended or leaving', async () => {
    const person = await shown()
    await person.publish()
    const other = await owner(app)
    for (const gone of [{ suspendedAt: new Date() }, { suspendedAt: null, deleteAfter: new Date() }]) {
      await updateUser(app.services.db, person.userId, gone)
      expect((await visitor(app).get(`/api/public/profiles/${person.slug}`)).statusCode).toBe(404)
      expect((await other.send('GET', `/api/profiles/${person.slug}`)).statusCode).toBe(404)
    }
  })

  test('is seen through by the owner, who looks as the public and as a member', async () => {
    const person = await shown()
    const asPublic = (await person.send('GET', '/api/profile/preview?as=public')).body
    const asMember = (await person.send('GET', '/api/profile/preview?as=member')).body
    expect(asPublic).not.toContain('clanovima')
    expect(asMember).toContain('clanovima')
    expect(asMember).not.toContain('samo-meni')
    expect((await person.send('GET', '/api/profile/preview?as=admin')).statusCode).toBe(422)
  })

  test('finds published profiles, and only those, in the sitemap', async () => {
    const person = await shown()
    const map = async () => (await visitor(app).get('/sitemap.xml')).body
    expect(await map()).not.toContain(`/profil/${person.slug}<`)
    await person.publish()
    expect(await map()).toContain(`/profil/${person.slug}<`)
  })
})

test('a stranger may neither read nor change the profile of anybody', async () => {
  const stranger = visitor(app)
  for (const path of ['/api/profile', '/api/profile/preview?as=public']) {
    expect((await stranger.get(path)).statusCode).toBe(401)
  }
  for (const path of ['about', 'visibility', 'publication']) {
    const answer = await stranger.call({ method: 'PUT', url: `/api/profile/${path}`, body: {} })
    expect(answer.statusCode).toBe(401)
  }
})
