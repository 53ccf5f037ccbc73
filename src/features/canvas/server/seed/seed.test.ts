import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/server/index.ts'
import { banks } from '#features/banks/server/index.ts'
import { checkRules, maySend } from '#features/calls/contract/check-rules.ts'
import { findCallBySlug, calls } from '#features/calls/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { findSubmission, listTeam } from '../canvas.queries.ts'
import { currentContent, factsOf } from '../canvas.service.ts'
import { digestOf } from '../digest.ts'
import { aloneCanvases } from './alone-canvases.ts'
import { seedCanvases } from './canvas.seed.ts'
import { demoCanvases } from './demo-canvases.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  for (const feature of [account, banks, calls]) await feature.seed?.(app.services)
  await seedCanvases(app.services)
})
afterAll(() => app.stop())

async function laid(title: string) {
  const { db, pool } = app.services
  const demo = [...demoCanvases, ...aloneCanvases].find((one) => one.title === title)
  const { rows } = await pool.query<{ id: string }>('select id from canvases where title = $1', [title])
  const call = (await findCallBySlug(db, demo!.call))!
  const id = rows[0]!.id
  const team = await listTeam(db, { id, callId: call.id })
  const { content, digests } = await currentContent(db, { id, call: call.content, team })
  const { rules, template } = call.content
  const broken = checkRules({ rules, template, content, facts: factsOf(call.content, { team, digests }) })
  return { broken, content, submission: await findSubmission(db, id) }
}

test('in the demo world one application waits for confirmations alone', async () => {
  const { broken } = await laid('Čitaonica u staroj ložionici')
  expect(broken.filter(({ severity }) => severity === 'must').map(({ rule }) => rule)).toEqual(['confirmed'])
})

test('in the demo world one was sent by the rules, and its receipt fits it', async () => {
  const { broken, content, submission } = await laid('Svjetlo na stazi do Ade')
  expect(maySend(broken)).toBe(true)
  expect(submission?.digest).toBe(digestOf(content))
})

test('in the demo world one misses nothing but the paper that its call asks for, and says what to do', async () => {
  const { broken } = await laid('Servis bicikala u Zenici')
  expect(broken.filter(({ severity }) => severity === 'must')).toMatchObject([
    { rule: 'consent', box: 'documents', advice: { key: 'document-missing' } },
  ])
})

test('in the demo world one is begun, and one breaks many rules', async () => {
  expect((await laid('Klupe i hlad kod autobuske')).broken.length).toBeGreaterThan(3)
  const { broken } = await laid('Gejming soba')
  expect(broken.length).toBeGreaterThan(10)
  expect(broken.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['ages', 'amount', 'no-fees', 'place']),
  )
})

test('in the demo world a school consents in writing, and the bus station on a photograph', async () => {
  for (const [title, name] of [
    ['Predstava u školskoj sali', 'saglasnost-gimnazija.pdf'],
    ['Zidne novine na autobuskoj', 'saglasnost-stanica.webp'],
  ] as const)
    expect((await laid(title)).submission?.content.documents).toMatchObject([
      { slot: 'consent-of-owner', name },
    ])
})
