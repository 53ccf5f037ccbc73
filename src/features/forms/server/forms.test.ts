import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import { CONTROLS } from '../contract/posted-sheet.ts'
import type { PublicForm, OwnSubmission } from '../contract/public.endpoints.ts'
import type { Content } from '../contract/rules/content.ts'
import type { Field } from '../contract/rules/field.ts'
import { newContent, newField } from '../contract/rules/new-content.ts'
import type { getFormStatistics } from '../contract/statistics.endpoints.ts'
import type { listSubmissions } from '../contract/submissions.endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { cleanFormsTask } from './clean.task.ts'
import { makeMark } from './mark.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

const both = (bhs: string) => ({ bhs, en: '' })
const ask = (kind: Field['kind'], id: string, label: string, given: Partial<Field> = {}) =>
  newField(kind, id, { label: both(label), ...given })
const simple = [
  ask('short', 'name1', 'Ime', { required: true }),
  ask('email', 'mail1', 'E-adresa', { required: true }),
  ask('choice', 'pick1', 'Dan', {
    options: [
      { id: 'sat', label: both('subota') },
      { id: 'sun', label: both('nedjelja') },
    ],
  }),
  ask('consent', 'agree', 'Slažem se'),
]

let made = 0
async function form(fields: Field[] = simple, more: Partial<Content> = {}) {
  const title = both(`Volontiraj na festivalu ${++made}`)
  const { id } = (await staff.send('POST', '/api/admin/forms', { title })).json<{ id: string }>()
  const url = `/api/admin/forms/${id}`
  const see = async () => (await staff.send('GET', url)).json<EditedForm>()
  const save = async (change: Partial<Content>) => {
    const now = await see()
    return staff.send('PUT', url, { ...now.content, ...change }, { 'if-match': `"${now.version}"` })
  }
  const saved = await save({ ...newContent(title), fields, ...more })
  expect(saved.statusCode).toBe(200)
  const { slug } = await see()
  return {
    id,
    url,
    slug,
    see,
    save,
    publish: () => staff.send('POST', `${url}/publication`),
    settings: async (change: Partial<EditedForm['settings']>) =>
      staff.send('PUT', `${url}/settings`, { ...(await see()).settings, ...change }),
    rows: async (query = '') =>
      (await staff.send('GET', `${url}/submissions${query}`)).json<ResponseOf<typeof listSubmissions>>(),
  }
}
type Made = Awaited<ReturnType<typeof form>>

const read = async (slug: string, token?: string) =>
  app.http.inject(`/api/public/forms/${slug}${token ? `?token=${token}` : ''}`)
const markOf = (id: string, secondsAgo = 60) =>
  makeMark(app.services, id, new Date(Date.now() - secondsAgo * 1000))

