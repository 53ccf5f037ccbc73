import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { EMPTY_APPLICATION } from '../../contract/application-content.ts'
import type { CallContent } from '../../contract/call.ts'
import type { TriedApplication } from '../../contract/trial/rule-trial.endpoints.ts'
import { insertDraft } from '../calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Creates a draft of a bank whose earlier call got applications with these amounts (feninga). */
async function afterEarlier(amounts: readonly number[], { over = true } = {}) {
  const author = await person(app)
  const draft = await insertDraft(app.services.db, [author.userId])
  const { pool } = app.services
  const earlier = newId()
  await pool.query(
    `insert into grant_calls (id, slug, programme_id, bank_id, status, content, opens_at, deadline, results_at, published_at)
     select $1::uuid, 'ranije-' || $1::text, programme_id, bank_id, 'published', content, now() - interval '90 days',
       now() + $3::interval, now() + interval '90 days', now() from grant_calls where id = $2`,
    [earlier, draft.id, over ? '-30 days' : '30 days'],
  )
  for (const amount of amounts) {
    const id = newId()
    const content = {
      ...EMPTY_APPLICATION,
      title: 'Ljuljačke Emine Hadžić',
      municipality: 'zenica',
      members: [{ id: 'm', name: 'Emina Hadžić', role: '' }],
      budget: [{ id: 'b', what: 'Drvo', category: 'material', amount }],
    }
    await pool.query('insert into canvases (id, call_id, lead_id, submitted_at) values ($1, $2, $3, now())', [
      id,
      earlier,
      author.userId,
    ])
    await pool.query(
      `insert into canvas_submissions (canvas_id, submitted_by, arrived_at, counted_at, content, digest)
       values ($1, $2, now(), now(), $3, 'x')`,
      [id, author.userId, JSON.stringify(content)],
    )
  }
  return { author, ...draft }
}

async function trial(who: Person, id: string, { rules, template }: CallContent) {
  const answer = await who.send('POST', `/api/managed-calls/${id}/rule-trial`, { rules, template })
  return {
    ...answer,
    applications: answer.statusCode === 200 ? (answer.json().applications as TriedApplication[]) : [],
  }
}

async function written(who: Person, id: string): Promise<CallContent> {
  return (await who.send('GET', `/api/managed-calls/${id}`)).json().content
}

describe('whoever writes a call', () => {
  test('tries its rules on what came to earlier calls of the bank, and reads nobody’s name or title', async () => {
    const { author, id } = await afterEarlier([900_00, 1700_00])
    const content = await written(author, id)
    const amount = content.rules.filter(({ kind }) => kind === 'amount' || kind === 'ages')
    const { body, applications } = await trial(author, id, { ...content, rules: amount })
    expect(applications.map(({ number, requested, broken }) => [number, requested, broken])).toEqual([
      [1, 900_00, []],
      [2, 1700_00, [{ rule: 'amount', must: true }]],
    ])
    expect(body).not.toMatch(/Emin|Had|Ljulja|Drvo/)
    const milder = amount.map((rule) => (rule.kind === 'amount' ? { ...rule, max: 2000_00 } : rule))
    const again = await trial(author, id, { ...content, rules: milder })
    expect(again.applications.flatMap(({ broken }) => broken)).toEqual([])
    expect((await written(author, id)).rules).toEqual(content.rules)
  })

  test('does not see applications to which teams are still writing, nor those of other banks', async () => {
    const running = await afterEarlier([900_00], { over: false })
    const content = await written(running.author, running.id)
    expect((await trial(running.author, running.id, content)).applications).toEqual([])
    const { id } = await afterEarlier([900_00])
    expect((await trial(running.author, id, content)).statusCode).toBe(404)
  })
})
