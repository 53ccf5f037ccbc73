import { type Writer, writer } from '#features/canvas/server/canvas.fixture.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Project } from '../contract/projects.endpoints.ts'
import { startedProject } from './projects.fixture.ts'

export const REPORT =
  'Igralište je gotovo i otvoreno, ključ drži mjesna zajednica, a mreže smo kupili jeftinije. '.repeat(2)
export const today = localDay(new Date())

export const EXPENSE = {
  kind: 'expense',
  amount: 120_50,
  what: 'Boja',
  day: today,
  line: 'paint',
  giver: null,
}
export const GIFT = {
  kind: 'contribution',
  amount: 400_00,
  what: 'Pijesak',
  day: today,
  line: null,
  giver: 'Kamenolom',
}

export const enterMoney = (one: Writer, slug: string, body: object = EXPENSE, id = newId()) =>
  one.send('PUT', `/api/projects/${slug}/entries/${id}`, body)
export const addToLog = (one: Writer, slug: string, body: object, id = newId()) =>
  one.send('PUT', `/api/projects/${slug}/activities/${id}`, body)
export const finish = (one: Writer, slug: string, report = REPORT) =>
  one.send('PUT', `/api/projects/${slug}/report`, { report, withoutReceipts: 'Račune nosi knjigovođa.' })

/** Teams of running projects in an app under test, and the public pages of those projects. */
export function projectsIn(app: () => TestApp) {
  const people = (...names: string[]) => Promise.all(names.map((name) => writer(app(), name)))
  async function team(...names: string[]) {
    const mates = await people(...names)
    const { slug, id } = await startedProject(app(), { team: mates.map(({ userId }) => userId) })
    return { slug, id, mates: mates as [Writer, Writer, Writer] }
  }
  const read = async (slug: string) =>
    (await app().http.inject(`/api/public/projects/${slug}`)).json<Project>()
  return { people, team, read }
}
