import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { completeApplication, writer } from './canvas.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

describe('a team', () => {
  test('lets in by a link whoever has it, and by mail one person alone, also when eight press at once', async () => {
    const { id, lead } = await completeApplication(app)
    await lead.send('POST', `/api/canvases/${id}/invitations`, { email: 'nova@primjer.ba' })
    const mail = await app.mails.next('nova@primjer.ba')
    const token = /#poziv=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    const eight = await Promise.all(Array.from({ length: 8 }, () => writer(app)))
    const answers = await Promise.all(
      eight.map((one) => one.send('POST', '/api/canvas-memberships', { token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(7)
    expect((await lead.see(id)).team).toHaveLength(4)
  })

  test('goes on without who leaves: the work stays, the longest there leads, the door closes behind', async () => {
    const { id, lead, others } = await completeApplication(app)
    const [emir, lana] = others as [typeof lead, typeof lead]
    const refused = await emir.send('DELETE', `/api/canvases/${id}/team/${lana.userId}`)
    expect(codeOf(refused)).toBe('canvas.onlyLead')
    expect((await lead.send('DELETE', `/api/canvases/${id}/team/${lead.userId}`)).statusCode).toBe(204)
    const { team } = await emir.see(id)
    expect(team.map(({ id: mate, lead: leads }) => [mate, leads])).toEqual([
      [emir.userId, true],
      [lana.userId, false],
    ])
    expect((await lead.send('GET', `/api/canvases/${id}`)).statusCode).toBe(404)
    await expect(lead.device(id)).rejects.toThrow()
  })

  test('never sees the birthday of another, only the age', async () => {
    const { id, others } = await completeApplication(app)
    const answer = await others[0]!.send('GET', `/api/canvases/${id}`)
    expect(answer.body.match(/2004-05-06/g)).toHaveLength(1)
    expect(answer.json<Canvas>().team.every(({ age }) => age !== null && age > 20)).toBe(true)
  })
})
