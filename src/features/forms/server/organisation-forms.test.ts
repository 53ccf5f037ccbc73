import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrganisationsFeature } from '#features/organisations/server/index.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import { FORMS_MAX } from '../contract/organisation-forms.ts'
import type { OwnSubmission, PublicForm } from '../contract/public.endpoints.ts'
import type { OpenedSubmission } from '../contract/submissions.endpoints.ts'
import { cleanFormsTask } from './clean.task.ts'
import { formContent, organisationDesk, whole } from './forms.fixture.ts'
import { deleteAnswersTo } from './rights.queries.ts'

type Job = Parameters<typeof cleanFormsTask.handle>[2]

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

const house = (given?: Parameters<typeof organisationDesk>[1]) => organisationDesk(app, given)

/** Every call of one form, with what is needed to make it. */
async function callsOf(own: Awaited<ReturnType<typeof house>>) {
  const form = await own.form()
  await form.publish()
  await own.post(form, whole)
  const { content, settings } = await form.see()
  const { submissions } = await form.rows()
  const submission = submissions[0]!.id
  const some = { submissions: [submission] }
  const read = [
    ['GET', `${form.url}/submissions`],
    ['GET', `${form.url}/submissions/${submission}`],
    ['GET', `${form.url}/statistics`],
    ['GET', `${form.url}/readers`],
  ] as const
  const edit = [
    ['GET', form.url],
    ['PUT', form.url, content],
    ['PUT', `${form.url}/settings`, settings],
    ['POST', `${form.url}/copy`],
    ['POST', `${form.url}/publication`],
    ['PUT', `${form.url}/archive`, { archived: false }],
    ['GET', `${form.url}/export/csv`],
    ['PUT', `${form.url}/submission-status`, { ...some, status: 'reading', text: '' }],
    ['PUT', `${form.url}/submission-reader`, { ...some, reader: null }],
    ['GET', `${form.url}/submission-ids`],
    ['PUT', `${form.url}/submission-deletion`, some],
    ['PUT', `${form.url}/submission-restoration`, some],
    ['POST', `${form.url}/submissions/${submission}/notes`, { text: 'Zvati sutra' }],
    ['GET', `${form.url}/webhook`],
    ['PUT', `${form.url}/webhook`, { address: null, renew: false }],
  ] as const
  return { form, submission, read, edit }
}

type Sent = readonly [method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object]

async function codes(who: Pick<Person, 'send'>, calls: readonly Sent[]): Promise<number[]> {
  const answers = []
  for (const [method, url, body] of calls) answers.push((await who.send(method, url, body)).statusCode)
  return [...new Set(answers)].sort()
}

