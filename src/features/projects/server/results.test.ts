import { afterAll, beforeAll, expect, test } from 'vitest'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { startedProject } from './projects.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const day = localDay(new Date())

test('a project counts once in what its bank and its call have given, with what was spent and what givers have confirmed', async () => {
  const ina = await writer(app, 'Ina')
  const { slug, id } = await startedProject(app, { team: [ina.userId] })
  const enter = (body: object, entry = newId()) =>
    ina.send('PUT', `/api/projects/${slug}/entries/${entry}`, body)
  const gift = newId()
  await enter({ kind: 'expense', amount: 120_50, what: 'Boja', day, line: 'paint', giver: null })
  await enter(
    { kind: 'contribution', amount: 400_00, what: 'Pijesak', day, line: null, giver: 'Kamenolom' },
    gift,
  )
  const { rows } = await app.services.pool.query<{ bank: string; call: string }>(
    `select b.slug as bank, c.slug as call from projects p join grant_calls c on c.id = p.call_id
     join youth_banks b on b.id = c.bank_id where p.id = $1`,
    [id],
  )
  const { bank, call } = rows[0]!
  const shown = async () =>
    (await app.http.inject(`/api/public/banks/${bank}`)).json<{ projects: { slug: string }[] }>().projects
  expect(await shown()).toMatchObject([
    { slug, title: { bhs: 'Igralište' }, granted: 800_00, spent: 120_50, contributed: 0, state: 'running' },
  ])
  await app.services.pool.query('update project_entries set confirmed_at = now() where id = $1', [gift])
  expect(await shown()).toMatchObject([{ slug, contributed: 400_00 }])
  expect((await app.http.inject(`/api/public/calls/${call}`)).json()).toMatchObject({ given: 800_00 })
})

test('hours of volunteering are counted in public once both sides stand by them', async () => {
  const iva = await writer(app, 'Iva')
  const { id } = await startedProject(app, { team: [iva.userId] })
  const shown = async () => (await app.http.inject('/api/public/banks')).json<{ hours: number }>().hours
  const before = await shown()
  await app.services.pool.query(
    `insert into project_hours (id, project_id, user_id, worked_on, minutes, what)
     values ($1, $3, $4, current_date, 240, 'Farbanje'), ($2, $3, $4, current_date, 75, 'Mjerenje')`,
    [newId(), newId(), id, iva.userId],
  )
  expect(await shown()).toBe(before)
  await app.services.pool.query('update project_hours set confirmed_at = now() where project_id = $1', [id])
  expect(await shown()).toBe(before + 5)
})
