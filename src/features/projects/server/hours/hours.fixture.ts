import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { type Writer, writer } from '#features/canvas/server/canvas.fixture.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Hours } from '../../contract/hours/hours.endpoints.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { startedProject } from '../projects.fixture.ts'

const today = localDay(new Date())
export const WORK = {
  day: today,
  minutes: 150,
  what: 'Farbanje ograde.',
  skills: [] as string[],
  person: null as string | null,
}

/** Inserts two skills of the vocabulary and returns their ids. */
export async function insertWorkSkills({ services: { pool } }: TestApp): Promise<string[]> {
  const ids: string[] = []
  for (const name of ['farbanje', 'mjerenje']) {
    const id = newId()
    ids.push(id)
    await pool.query(`insert into skills (id, group_name, kind) values ($1, 'media', 'skill')`, [id])
    await pool.query(
      `insert into skill_labels (skill_id, locale, label, origin, place)
       select $1, locale, $2, 'own', 0 from unnest(array['bhs', 'en']) locale`,
      [id, name],
    )
  }
  return ids
}

/** Creates a project with its lead, another member and somebody of the board, and their calls about hours. */
export async function hoursTeam(app: TestApp) {
  const [lana, emir, board] = (await Promise.all(
    ['Lana', 'Emir', 'Hana'].map((name) => writer(app, name)),
  )) as [Writer, Writer, Writer]
  const project = await startedProject(app, { team: [lana.userId, emir.userId] })
  const { rows } = await app.services.pool.query<{ bank_id: string }>(
    'select c.bank_id from projects p join public_calls c on c.id = p.call_id where p.id = $1',
    [project.id],
  )
  await seatOnBoard(app.services.db, { bankId: rows[0]!.bank_id, board: [board.userId] })
  const at = (id: string) => `/api/projects/${project.slug}/hours/${id}`
  return {
    ...project,
    lana,
    emir,
    board,
    record: (one: Writer, body: object = {}, id = newId()) => one.send('PUT', at(id), { ...WORK, ...body }),
    confirm: (one: Writer, id: string) => one.send('PUT', `${at(id)}/confirmed`),
    giveBack: (one: Writer, id: string) =>
      one.send('PUT', `${at(id)}/returned`, { reason: 'Bilo je kraće.' }),
    remove: (one: Writer, id: string) => one.send('DELETE', at(id)),
    hours: async (one: Writer) =>
      (await one.send('GET', `/api/projects/${project.slug}/hours`)).json<{
        mayRecord: boolean
        others: { id: string; name: string }[]
        hours: Hours[]
      }>(),
    sum: async () => (await app.http.inject(`/api/public/projects/${project.slug}`)).json<Project>().hours,
  }
}
