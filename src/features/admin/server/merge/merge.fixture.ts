import { sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

let count = 0

/** Creates a member who can be merged, and what they do. */
export async function person(app: TestApp, firstName = 'Lejla') {
  const email = `spoji${(count += 1)}@primjer.ba`
  const who = await signIn(app, { email, firstName })
  const send = sender(app, who)
  return {
    ...who,
    email,
    send,
    async applied(opportunity: string, letter = 'Volim drvo.') {
      const id = await this.begun(opportunity, letter)
      const answer = await send('POST', `/api/applications/${id}/sending`)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return id
    },
    async begun(opportunity: string, letter = 'Nacrt.') {
      const { id } = (await send('POST', '/api/applications', { opportunity })).json()
      await send('PUT', `/api/applications/${id}`, { language: 'bhs', letter, answers: [], cv: null })
      return id as string
    },
    save: (section: string, content: object) => send('PUT', `/api/profile/${section}`, content),
    applications: async () =>
      (await send('GET', '/api/applications')).json().applications as { id: string }[],
  }
}
export type Person = Awaited<ReturnType<typeof person>>
