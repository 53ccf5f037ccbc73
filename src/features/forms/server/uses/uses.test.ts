import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCall, seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { EditedForm } from '../../contract/editing.endpoints.ts'
import { CONTROLS } from '../../contract/posted-sheet.ts'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import { newContent, newField } from '../../contract/rules/new-content.ts'
import type { FormUse, getPublicUse, listUseSubmissions } from '../../contract/uses.endpoints.ts'
import { makeMark } from '../mark.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

/** Publishes a form with one question, which organisations may use. */
async function form(settings: Partial<EditedForm['settings']> = {}) {
  const title = { bhs: 'Prijava za radionicu', en: 'Workshop registration' }
  const question = newField('short', 'name1', { label: { bhs: 'Ime', en: 'Name' }, required: true })
  const content = { ...newContent(title), fields: [question] }
  const { id } = (await staff.send('POST', '/api/admin/forms', { title, content })).json<{ id: string }>()
  const url = `/api/admin/forms/${id}`
  const now = (await staff.send('POST', `${url}/publication`)).json<EditedForm>()
  const kept = await staff.send('PUT', `${url}/settings`, { ...now.settings, offered: true, ...settings })
  expect(kept.statusCode).toBe(200)
  return { id, slug: now.slug }
}

const useOf = (kind: string, id: string) => `/api/form-uses/${kind}/${id}`
async function offerOf(kind: string, id: string) {
  const answer = await app.http.inject(`/api/public/form-uses/${kind}/${id}`)
  return answer.json<ResponseOf<typeof getPublicUse>>().offer
}

