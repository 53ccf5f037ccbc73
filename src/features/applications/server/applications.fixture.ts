import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { OwnApplication } from '../contract/application.endpoints.ts'

/** The product with an organisation that has published a job. */
export async function openHouse() {
  const app = await buildTestApp()
  const boss = await employer(app, { name: 'Kuća Rada', role: 'owner' })
  const stranger = await signIn(app)
  return { app, boss, stranger, job: (await boss.published()).id }
}
export type House = Awaited<ReturnType<typeof openHouse>>

export const question = (more: Partial<FormQuestion>): FormQuestion => ({
  id: crypto.randomUUID(),
  type: 'short',
  label: { bhs: 'Pitanje', en: 'Question' },
  required: false,
  choices: [],
  ...more,
})

/** A member who applies, for that job where no other is named. */
export async function applicantOf(
  { app, job }: Pick<House, 'app' | 'job'>,
  names: { firstName?: string; lastName?: string; email?: string } = {},
) {
  const person = await signIn(app, names)
  const send = sender(app, person)
  return {
    ...person,
    send,
    async begin(opportunity = job) {
      return (await send('POST', '/api/applications', { opportunity })).json<{ id: string }>().id
    },
    async read(id: string) {
      return (await send('GET', `/api/applications/${id}`)).json<OwnApplication>()
    },
    save(id: string, more: object = {}, headers: Record<string, string> = {}) {
      return send(
        'PUT',
        `/api/applications/${id}`,
        { language: 'bhs', letter: '', answers: [], cv: null, ...more },
        headers,
      )
    },
    post: (id: string) => send('POST', `/api/applications/${id}/sending`),
    async sent(opportunity = job, letter = 'Volim drvo.') {
      const id = await this.begin(opportunity)
      await this.save(id, { letter })
      const answer = await this.post(id)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return id
    },
  }
}

export const setDeadline = (app: TestApp, id: string, text: string) =>
  app.services.pool.query(`update opportunities set deadline = ${text} where id = $1`, [id])
