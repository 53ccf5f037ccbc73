import { randomUUID } from 'node:crypto'
import { validate } from '@jsonresume/schema'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromJsonResume, jsonResume } from '#features/profiles/contract/json-resume.ts'
import { commands } from '#features/skills/server/index.ts'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { CVS_MAX } from '../contract/variant.ts'
import { fullProfile } from './cv.fixture.ts'
import { type CvOwner, cvOwner } from './cv-owner.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('somebody with a profile', () => {
  test('makes several CVs of it without typing anything again', async () => {
    const me = await cvOwner(app, fullProfile(2))
    expect((await me.list()).cvs).toEqual([])
    const job = await me.create('job')
    const abroad = await me.create('abroad')
    const { cvs, profileEmpty } = await me.list()
    expect(cvs.map(({ id }) => id)).toEqual([abroad, job])
    expect(cvs[0]).toMatchObject({
      name: 'CV na engleskom',
      script: 'english',
      design: 'clear',
      shared: false,
    })
    expect(profileEmpty).toBe(false)
    const cv = await me.get(abroad)
    expect(cv.document.sections[1]?.entries.map(({ title }) => title)).toEqual([
      'Bookkeeping 1',
      'Bookkeeping 2',
    ])
    expect(cv.document.language).toBe('en-GB')
  })

  test('has skills called by their English names on an English CV, even those typed in our words', async () => {
    await (await commands.vocabulary()).layOwnVocabulary(app.services)
    const me = await cvOwner(app, fullProfile(1))
    const { document } = await me.get(await me.create('abroad'))
    const skills = document.sections.find(({ name }) => name === 'skills')?.items
    expect(skills?.map(({ label }) => label)).toEqual(['Excel', 'Bookkeeping'])
    const ours = await me.get(await me.create('job'))
    const own = ours.document.sections.find(({ name }) => name === 'skills')?.items
    expect(own?.map(({ label }) => label)).toEqual(['Excel', 'Knjigovodstvo'])
  })

  test('chooses what is shown, in which order, with which facts, and finds it so again', async () => {
    const me = await cvOwner(app, fullProfile(3))
    const id = await me.create('job')
    const saved = await me.change(id, (variant) => {
      const work = variant.sections.find(({ name }) => name === 'work')
      work?.entries.reverse()
      if (work?.entries[0]) work.entries[0].shown = false
      const others = variant.sections.filter(({ name }) => name !== 'work')
      for (const section of others) section.shown = section.name === 'skills'
      return {
        ...variant,
        name: ' Za pekaru ',
        script: 'cyrillic',
        shows: { photo: false, email: true, phone: true, place: false },
        sections: [
          ...others.filter(({ name }) => name === 'skills'),
          ...(work ? [work] : []),
          ...others.filter(({ name }) => name !== 'skills'),
        ],
      }
    })
    expect(saved.statusCode).toBe(200)
    const { document, name } = await me.get(id)
    expect(name).toBe('Za pekaru')
    expect(document.sections.map((section) => section.name)).toEqual(['skills', 'work'])
    expect(document.sections[1]?.entries.map(({ title }) => title)).toEqual([
      'Вођење књига 2',
      'Вођење књига 1',
    ])
    expect(document.contact.map(({ kind }) => kind)).toEqual(['email'])
    expect(document.sections[0]?.items[0]).toMatchObject({
      label: 'Excel',
      detail: 'Напредно',
      rank: 3,
      of: 4,
    })
  })

  test('is offered what is new in the profile, and what was removed there is gone', async () => {
    const contents = fullProfile(2)
    const me = await cvOwner(app, contents)
    const id = await me.create('job')
    const [kept] = contents.work.items
    if (!kept) throw new Error('The profile has jobs')
    const fresh = { ...kept, id: randomUUID(), title: { bhs: 'Novi posao', en: '' } }
    await me.save('work', { items: [kept, fresh] })
    const { sections, document } = await me.get(id)
    const work = sections.find(({ name }) => name === 'work')
    expect(work?.entries.map(({ title, shown, isNew }) => [title, shown, isNew])).toEqual([
      ['Vođenje knjiga 1', true, false],
      ['Novi posao', false, true],
    ])
    expect(JSON.stringify(document)).not.toContain('Novi posao')
    expect(JSON.stringify(document)).not.toContain('Vođenje knjiga 2')
  })

  test('reads which texts are not there in the language of the CV', async () => {
    const contents = fullProfile()
    contents.about.about.en = ''
    const me = await cvOwner(app, contents)
    const { untranslated } = await me.get(await me.create('abroad'))
    expect(untranslated).toEqual([expect.stringMatching(/^Na trećoj sam godini/)])
  })

  test('is told when another device has saved in the meantime', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        me.change(id, (variant) => ({ ...variant, name: `CV ${at}` }), '1'),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
  })

  test('copies a CV without its public link, and removes it', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    await me.share(id)
    const copied = await me.send('POST', `/api/cvs/${id}/copy`, {})
    expect(copied.statusCode).toBe(200)
    const copy = await me.get(copied.json<{ id: string }>().id)
    expect(copy).toMatchObject({ name: 'CV za posao (kopija)', link: null })
    expect((await me.send('DELETE', `/api/cvs/${copy.id}`)).statusCode).toBe(204)
    expect((await me.send('GET', `/api/cvs/${copy.id}`)).statusCode).toBe(404)
    expect((await me.list()).cvs).toHaveLength(1)
  })

  test('cannot make more than there is room for, however many calls come at once', async () => {
    const me = await cvOwner(app, fullProfile())
    const answers = await Promise.all(
      Array.from({ length: CVS_MAX + 5 }, () => me.send('POST', '/api/cvs', { template: 'first' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(CVS_MAX)
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json()).toMatchObject({ code: 'cv.enough', error: expect.stringContaining('20') })
  })

  test.each([
    ['a name of spaces', { name: '   ' }],
    ['an unknown design', { design: 'flashy' }],
    ['an unknown section', { sections: [{ name: 'secrets', shown: true, entries: [] }] }],
    [
      'an entry without an id',
      { sections: [{ name: 'work', shown: true, entries: [{ id: 'x', shown: true }] }] },
    ],
    ['a field of somebody’s making', { owner: randomUUID() }],
  ])('is refused %s', async (_what, wrong) => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const answer = await me.change(id, (variant) => ({ ...variant, ...(wrong as object) }))
    expect(answer.statusCode).toBe(422)
  })
})