/** Reads the form at an address and sends it as a browser without script does. */
async function send(path: string, controls: Record<string, string>) {
  const { pathname, searchParams } = new URL(path, 'http://x')
  const slug = pathname.slice('/forms/'.length)
  const read = await app.http.inject(`/api/public/forms/${slug}?${searchParams}`)
  const shown = read.json<PublicForm>()
  const body = new URLSearchParams({
    [CONTROLS.token]: searchParams.get('token') ?? '',
    [CONTROLS.mark]: shown.mark,
    [CONTROLS.asked]: 'name1',
    [CONTROLS.go]: 'next',
    ...controls,
  })
  const answer = await app.http.inject({
    method: 'POST',
    url: `/forms/${slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: body.toString(),
  })
  return { shown, answer, path: String(answer.headers.location ?? '') }
}

/** The mark of a form that was opened a minute ago. */
async function markOf({ id, slug }: { id: string; slug: string }, path: string) {
  const use = new URL(path, 'http://x').searchParams.get('for')
  expect(path).toBe(`/forms/${slug}?for=${use}`)
  return makeMark(app.services, id, new Date(Date.now() - 60_000), use)
}

async function opportunityWithForm(settings: Partial<EditedForm['settings']> = {}) {
  const one = await form(settings)
  const desk = await employer(app)
  const { id, slug } = await desk.published()
  const chosen = await desk.send('PUT', useOf('opportunity', id), { form: one.slug })
  expect(chosen.json<FormUse>()).toMatchObject({ form: one.slug, received: 0 })
  const offer = await offerOf('opportunity', id)
  return { one, desk, id, slug, path: offer!.path, mark: await markOf(one, offer!.path) }
}
type Used = ResponseOf<typeof listUseSubmissions>
const answersOf = async (desk: Pick<Person, 'send'>, id: string) =>
  (await desk.send('GET', `${useOf('opportunity', id)}/submissions`)).json<Used>()

describe('an organisation', () => {
  test('chooses a form, an applicant fills it in from the opportunity, and the answer is read there alone', async () => {
    const { one, desk, id, slug, path, mark } = await opportunityWithForm()
    const { shown, path: to } = await send(path, { name1: 'Amra Hodžić', [CONTROLS.mark]: mark })
    expect(shown).toMatchObject({
      state: 'open',
      about: { path: `/opportunities/${slug}`, by: { bhs: 'Kuća Rada' } },
    })
    expect(to).toMatch(/\/sent\?token=/)
    // The form is asked elsewhere too; those answers are none of this organisation's.
    const elsewhere = await opportunityWithForm()
    await send(elsewhere.path, { name1: 'Neko drugi', [CONTROLS.mark]: elsewhere.mark })
    const direct = makeMark(app.services, one.id, new Date(Date.now() - 60_000))
    await send(`/forms/${one.slug}`, { name1: 'Sa stranice', [CONTROLS.mark]: direct })
    expect(await answersOf(desk, id)).toMatchObject({ received: 1, hidden: 'blind', submissions: [] })
    await desk.send('PUT', `/api/opportunities/${id}/applications/board`, {
      blind: false,
      reason: 'Malo nas je, znamo se.',
    })
    const { submissions, fields, hidden } = await answersOf(desk, id)
    expect({ hidden, submissions }).toMatchObject({
      hidden: null,
      submissions: [{ answers: { name1: 'Amra Hodžić' }, member: null }],
    })
    expect(fields.map((field) => field.id)).toEqual(['name1'])
    expect(submissions).toHaveLength(1)
    const all = await staff.send('GET', `/api/admin/forms/${one.id}/submissions`)
    expect(all.json<{ received: number }>().received).toBe(2)
  })

  test('chooses among forms that staff offer to it, and has the one of others never', async () => {
    const hidden = await form({ offered: false })
    const desk = await employer(app)
    const { id } = await desk.published()
    const url = useOf('opportunity', id)
    const { choices } = (await desk.send('GET', url)).json<FormUse>()
    expect(choices.map(({ slug }) => slug)).not.toContain(hidden.slug)
    expect((await desk.send('PUT', url, { form: hidden.slug })).statusCode).toBe(422)
    const other = await employer(app)
    for (const answer of [
      await other.send('GET', url),
      await other.send('PUT', url, { form: null }),
      await other.send('GET', `${url}/submissions`),
      await desk.send('GET', useOf('canvas', id)),
    ])
      expect(answer.statusCode).toBe(404)
  })

  test('takes the form away: it is offered no longer, and a sheet that was open is refused', async () => {
    const { desk, id, path, mark } = await opportunityWithForm()
    await desk.send('PUT', useOf('opportunity', id), { form: null })
    expect(await offerOf('opportunity', id)).toBeNull()
    const { shown, answer } = await send(path, { name1: 'Kasno', [CONTROLS.mark]: mark })
    expect(shown.state).toBe('closed')
    expect(answer.statusCode).toBe(409)
    expect((await answersOf(desk, id)).received).toBe(0)
  })
})

test('an applicant who goes on later, on another device, still answers for the same opportunity', async () => {
  const { one, desk, id, path, mark } = await opportunityWithForm()
  const { path: kept } = await send(path, { name1: 'Amra', [CONTROLS.mark]: mark, [CONTROLS.go]: 'keep' })
  expect(kept).toContain(`/forms/${one.slug}?token=`)
  const again = await send(kept, { name1: 'Amra' })
  expect(again.shown.about).not.toBeNull()
  // Who sends within two seconds is asked to look once more.
  expect(again.path).toContain('token=')
  await send(again.path, { name1: 'Amra', [CONTROLS.mark]: mark })
  expect((await answersOf(desk, id)).received).toBe(1)
})

test('a member sends a form that allows one once for each opportunity that uses it', async () => {
  const first = await opportunityWithForm({ onceOnly: true, audience: 'members' })
  const desk = await employer(app)
  const second = await desk.published()
  await desk.send('PUT', useOf('opportunity', second.id), { form: first.one.slug })
  const member = await person(app)
  const to = async (path: string) =>
    member.send('POST', `/api/public/forms/${first.one.slug}/answers`, {
      token: null,
      mark: await markOf(first.one, path),
      trap: '',
      step: '',
      go: 'next',
      asked: ['name1'],
      typed: [{ name: 'name1', values: ['Amra'] }],
      locale: 'bhs',
      framed: false,
    })
  const other = (await offerOf('opportunity', second.id))!.path
  expect((await to(first.path)).json()).toMatchObject({ sent: true })
  expect((await to(other)).json()).toMatchObject({ sent: true })
  expect((await to(other)).json()).toMatchObject({ code: 'forms.once' })
})

test('the board of a bank adds a form to its call, and reads the answers once applications are there', async () => {
  const one = await form()
  const call = await insertCall(app.services.db)
  const board = await person(app)
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [board.userId] })
  const url = useOf('call', call.id)
  expect((await board.send('PUT', url, { form: one.slug })).statusCode).toBe(200)
  const offer = await offerOf('call', call.id)
  await send(offer!.path, { name1: 'Ekipa Una', [CONTROLS.mark]: await markOf(one, offer!.path) })
  expect((await board.send('GET', `${url}/submissions`)).json<Used>()).toMatchObject({
    received: 1,
    hidden: 'open',
    submissions: [],
  })
})

describe('of new answers', () => {
  const newsOf = async (userId: string) =>
    (
      await app.services.pool.query<{ count: number; path: string }>(
        `select count, data ->> 'path' as path from notifications
         where user_id = $1 and kind = 'forms.answers' order by created_at`,
        [userId],
      )
    ).rows

  test('the editors of an opportunity hear in one row, however many come, and lose it to nobody else', async () => {
    const { one, desk, id, path, mark } = await opportunityWithForm()
    const stranger = await employer(app)
    for (const name1 of ['Amra', 'Benjamin', 'Selma']) await send(path, { name1, [CONTROLS.mark]: mark })
    expect(await newsOf(desk.userId)).toEqual([{ count: 3, path: `/opportunities/${id}/applications` }])
    expect(await newsOf(stranger.userId)).toEqual([])
    const ofForm = (await newsOf(staff.userId)).filter((row) => row.path.endsWith(one.id))
    expect(ofForm).toEqual([{ count: 3, path: `/admin/form-builder/submissions/${one.id}` }])
  })

  test('staff who have answers of a form on themselves hear too, until they look after content no longer', async () => {
    const { one, path, mark } = await opportunityWithForm()
    await send(path, { name1: 'Amra', [CONTROLS.mark]: mark })
    const reader = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    const url = `/api/admin/forms/${one.id}/submissions`
    const { submissions } = (await reader.send('GET', url)).json<{ submissions: { id: string }[] }>()
    const assignment = { submissions: submissions.map(({ id }) => id), reader: reader.userId }
    expect(
      (await reader.send('PUT', `/api/admin/forms/${one.id}/submission-reader`, assignment)).statusCode,
    ).toBe(204)
    await send(path, { name1: 'Benjamin', [CONTROLS.mark]: mark })
    expect(await newsOf(reader.userId)).toEqual([
      { count: 1, path: `/admin/form-builder/submissions/${one.id}` },
    ])
    await app.services.pool.query(`update users set admin_scopes = '{users}' where id = $1`, [reader.userId])
    await send(path, { name1: 'Selma', [CONTROLS.mark]: mark })
    expect(await newsOf(reader.userId)).toMatchObject([{ count: 1 }])
  })
})