describe('an organisation', () => {
  test('makes a form, publishes it under its name, and reads what a visitor sent', async () => {
    const own = await house({ name: 'Kuća Una' })
    const form = await own.form()
    expect((await own.read(form.slug)).statusCode).toBe(404)
    expect((await form.publish()).json<EditedForm>()).toMatchObject({ state: 'open', published: 1 })
    expect((await own.read(form.slug)).json<PublicForm>().organisation).toEqual({
      name: 'Kuća Una',
      path: `/organisations/${own.id}`,
    })
    await own.post(form, whole)
    const { received, submissions } = await form.rows('?q=hodzic')
    expect(received).toBe(1)
    expect(submissions).toMatchObject([{ number: 1, answers: { mail1: 'amra@primjer.ba' } }])
    const one = `${form.url}/submissions/${submissions[0]!.id}`
    await own.editor.send('POST', `${one}/notes`, { text: 'Zvati sutra' })
    await own.editor.send('PUT', `${form.url}/submission-status`, {
      submissions: [submissions[0]!.id],
      status: 'accepted',
      text: '',
    })
    expect((await own.editor.send('GET', one)).json<OpenedSubmission>()).toMatchObject({
      status: 'accepted',
      notes: [{ text: 'Zvati sutra' }],
    })
  })

  test('lists its own forms and no others, and staff list none of them', async () => {
    const [own, other] = [await house(), await house()]
    const form = await own.form()
    await other.form()
    const idsOf = async (who: Pick<Person, 'send'>, url: string) =>
      (await who.send('GET', url)).json<{ forms: { id: string }[] }>().forms.map(({ id }) => id)
    expect(await idsOf(own.editor, own.url)).toEqual([form.id])
    // A reviewer reads the list and the answers, and no screen offers them to change anything.
    const reviewer = await own.with('reviewer')
    for (const [who, mayEdit] of [
      [own.editor, true],
      [reviewer, false],
    ] as const)
      for (const url of [own.url, `${form.url}/submissions`])
        expect((await who.send('GET', url)).json()).toMatchObject({ mayEdit })
    expect(await idsOf(staff, '/api/admin/forms')).not.toContain(form.id)
  })

  test('without verification by staff can write a form but cannot publish it', async () => {
    const own = await house({ verified: false })
    const form = await own.form()
    const answer = await form.publish()
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'forms.unverified'])
    expect((await own.read(form.slug)).statusCode).toBe(404)
  })

  test(`has ${FORMS_MAX} forms at most, also when two people make one at once; the archive does not count`, async () => {
    const own = await house()
    const first = await own.form()
    await app.services.pool.query(
      `insert into forms (id, organisation_id, slug, content)
       select gen_random_uuid(), $1, 'puno-' || $2 || '-' || n, $3 from generate_series(1, $4::int) n`,
      [own.id, first.id.slice(-12), formContent, FORMS_MAX - 2],
    )
    const create = () => own.editor.send('POST', own.url, { title: formContent.title })
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect((await own.editor.send('POST', `${first.url}/copy`)).statusCode).toBe(409)
    const archive = (archived: boolean) => own.editor.send('PUT', `${first.url}/archive`, { archived })
    expect((await archive(true)).statusCode).toBe(200)
    expect((await create()).statusCode).toBe(201)
    expect((await archive(false)).json()).toMatchObject({ code: 'forms.tooMany' })
  })

  test('never offers its form to other organisations', async () => {
    const own = await house()
    const form = await own.form()
    expect((await form.settings({ offered: true })).json<EditedForm>().settings.offered).toBe(false)
  })

  test('hears of new answers: owners and editors in one row each, and nobody else', async () => {
    const own = await house()
    const [owner, reviewer] = [await own.with('owner'), await own.with('reviewer')]
    const form = await own.form()
    await form.publish()
    await own.post(form, whole)
    await own.post(form, { ...whole, name1: 'Benjamin' })
    const { rows } = await app.services.pool.query<{ user_id: string; count: number; path: string }>(
      `select user_id, count, data ->> 'path' as path from notifications
       where kind = 'forms.answers' and user_id = any($1)`,
      [[own.editor.userId, owner.userId, reviewer.userId, staff.userId]],
    )
    const path = `/organisations/${own.id}/forms/${form.id}/answers`
    expect(rows).toHaveLength(2)
    for (const { userId } of [own.editor, owner])
      expect(rows).toContainEqual({ user_id: userId, count: 2, path })
  })
})

