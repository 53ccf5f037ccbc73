import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import type { OwnSubmission } from '../contract/public.endpoints.ts'
import type { Content } from '../contract/rules/content.ts'
import { ask, both, type Desk, formDesk, simple, whole } from './forms.fixture.ts'

let app: TestApp
let desk: Desk
let staff: Desk['staff']
beforeAll(async () => {
  app = await buildTestApp()
  desk = await formDesk(app)
  staff = desk.staff
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

describe('staff', () => {
  test('make a form, publish it, a visitor without script sends it and staff read the answer', async () => {
    const one = await desk.form()
    expect((await desk.read(one.slug)).statusCode).toBe(404)
    expect((await one.publish()).json<EditedForm>()).toMatchObject({
      state: 'open',
      published: 1,
      unpublished: false,
    })
    const { answer, path, token } = await desk.post(one, whole)
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
    const one = await desk.form([ask('short', 'aaa1', 'Prvo'), ask('choice', 'bbb1', 'Drugo')])
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
    const one = await desk.form()
    const { content, version } = await one.see()
    await one.save({ intro: both('Drugi uređaj') })
    expect((await staff.send('PUT', one.url, content, { 'if-match': `"${version}"` })).statusCode).toBe(409)
    const other = await person(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    for (const url of [one.url, `${one.url}/submissions`])
      expect((await other.send('GET', url)).statusCode).toBe(403)
  })

  test('copy a form, put it into the archive and give it another address', async () => {
    const one = await desk.form()
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
    expect((await desk.read(one.slug)).statusCode).toBe(404)
    const list = async (query: string) =>
      (await staff.send('GET', `/api/admin/forms?${query}`))
        .json<{ forms: { id: string }[] }>()
        .forms.map((f) => f.id)
    expect(await list('list=archived')).toContain(one.id)
    expect(await list('')).not.toContain(one.id)
    expect(await list(`q=${desk.lastTitle()}`)).toContain(copy.id)
  })
})
