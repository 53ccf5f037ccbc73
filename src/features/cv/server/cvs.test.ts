import { randomUUID } from 'node:crypto'
import { validate } from '@jsonresume/schema'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromJsonResume, jsonResume } from '#features/profiles/contract/json-resume.ts'
import { giveEvidence, namedSkills } from '#features/profiles/server/index.ts'
import { commands } from '#features/skills/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { SKILLS_ON_A_PAGE } from '../contract/templates.ts'
import { CVS_MAX } from '../contract/variant.ts'
import { fullProfile } from './cv.fixture.ts'
import { type CvOwner, cvOwner } from './cv-owner.fixture.ts'
import { startProcessorTime } from '#tests/setup/processor-time.ts'

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
    await (await commands.vocabulary()).seedOwnVocabulary(app.services)
    const me = await cvOwner(app, fullProfile(1))
    const { document } = await me.get(await me.create('abroad'))
    const skills = document.sections.find(({ name }) => name === 'skills')?.items
    expect(skills?.map(({ label }) => label)).toEqual(['Excel', 'Bookkeeping'])
    const ours = await me.get(await me.create('job'))
    const own = ours.document.sections.find(({ name }) => name === 'skills')?.items
    expect(own?.map(({ label }) => label)).toEqual(['Excel', 'Knjigovodstvo'])
  })

  test('shows how far a skill goes only where somebody else has confirmed it', async () => {
    const me = await cvOwner(app, fullProfile(1))
    const id = await me.create('job')
    const levels = async () =>
      (await me.get(id)).document.sections
        .find(({ name }) => name === 'skills')
        ?.items.map(({ label, detail }) => `${label}: ${detail}`)
    expect(await levels()).toEqual(['Excel: ', 'Knjigovodstvo: '])
    const [excel] = await namedSkills(app.services.db, fullProfile(1).skills.items)
    await giveEvidence(app.services.db, {
      userId: me.userId,
      skill: excel?.subject ?? '',
      kind: 'mentor',
      title: { bhs: 'Vođenje knjiga', en: '' },
      source: 'mentorship:1',
    })
    expect(await levels()).toEqual(['Excel: Napredno', 'Knjigovodstvo: '])
  })

  test('has the skills that somebody confirmed on a new CV, however many others the profile has', async () => {
    const items = Array.from({ length: SKILLS_ON_A_PAGE + 5 }, (_, at) => ({
      id: randomUUID(),
      skill: null,
      label: `Vještina ${at}`,
      level: 'basic' as const,
    }))
    const me = await cvOwner(app, { ...fullProfile(1), skills: { items } })
    const last = (await namedSkills(app.services.db, items)).at(-1)
    await giveEvidence(app.services.db, {
      userId: me.userId,
      skill: last?.subject ?? '',
      kind: 'mentor',
      title: { bhs: 'Mentorstvo', en: '' },
      source: 'mentorship:2',
    })
    const { document } = await me.get(await me.create('job'))
    const skills = document.sections.find(({ name }) => name === 'skills')?.items ?? []
    expect(skills).toHaveLength(SKILLS_ON_A_PAGE)
    expect(skills.at(-1)).toMatchObject({ label: `Vještina ${items.length - 1}`, detail: 'Osnove' })
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
      // This skill has no confirmation.
      detail: '',
      rank: 0,
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

describe('the files of a CV', () => {
  let me: CvOwner
  let id: string
  beforeAll(async () => {
    me = await cvOwner(app, fullProfile(2), { firstName: 'Đorđe', lastName: 'Šljivić' })
    id = await me.create('job')
  })

  test('are a PDF with a name, drawn apart in less than three seconds', async () => {
    const time = startProcessorTime()
    const answer = await me.send('GET', `/api/cvs/${id}/file/pdf`)
    expect(time()).toBeLessThan(3000)
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