/** Time of work on all threads, which says the same on a busy machine. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('the files of a CV', () => {
  let me: CvOwner
  let id: string
  beforeAll(async () => {
    me = await cvOwner(app, fullProfile(2), { firstName: 'Đorđe', lastName: 'Šljivić' })
    id = await me.create('job')
  })

  test('are a PDF with a name, drawn apart in less than three seconds', async () => {
    const before = process.cpuUsage()
    const answer = await me.send('GET', `/api/cvs/${id}/file/pdf`)
    expect(millisecondsSince(before)).toBeLessThan(3000)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Djordje-Sljivic-CV.pdf"')
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Đorđe Šljivić')
  })

  test('are a DOCX', async () => {
    const answer = await me.send('GET', `/api/cvs/${id}/file/docx`)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('are a JSON Resume that its schema accepts and that gives the same profile back', async () => {
    const answer = await me.send('GET', `/api/cvs/${id}/file/json`)
    const resume: unknown = answer.json()
    const faults = await new Promise((resolve) => validate(resume, (errors) => resolve(errors)))
    expect(faults ?? []).toEqual([])
    const { contents } = fromJsonResume(jsonResume.parse(resume), { language: 'bhs', newId: randomUUID })
    const sent = fullProfile(2)
    expect(contents.work?.items.map(({ title, kind }) => [title, kind])).toEqual(
      sent.work.items.map(({ title, kind }) => [title, kind]),
    )
    expect(contents.skills?.items.map(({ label, level }) => [label, level])).toEqual([
      ['Excel', 'advanced'],
      ['Knjigovodstvo', 'basic'],
    ])
    expect(contents.intro).toEqual(sent.intro)
  })

  test('leave out what the CV leaves out', async () => {
    const other = await cvOwner(app, fullProfile(2))
    const cv = await other.create('job')
    await other.change(cv, (variant) => ({
      ...variant,
      shows: { photo: false, email: false, phone: false, place: false },
      sections: variant.sections.filter(({ name }) => name === 'skills'),
    }))
    const { body } = await other.send('GET', `/api/cvs/${cv}/file/json`)
    for (const hidden of ['@primjer.ba', 'Bihać', 'bihac', 'Vođenje']) expect(body).not.toContain(hidden)
  })

  test('come in a known form only', async () => {
    expect((await me.send('GET', `/api/cvs/${id}/file/exe`)).statusCode).toBe(422)
  })

  test('are drawn for more at once than there are threads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => me.send('GET', `/api/cvs/${id}/file/pdf`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200))
  }, 120_000)
})

describe('a public link', () => {
  const open = (token: string) => visitor(app).get(`/api/public/cvs/${token}`)

  test('shows a stranger what the CV shows, counts them, and can be fetched as a PDF', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const { token } = await me.share(id)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    for (let visit = 0; visit < 3; visit += 1) expect((await open(token)).statusCode).toBe(200)
    const shown = await open(token)
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.json()).toMatchObject({ document: { headline: 'Čuvam šume, žute đurđice i ćuprije' } })
    expect(shown.body).not.toContain(me.userId)
    expect((await me.get(id)).link).toMatchObject({ token, views: 4, expiresAt: null })
    const pdf = await visitor(app).get(`/api/public/cvs/${token}/pdf`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('is kept only as a digest and sealed, never so that somebody with the database could use it', async () => {
    const me = await cvOwner(app, fullProfile())
    const { token } = await me.share(await me.create('job'))
    const { rows } = await app.services.pool.query('select * from cvs where user_id = $1', [me.userId])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test('that is closed or renewed answers as one that never was', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const first = await me.share(id)
    const second = await me.share(id, 7)
    expect(second.expiresAt).not.toBeNull()
    const never = await open('A'.repeat(43))
    expect(never.statusCode).toBe(404)
    expect((await open(first.token)).json()).toEqual(never.json())
    expect((await open(second.token)).statusCode).toBe(200)
    expect((await me.send('DELETE', `/api/cvs/${id}/link`)).statusCode).toBe(204)
    expect((await open(second.token)).json()).toEqual(never.json())
    expect((await visitor(app).get(`/api/public/cvs/${second.token}/pdf`)).statusCode).toBe(404)
    expect((await me.get(id)).link).toBeNull()
  })

  test('ends by itself, and with the CV', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const { token } = await me.share(id, 7)
    await app.services.pool.query(
      `update cvs set link_expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    expect((await open(token)).statusCode).toBe(404)
    expect((await me.get(id)).link).toBeNull()
    const { token: again } = await me.share(id)
    await me.send('DELETE', `/api/cvs/${id}`)
    expect((await open(again)).statusCode).toBe(404)
  })

  test('closed from many devices at once is closed, and opened from many at once has one address', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const links = await Promise.all(Array.from({ length: 6 }, () => me.share(id)))
    const works = await Promise.all(links.map(async ({ token }) => (await open(token)).statusCode))
    expect(works.filter((status) => status === 200)).toHaveLength(1)
    const closed = await Promise.all(
      Array.from({ length: 6 }, () => me.send('DELETE', `/api/cvs/${id}/link`)),
    )
    expect(closed.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 204))
    const after = await Promise.all(links.map(async ({ token }) => (await open(token)).statusCode))
    expect(new Set(after)).toEqual(new Set([404]))
  })

  test('counts every visitor, also those who come at the same moment', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    const { token } = await me.share(id)
    await Promise.all(Array.from({ length: 12 }, () => open(token)))
    expect((await me.get(id)).link?.views).toBe(12)
  })

  test('of somebody who is suspended or leaving is not there', async () => {
    const me = await cvOwner(app, fullProfile())
    const { token } = await me.share(await me.create('job'))
    for (const gone of [{ suspendedAt: new Date() }, { suspendedAt: null, deleteAfter: new Date() }]) {
      await updateUser(app.services.db, me.userId, gone)
      expect((await open(token)).statusCode).toBe(404)
    }
  })

  test('is for as many days as there is a choice of', async () => {
    const me = await cvOwner(app, fullProfile())
    const id = await me.create('job')
    expect((await me.send('PUT', `/api/cvs/${id}/link`, { days: 365 })).statusCode).toBe(422)
  })
})

test('a stranger may neither list, make, read nor change CVs, and nobody those of somebody else', async () => {
  const me = await cvOwner(app, fullProfile())
  const id = await me.create('job')
  const other = await cvOwner(app, fullProfile())
  const stranger = visitor(app)
  expect((await stranger.get('/api/cvs')).statusCode).toBe(401)
  expect((await stranger.get(`/api/cvs/${id}`)).statusCode).toBe(401)
  for (const path of ['', '/file/pdf', '/file/json']) {
    expect((await other.send('GET', `/api/cvs/${id}${path}`)).statusCode).toBe(404)
  }
  expect((await other.change(id, (variant) => variant, '1', me)).statusCode).toBe(404)
  for (const path of ['', '/link'])
    expect((await other.send('DELETE', `/api/cvs/${id}${path}`)).statusCode).toBe(404)
  expect((await other.send('PUT', `/api/cvs/${id}/link`, { days: 0 })).statusCode).toBe(404)
  expect((await other.send('POST', `/api/cvs/${id}/copy`, {})).statusCode).toBe(404)
  expect((await me.get(id)).link).toBeNull()
})
