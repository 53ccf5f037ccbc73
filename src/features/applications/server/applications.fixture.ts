import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { OwnApplication } from '../contract/application.endpoints.ts'
import type { listApplicants } from '../contract/hiring.endpoints.ts'

/** Starts the product with an organisation that has published a job. */
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

/** Creates a member who applies, for that job unless another is named. */
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

type Boss = Pick<House['boss'], 'send'>
type Decided = { status: string; message?: { bhs: string; en: string } }

/** Returns applications as the organisation's list shows them, with their versions. */
export async function applicantsOf(boss: Boss, opportunity: string, ids: readonly string[]) {
  const { applicants } = (await boss.send('GET', `/api/opportunities/${opportunity}/applications`)).json<
    ResponseOf<typeof listApplicants>
  >()
  return applicants.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }))
}

/** Decides with the versions of the newest list. */
export async function decided(boss: Boss, opportunity: string, ids: readonly string[], more: Decided) {
  return boss.send('POST', `/api/opportunities/${opportunity}/applications/decisions`, {
    message: { bhs: '', en: '' },
    ...more,
    applications: await applicantsOf(boss, opportunity, ids),
  })
}

/** Creates a reviewer of the organisation, who reads and scores but does not decide. */
export async function reviewerOf({ app, boss }: Pick<House, 'app' | 'boss'>) {
  const person = await signIn(app, { firstName: 'Ivo', lastName: 'Marić' })
  await app.services.pool.query(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'reviewer')`,
    [boss.organisation, person.userId],
  )
  return { ...person, send: sender(app, person) }
}

export const setDeadline = (app: TestApp, id: string, text: string) =>
  app.services.pool.query(`update opportunities set deadline = ${text} where id = $1`, [id])