/** Sends a form as a browser without script does and follows the redirect. */
async function post(
  to: Made,
  fields: Record<string, string | string[]>,
  controls: Record<string, string> = {},
) {
  const asked = (await to.see()).content.fields.map(({ id }) => id).join(' ')
  const entries = {
    [CONTROLS.mark]: markOf(to.id),
    [CONTROLS.asked]: asked,
    [CONTROLS.go]: 'next',
    ...controls,
    ...fields,
  }
  const body = new URLSearchParams(
    Object.entries(entries).flatMap(([name, all]) =>
      [all].flat().map((one): [string, string] => [name, one]),
    ),
  )
  const answer = await app.http.inject({
    method: 'POST',
    url: `/forms/${to.slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: body.toString(),
  })
  const path = String(answer.headers.location ?? '')
  return { answer, path, token: new URL(path, 'http://x').searchParams.get('token') ?? '' }
}
const whole = { name1: 'Amra Hodžić', mail1: 'amra@primjer.ba', pick1: 'sat', agree: 'yes' }
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

describe('staff', () => {
  test('make a form, publish it, a visitor without script sends it and staff read the answer', async () => {
    const one = await form()
    expect((await read(one.slug)).statusCode).toBe(404)
    expect((await one.publish()).json<EditedForm>()).toMatchObject({
      state: 'open',
      published: 1,
      unpublished: false,
    })
    const { answer, path, token } = await post(one, whole)
    expect(answer.statusCode).toBe(303)
    expect(path).toMatch(new RegExp(`^/forms/${one.slug}/sent\\?token=`))
    const sent = await app.http.inject(`/api/public/forms/${one.slug}/sent?token=${token}`)
    expect(sent.json<OwnSubmission>()).toMatchObject({
      number: 1,
      status: 'received',
      answers: { name1: 'Amra Hodžić', agree: true },
    })
    const { submissions, counts } = await one.rows('?q=hodzic')
    expect(submissions).toMatchObject([
      { number: 1, answers: { mail1: 'amra@primjer.ba', pick1: 'sat' }, member: null },
    ])
    expect(counts.received).toBe(1)
    expect((await one.rows('?q=nepoznat')).submissions).toEqual([])
  })

  test('Staff read what a form lacks before they publish it, and cyclic logic is not saved', async () => {
    const one = await form([ask('short', 'aaa1', 'Prvo'), ask('choice', 'bbb1', 'Drugo')])
    const refused = await one.publish()
    expect(refused.json()).toMatchObject({
      code: 'forms.incomplete',
      fields: { 'bbb1.options': expect.any(String) },
    })
    const show = (id: string, target: string, field: string): Content['rules'][number] => ({
      id,
      act: 'show',
      target,
      all: true,
      conditions: [{ field, operator: 'filled', value: '' }],
    })
    const circle = await one.save({ rules: [show('r1x', 'aaa1', 'bbb1'), show('r2x', 'bbb1', 'aaa1')] })
    expect(circle.json()).toMatchObject({ code: 'forms.cycle', fields: { rules: 'Prvo → Drugo → Prvo' } })
    expect((await one.save({ fields: [simple[0]!, simple[0]!] })).statusCode).toBe(422)
  })

  test('who saved on an older version are refused, and whoever has no scope of content sees nothing', async () => {
    const one = await form()
    const { content, version } = await one.see()
    await one.save({ intro: both('Drugi uređaj') })
    expect((await staff.send('PUT', one.url, content, { 'if-match': `"${version}"` })).statusCode).toBe(409)
    const other = await person(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    for (const url of [one.url, `${one.url}/submissions`])
      expect((await other.send('GET', url)).statusCode).toBe(403)
  })

  test('copy a form, put it into the archive and give it another address', async () => {
    const one = await form()
    await one.publish()
    const { id } = (await staff.send('POST', `${one.url}/copy`)).json<{ id: string }>()
    const copy = (await staff.send('GET', `/api/admin/forms/${id}`)).json<EditedForm>()
    expect(copy.content.fields).toEqual((await one.see()).content.fields)
    expect(copy.slug).not.toBe(one.slug)
    expect(
      codeOf(
        await staff.send('PUT', `/api/admin/forms/${id}/settings`, { ...copy.settings, slug: one.slug }),
      ),
    ).toBe('forms.slugTaken')
    await staff.send('PUT', `${one.url}/archive`, { archived: true })
    expect((await read(one.slug)).statusCode).toBe(404)
    const list = async (query: string) =>
      (await staff.send('GET', `/api/admin/forms?${query}`))
        .json<{ forms: { id: string }[] }>()
        .forms.map((f) => f.id)
    expect(await list('list=archived')).toContain(one.id)
    expect(await list('')).not.toContain(one.id)
    expect(await list(`q=festivalu ${made}`)).toContain(copy.id)
  })
})

describe('a visitor without script', () => {
  test('finds what was typed and what is wrong beside it, and loses nothing', async () => {
    const one = await form()
    await one.publish()
    const { path, token } = await post(one, { name1: 'Amra', mail1: 'krivo', pick1: 'sun' })
    expect(path).toBe(`/forms/${one.slug}?token=${token}`)
    const { draft } = (await read(one.slug, token)).json<PublicForm>()
    expect(draft).toMatchObject({ tried: true, typed: { name1: ['Amra'], mail1: ['krivo'], pick1: ['sun'] } })
    expect((await one.rows()).submissions).toEqual([])
    const done = await post(one, { ...whole, name1: 'Amra H.' }, { [CONTROLS.token]: token })
    expect(done.path).toContain('/sent?token=')
    expect((await read(one.slug, token)).json<PublicForm>().draft).toBeNull()
  })

  test('who presses twice sends once; a program that is too quick or fills in everything sends nothing', async () => {
    const one = await form()
    await one.publish()
    const mark = { [CONTROLS.mark]: markOf(one.id) }
    const twice = await Promise.all([post(one, whole, mark), post(one, whole, mark)])
    expect(twice[0]!.path).toBe(twice[1]!.path)
    expect((await one.see()).received).toBe(1)
    const noticeAfter = async (controls: Record<string, string>) => {
      const { token } = await post(one, whole, controls)
      return (await read(one.slug, token)).json<PublicForm>().draft?.notice
    }
    expect(await noticeAfter({ [CONTROLS.mark]: markOf(one.id, 0) })).toBe('fast')
    expect(await noticeAfter({ [CONTROLS.mark]: 'izmišljeno' })).toBe('fast')
    expect(await noticeAfter({ [CONTROLS.trap]: 'http://spam' })).toBe('trap')
    expect(await noticeAfter({ [CONTROLS.mark]: markOf(one.id, 8 * 86_400) })).toBe('stale')
    expect((await one.see()).received).toBe(1)
  })

  test('A sender goes through the steps and back, and gets the questions that their answers bring up', async () => {
    const fields = [
      ask('yesno', 'drive', 'Imaš li vozačku?', { required: true }),
      ask('short', 'plate', 'Kategorija', { required: true }),
      ask('page', 'page2', 'Drugi korak'),
      ask('short', 'last1', 'Još nešto', { required: true }),
    ]
    const rules = [
      {
        id: 'r1x',
        act: 'show',
        target: 'plate',
        all: true,
        conditions: [{ field: 'drive', operator: 'is', value: 'yes' }],
      },
    ] as Content['rules']
    const one = await form(fields, { rules })
    await one.publish()
    const first = await post(one, { drive: 'yes' }, { [CONTROLS.asked]: 'drive' })
    const at = async (token: string) => (await read(one.slug, token)).json<PublicForm>().draft
    expect(await at(first.token)).toMatchObject({ step: '', notice: 'more', tried: false })
    const keep = { [CONTROLS.token]: first.token }
    await post(one, { drive: 'yes', plate: 'B' }, { ...keep, [CONTROLS.asked]: 'drive plate' })
    expect(await at(first.token)).toMatchObject({ step: 'page2', notice: null })
    const second = { ...keep, [CONTROLS.asked]: 'last1', [CONTROLS.step]: 'page2' }
    await post(one, { last1: 'x' }, { ...second, [CONTROLS.go]: 'back' })
    expect(await at(first.token)).toMatchObject({ step: '', typed: { plate: ['B'], last1: ['x'] } })
    const done = await post(one, { last1: 'kraj' }, second)
    expect(done.path).toContain('/sent')
    expect((await one.rows()).submissions[0]!.answers).toEqual({ drive: true, plate: 'B', last1: 'kraj' })
  })

  test('cannot send what is closed, full or for members, and is told so on a page', async () => {
    const one = await form()
    await one.publish()
    const refusal = async () => {
      const { answer } = await post(one, whole, { [CONTROLS.mark]: markOf(one.id) })
      return [answer.statusCode, answer.body.includes('upisano je i dalje tu')]
    }
    await one.settings({ closesAt: new Date(Date.now() - 1000).toISOString() })
    expect((await read(one.slug)).json<PublicForm>().state).toBe('closed')
    expect(await refusal()).toEqual([409, true])
    await one.settings({ closesAt: null, audience: 'members' })
    expect(await refusal()).toEqual([401, true])
  })
})

describe('what was sent', () => {
  test('has a status that its sender sees, a reader and notes that only staff see', async () => {
    const one = await form()
    await one.publish()
    const { token } = await post(one, whole)
    const { submissions } = await one.rows()
    const id = submissions[0]!.id
    const some = { submissions: [id] }
    const status = { ...some, status: 'accepted', text: 'Vidimo se u petak.' }
    expect((await staff.send('PUT', `${one.url}/submission-status`, status)).statusCode).toBe(204)
    await staff.send('PUT', `${one.url}/submission-reader`, { ...some, mine: true })
    const opened = await staff.send('POST', `${one.url}/submissions/${id}/notes`, { text: 'Zna svirati.' })
    expect(opened.json()).toMatchObject({
      status: 'accepted',
      assigned: { id: staff.userId },
      notes: [{ text: 'Zna svirati.' }],
    })
    const sent = await app.http.inject(`/api/public/forms/${one.slug}/sent?token=${token}`)
    expect(sent.json<OwnSubmission>()).toMatchObject({ status: 'accepted', statusText: 'Vidimo se u petak.' })
    expect(sent.body.includes('svirati')).toBe(false)
    expect((await one.rows('?status=accepted')).submissions).toHaveLength(1)
    expect((await one.rows('?status=received')).submissions).toEqual([])
  })

  test('keeps the version that was answered, and can be changed until its day', async () => {
    const one = await form()
    await one.publish()
    const { token } = await post(one, whole)
    await one.save({ fields: [...simple, ask('short', 'more1', 'Još', { required: true })] })
    expect((await one.publish()).json<EditedForm>().published).toBe(2)
    const late = await post(one, { ...whole, name1: 'Druga' }, { [CONTROLS.token]: token })
    expect(late.answer.statusCode).toBe(409)
    await one.settings({ editableUntil: new Date(Date.now() + 60_000).toISOString() })
    const opened = (await read(one.slug, token)).json<PublicForm>()
    expect(opened.draft).toMatchObject({ changes: true, typed: { name1: ['Amra Hodžić'] } })
    expect(opened.content.fields).toHaveLength(simple.length)
    const changed = await post(one, { ...whole, name1: 'Amra H.' }, { [CONTROLS.token]: token })
    expect(changed.path).toBe(`/forms/${one.slug}/sent?token=${token}`)
    const { submissions, fields } = await one.rows()
    expect(submissions).toMatchObject([
      { version: 1, answers: { name1: 'Amra H.' }, editedAt: expect.any(String) },
    ])
    expect(fields.map(({ id }) => id)).toContain('more1')
  })

  test('Parallel senders never exceed the quota', async () => {
    const one = await form()
    await one.publish()
    await one.settings({ quota: 3 })
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => post(one, { ...whole, name1: `Osoba ${at}` })),
    )
    expect(all.filter(({ path }) => path.includes('/sent?')).length).toBe(3)
    expect((await one.see()).received).toBe(3)
    expect((await read(one.slug)).json<PublicForm>().state).toBe('full')
  })

  test('A member sends a form once where it allows one, and follows its status', async () => {
    const one = await form()
    await one.publish()
    await one.settings({ onceOnly: true })
    const member = await person(app)
    const body = () => ({
      token: null,
      mark: markOf(one.id),
      trap: '',
      step: '',
      go: 'next',
      asked: simple.map(({ id }) => id),
      typed: Object.entries(whole).map(([name, value]) => ({ name, values: [value] })),
      locale: 'bhs',
      framed: false,
    })
    const url = `/api/public/forms/${one.slug}/answers`
    const answers = await Promise.all([member.send('POST', url, body()), member.send('POST', url, body())])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await one.see()).received).toBe(1)
    const own = (await member.send('GET', '/api/forms/submissions')).json<{
      submissions: { id: string; path: string }[]
    }>()
    expect(own.submissions).toHaveLength(1)
    const [{ id, path }] = own.submissions as [{ id: string; path: string }]
    const { json } = await app.http.inject(`/api/public${path}`)
    expect(json()).toMatchObject({ number: 1 })
    await staff.send('PUT', `${one.url}/submission-status`, {
      submissions: [id],
      status: 'reading',
      text: '',
    })
    const told = await member.send('GET', '/api/notifications')
    expect(told.body.includes('u čitanju')).toBe(true)
  })
})

describe('staff who read what came', () => {
  test('see figures for each question, and take all of it along without a formula in it', async () => {
    const one = await form([
      ...simple,
      ask('amount', 'sum01', 'Iznos'),
      ask('matrix', 'grid1', 'Ocjene', {
        rows: [{ id: 'time', label: both('tačnost') }],
        options: [
          { id: 'good', label: both('dobro') },
          { id: 'bad', label: both('loše') },
        ],
      }),
    ])
    await one.publish()
    await post(one, { ...whole, sum01: '1.200,50', 'grid1.time': 'good' })
    await post(one, { ...whole, name1: '=1+1', pick1: 'sun', sum01: '800' })
    const { json } = await staff.send('GET', `${one.url}/statistics`)
    const { submissions, questions } = json<ResponseOf<typeof getFormStatistics>>()
    const of = (id: string) => questions.find(({ field }) => field.id === id)
    expect(submissions).toBe(2)
    expect(of('pick1')?.counts).toEqual([
      { row: '', value: 'sat', count: 1 },
      { row: '', value: 'sun', count: 1 },
    ])
    expect(of('grid1')).toMatchObject({ answered: 1, counts: [{ row: 'time', value: 'good', count: 1 }] })
    expect(of('sum01')?.figures).toEqual({
      min: 800,
      max: 1200.5,
      mean: 1000.25,
      median: 1000.25,
      sum: 2000.5,
    })
    const csv = await staff.send('GET', `${one.url}/export/csv`)
    const lines = csv.body.split('\r\n')
    expect(lines[0]).toContain('"Ime";"E-adresa";"Dan"')
    expect(lines[1]).toContain(`"'=1+1"`)
    expect(lines[2]).toContain('"1200,5"')
    const xlsx = await staff.send('GET', `${one.url}/export/xlsx`)
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })

  test('keep personal data no longer than they said; that something was sent goes on being counted', async () => {
    const one = await form()
    await one.publish()
    await one.settings({ retentionDays: 30 })
    const { token } = await post(one, whole)
    await post(one, { ...whole, name1: 'Noviji' })
    const age = (days: number) =>
      app.services.pool.query(
        'update form_submissions set created_at = now() - make_interval(days => $1) where form_id = $2 and number = 1',
        [days, one.id],
      )
    const job = { id: 'x', attempt: 1 } as unknown as Parameters<typeof cleanFormsTask.handle>[2]
    const answersLeft = async () =>
      (await one.rows()).submissions.map(({ answers }) => Object.keys(answers).length)
    await age(29)
    await cleanFormsTask.handle(app.services, {}, job)
    expect(await answersLeft()).toEqual([4, 4])
    await age(31)
    await cleanFormsTask.handle(app.services, {}, job)
    expect(await answersLeft()).toEqual([4, 0])
    const sent = await app.http.inject(`/api/public/forms/${one.slug}/sent?token=${token}`)
    expect(sent.json<OwnSubmission>()).toMatchObject({ answers: {}, clearedAt: expect.any(String) })
    expect((await one.rows('?q=hodzic')).submissions).toEqual([])
    expect((await one.see()).received).toBe(2)
  })

  test('have their open forms found by everybody, and no others', async () => {
    const one = await form(simple, { intro: both('Trebamo tamburaše') })
    const member = await person(app)
    const find = async () =>
      (await member.send('GET', '/api/search?query=tamburas')).body.includes(`/forms/${one.slug}`)
    const listed = async () => (await app.http.inject('/sitemap.xml')).body.includes(`/forms/${one.slug}<`)
    expect([await find(), await listed()]).toEqual([false, false])
    await one.publish()
    expect([await find(), await listed()]).toEqual([true, true])
    await staff.send('DELETE', `${one.url}/publication`)
    expect([await find(), await listed()]).toEqual([false, false])
  })
})
