import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toIso } from '#platform/server/db/rows-of.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { CONTROLS } from '../contract/posted-sheet.ts'
import type { PublicForm } from '../contract/public.endpoints.ts'
import type { Content } from '../contract/rules/content.ts'
import { ask, type Desk, formDesk, simple, whole } from './forms.fixture.ts'

let app: TestApp
let desk: Desk
beforeAll(async () => {
  app = await buildTestApp()
  desk = await formDesk(app)
})
afterAll(() => app.stop())

describe('a visitor without script', () => {
  test('finds what was typed and what is wrong beside it, and loses nothing', async () => {
    const one = await desk.form()
    await one.publish()
    const { path, token } = await desk.post(one, { name1: 'Amra', mail1: 'krivo', pick1: 'sun' })
    expect(path).toBe(`/forms/${one.slug}?token=${token}`)
    const { draft } = (await desk.read(one.slug, token)).json<PublicForm>()
    expect(draft).toMatchObject({ tried: true, typed: { name1: ['Amra'], mail1: ['krivo'], pick1: ['sun'] } })
    expect((await one.rows()).submissions).toEqual([])
    const done = await desk.post(one, { ...whole, name1: 'Amra H.' }, { [CONTROLS.token]: token })
    expect(done.path).toContain('/sent?token=')
    expect((await desk.read(one.slug, token)).json<PublicForm>().draft).toBeNull()
  })

  test('who presses twice sends once; a program that is too quick or fills in everything sends nothing', async () => {
    const one = await desk.form()
    await one.publish()
    const mark = { [CONTROLS.mark]: desk.markOf(one.id) }
    const twice = await Promise.all([desk.post(one, whole, mark), desk.post(one, whole, mark)])
    expect(twice[0]!.path).toBe(twice[1]!.path)
    expect((await one.see()).received).toBe(1)
    const noticeAfter = async (controls: Record<string, string>) => {
      const { token } = await desk.post(one, whole, controls)
      return (await desk.read(one.slug, token)).json<PublicForm>().draft?.notice
    }
    expect(await noticeAfter({ [CONTROLS.mark]: desk.markOf(one.id, 0) })).toBe('fast')
    expect(await noticeAfter({ [CONTROLS.mark]: 'izmišljeno' })).toBe('fast')
    expect(await noticeAfter({ [CONTROLS.trap]: 'http://spam' })).toBe('trap')
    expect(await noticeAfter({ [CONTROLS.mark]: desk.markOf(one.id, 8 * 86_400) })).toBe('stale')
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
    const one = await desk.form(fields, { rules })
    await one.publish()
    const first = await desk.post(one, { drive: 'yes' }, { [CONTROLS.asked]: 'drive' })
    const at = async (token: string) => (await desk.read(one.slug, token)).json<PublicForm>().draft
    expect(await at(first.token)).toMatchObject({ step: '', notice: 'more', tried: false })
    const keep = { [CONTROLS.token]: first.token }
    await desk.post(one, { drive: 'yes', plate: 'B' }, { ...keep, [CONTROLS.asked]: 'drive plate' })
    expect(await at(first.token)).toMatchObject({ step: 'page2', notice: null })
    const second = { ...keep, [CONTROLS.asked]: 'last1', [CONTROLS.step]: 'page2' }
    await desk.post(one, { last1: 'x' }, { ...second, [CONTROLS.go]: 'back' })
    expect(await at(first.token)).toMatchObject({ step: '', typed: { plate: ['B'], last1: ['x'] } })
    const done = await desk.post(one, { last1: 'kraj' }, second)
    expect(done.path).toContain('/sent')
    expect((await one.rows()).submissions[0]!.answers).toEqual({ drive: true, plate: 'B', last1: 'kraj' })
  })

  test('who sends the last step again, because no answer came, finds what was sent with all its steps', async () => {
    const fields = [
      ask('short', 'name1', 'Ime', { required: true }),
      ask('page', 'page2', 'Drugi korak'),
      ask('short', 'last1', 'Još nešto'),
    ]
    const one = await desk.form(fields)
    await one.publish()
    await one.settings({ quota: 1 })
    const { token } = await desk.post(one, { name1: 'Amra' }, { [CONTROLS.asked]: 'name1' })
    const step = { [CONTROLS.token]: token, [CONTROLS.step]: 'page2', [CONTROLS.asked]: 'last1' }
    const sent = await desk.post(one, { last1: 'kraj' }, step)
    expect(sent.path).toContain('/sent?token=')
    // The place is taken now, by what was sent, and the draft is gone.
    expect((await desk.post(one, { last1: 'kraj' }, step)).path).toBe(sent.path)
    const { submissions } = await one.rows()
    expect(submissions.map(({ answers }) => answers)).toEqual([{ name1: 'Amra', last1: 'kraj' }])
    await one.settings({ quota: null })
    const other = await desk.post(one, { last1: 'nešto drugo' }, step)
    expect(other.path).not.toBe(sent.path)
    expect((await one.see()).received).toBe(1)
  })

  test('cannot send what is closed, full or for members, and is told so on a page', async () => {
    const one = await desk.form()
    await one.publish()
    const refusal = async () => {
      const { answer } = await desk.post(one, whole, { [CONTROLS.mark]: desk.markOf(one.id) })
      return [answer.statusCode, answer.body.includes('upisano je i dalje tu')]
    }
    await one.settings({ closesAt: toIso(Date.now() - 1000) })
    expect((await desk.read(one.slug)).json<PublicForm>().state).toBe('closed')
    expect(await refusal()).toEqual([409, true])
    await one.settings({ closesAt: null, audience: 'members' })
    expect(await refusal()).toEqual([401, true])
  })
})

test('in a frame of another site a form goes on within it, in its language, to the last step', async () => {
  const one = await desk.form([
    ...simple.slice(0, 2),
    ask('page', 'pg001', 'Dalje'),
    ask('short', 'town1', 'Grad'),
  ])
  await one.publish()
  await one.settings({ framed: true })
  const framed = { [CONTROLS.framed]: 'yes', [CONTROLS.lang]: 'en' }
  const first = await desk.post(one, whole, { ...framed, [CONTROLS.asked]: 'name1 mail1' })
  expect(first.path).toBe(`/forms/${one.slug}/embed?token=${first.token}&lang=en`)
  const last = await desk.post(
    one,
    { town1: 'Bihać' },
    { ...framed, [CONTROLS.token]: first.token, [CONTROLS.step]: 'pg001', [CONTROLS.asked]: 'town1' },
  )
  expect(last.path).toBe(`/forms/${one.slug}/embed/sent?token=${last.token}&lang=en`)
  expect((await desk.read(one.slug)).json<PublicForm>().framed).toBe(true)

  // A refusal stays within the frame too, and elsewhere it may not be framed.
  await one.settings({ framed: true, closesAt: toIso(Date.now() - 1000) })
  const { answer } = await desk.post(one, whole, framed)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors *;')
  expect(answer.body).toContain(`href="/forms/${one.slug}/embed?lang=en"`)
  expect(answer.body).toContain('<html lang="en"')
  expect((await desk.post(one, whole)).answer.headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
})