describe('a form of an organisation', () => {
  test('keeps personal data for two years unless its people say otherwise, and tells senders so', async () => {
    const own = await house()
    const form = await own.form()
    await form.publish()
    const term = async () => (await own.read(form.slug)).json<PublicForm>().retentionDays
    expect([(await form.see()).settings.retentionDays, await term()]).toEqual([730, 730])
    const { token } = await own.post(form, whole)
    const clean = async (days: number) => {
      await app.services.pool.query(
        'update form_submissions set created_at = now() - make_interval(days => $1) where form_id = $2',
        [days, form.id],
      )
      await cleanFormsTask.handle(app.services, {}, { id: 'x', attempt: 1 } as unknown as Job)
      return Object.keys((await form.rows()).submissions[0]!.answers).length
    }
    expect(await clean(729)).toBe(4)
    expect(await clean(731)).toBe(0)
    const receipt = await app.http.inject(`/api/public/forms/${form.slug}/sent?token=${token}`)
    expect(receipt.json<OwnSubmission>()).toMatchObject({ answers: {}, clearedAt: expect.any(String) })
    // A copy keeps a retention that its editor chose on purpose.
    await form.settings({ retentionDays: null })
    expect(await term()).toBe(null)
    const copy = (await own.editor.send('POST', `${form.url}/copy`)).json<{ id: string }>()
    const { settings } = (await own.editor.send('GET', `${own.url}/${copy.id}`)).json<EditedForm>()
    expect(settings.retentionDays).toBe(null)
  })

  test('lets owners and editors change it, and reviewers read its answers', async () => {
    const own = await house()
    const { read, edit } = await callsOf(own)
    const reviewer = await own.with('reviewer')
    expect(await codes(await own.with('owner'), [...read, ...edit])).toEqual([200, 204])
    expect(await codes(reviewer, read)).toEqual([200])
    expect(await codes(reviewer, edit)).toEqual([403])
    expect((await reviewer.send('POST', own.url, { title: formContent.title })).statusCode).toBe(403)
  })

  test('does not exist for strangers, other organisations, staff and former people', async () => {
    const [own, other] = [await house(), await house()]
    const { form, read, edit } = await callsOf(own)
    const all = [...read, ...edit]
    const former = await own.with('editor')
    expect(await codes(former, read)).toEqual([200])
    await app.services.pool.query('delete from organisation_members where user_id = $1', [former.userId])
    for (const who of [await person(app), other.editor, staff, former])
      expect(await codes(who, all)).toEqual([404])
    // Neither by one's own entrance.
    const through = (base: string) =>
      all.map(([method, url, body]): Sent => [method, url.replace(own.url, base), body])
    expect(await codes(other.editor, through(other.url))).toEqual([404])
    expect(await codes(staff, through('/api/admin/forms'))).toEqual([404])
    expect((await staff.send('GET', `/api/admin/forms/${form.id}/webhook`)).statusCode).toBe(404)
  })

  test('does not open a form of the house through its own address', async () => {
    const own = await house()
    const made = await staff.send('POST', '/api/admin/forms', { title: formContent.title })
    const { id } = made.json<{ id: string }>()
    expect(await codes(own.editor, [['GET', `${own.url}/${id}`]])).toEqual([404])
  })

  test('goes out of sight while its organisation is suspended, for visitors and its own people', async () => {
    const own = await house()
    const { form, read, edit } = await callsOf(own)
    const mark = own.markOf(form.id)
    const search = async () => (await app.http.inject('/sitemap.xml')).body.includes(`/forms/${form.slug}<`)
    expect(await search()).toBe(true)
    await own.suspend(true)
    expect((await own.read(form.slug)).statusCode).toBe(404)
    const sent = await app.http.inject({
      method: 'POST',
      url: `/api/public/forms/${form.slug}/answers`,
      headers: { origin: 'http://localhost:3000' },
      payload: {
        token: null,
        mark,
        trap: '',
        step: '',
        go: 'next',
        asked: ['name1'],
        typed: [],
        locale: 'bhs',
        framed: false,
      },
    })
    expect(sent.statusCode).toBe(404)
    expect(await codes(own.editor, [...read, ...edit])).toEqual([404])
    await own.suspend(false)
    expect((await own.read(form.slug)).statusCode).toBe(200)
    expect(await codes(own.editor, read)).toEqual([200])
  })

  test('ends with its organisation: the last owner leaves the platform, and no answer stays', async () => {
    const own = await house({ role: 'owner' })
    const { form } = await callsOf(own)
    const { eraser } = createOrganisationsFeature({ closes: deleteAnswersTo })
    await inTransaction(app.services.pool, (tx) =>
      eraser!({ services: app.services, tx, userId: own.editor.userId }),
    )
    const { rows } = await app.services.pool.query(
      `select s.answers, s.typed, s.cleared_at is not null as cleared, f.published, f.archived_at is not null as archived
       from form_submissions s join forms f on f.id = s.form_id where f.id = $1`,
      [form.id],
    )
    expect(rows).toEqual([{ answers: {}, typed: {}, cleared: true, published: null, archived: true }])
    expect((await own.read(form.slug)).statusCode).toBe(404)
  })
})
