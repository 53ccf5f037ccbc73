import { sql } from '#platform/server/db/sql.ts'
import * as Y from 'yjs'
import { findCallBySlug } from '#features/calls/server/index.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inDrawingTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { addDays, localDay } from '#platform/contract/local-time.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { aboutOf, contentOf, rolesOf, rowsOf, type RowsName, textOf } from '../../contract/canvas-document.ts'
import { setWriter } from '../../contract/canvas-writers.ts'
import { listTeam, type TeamRow } from '../canvas.queries.ts'
import { currentContent } from '../canvas.service.ts'
import { digestOf } from '../digest.ts'
import { insertUpdate } from '../shared-document/updates.queries.ts'
import { insertVersion } from '../versions/versions.queries.ts'
import { aloneCanvases } from './alone-canvases.ts'
import { changeRequestCanvases } from './change-request-canvases.ts'
import { seedChanges } from './changes.seed.ts'
import { type DemoCanvas, demoCanvases } from './demo-canvases.ts'
import { finishedCanvases } from './finished-canvases.ts'
import { seedDocuments } from './documents/documents.seed.ts'
import { seedTalk } from './talk.seed.ts'
import { votedCanvases } from './voted-canvases.ts'

type Mate = DemoCanvas['team'][number] & { id: string }

/** Seeds applications of teams, one in every state. */
export async function seedCanvases(services: Services): Promise<void> {
  for (const demo of [
    ...demoCanvases,
    ...aloneCanvases,
    ...changeRequestCanvases,
    ...votedCanvases,
    ...finishedCanvases,
  ]) {
    const call = await findCallBySlug(services.db, demo.call)
    const team: Mate[] = []
    for (const mate of demo.team) {
      const id = (await findUserByEmail(services.db, mate.who))?.id
      if (id) team.push({ ...mate, id })
    }
    const mentors: { who: string; id: string }[] = []
    for (const who of demo.mentors ?? []) {
      const id = (await findUserByEmail(services.db, who))?.id
      if (id) mentors.push({ who, id })
    }
    if (!call || team.length !== demo.team.length) continue
    // Apart from what draws letters: photos of the same people are seeded at the same time and wait for their rows.
    for (const { id, born } of team)
      if (born)
        await services.db.execute(
          sql`update users set born_on = ${born} where id = ${id} and born_on is null`,
        )
    await inDrawingTransaction(services.pool, (tx) => lay(tx, services, { demo, call, team, mentors }))
  }
}

async function lay(
  tx: Db,
  services: Services,
  {
    demo,
    call,
    team,
    mentors,
  }: {
    demo: DemoCanvas
    call: PublicCall
    team: readonly Mate[]
    mentors: readonly { who: string; id: string }[]
  },
): Promise<void> {
  const deadline = Date.parse(call.content.dates.deadline ?? toIso(new Date()))
  const submittedAt = demo.sent === undefined ? null : new Date(deadline - demo.sent * DAY_MS)
  const lastAt = submittedAt ?? new Date(Date.now() - DAY_MS)
  const createdAt = lastAt.getTime() - 8 * DAY_MS
  const id = newId(createdAt)
  const lead = team[0]!.id
  await tx.execute(sql`
    insert into canvases (id, call_id, lead_id, created_at) values (${id}, ${call.id}, ${lead}, ${new Date(createdAt)})`)
  for (const [at, mate] of team.entries()) {
    await tx.execute(sql`
      insert into canvas_members (canvas_id, user_id, joined_at)
      values (${id}, ${mate.id}, ${new Date(createdAt + at * 3_600_000)})`)
  }
  for (const mentor of mentors)
    await tx.execute(sql`insert into canvas_mentors (canvas_id, user_id) values (${id}, ${mentor.id})`)
  const projectFrom = call.content.projectFrom ?? localDay(new Date())
  const update = demoUpdate(demo, { team, projectFrom })
  await insertUpdate(tx, { id, userId: lead, update, title: demo.title })
  await seedDocuments(tx, services, { canvasId: id, userId: lead, documents: demo.documents ?? [] })
  const people = await listTeam(tx, { id, callId: call.id })
  const { content, digests } = await currentContent(tx, { id, call: call.content, team: people })
  for (const mate of team)
    if (mate.confirmed)
      await tx.execute(sql`
        update canvas_members set confirmed_at = ${lastAt}, confirmed = ${JSON.stringify(digests)}::jsonb
        where canvas_id = ${id} and user_id = ${mate.id}`)
  if (submittedAt)
    await tx.execute(sql`
      insert into canvas_submissions (canvas_id, submitted_by, arrived_at, counted_at, content, digest)
      values (${id}, ${lead}, ${submittedAt}, ${submittedAt}, ${JSON.stringify(content)}, ${digestOf(content)})`)
  const version = submittedAt
    ? { kind: 'submitted' as const, state: update, content, at: submittedAt }
    : {
        kind: 'named' as const,
        name: 'Prije mentorstva',
        ...draftOf(demo, { team, call, people, projectFrom }),
      }
  await insertVersion(tx, {
    canvasId: id,
    userId: lead,
    at: new Date(lastAt.getTime() - 3 * DAY_MS),
    ...version,
  })
  await seedTalk(tx, { id, demo, team, mentors, update })
  await tx.execute(
    sql`update canvases set submitted_at = ${submittedAt}, updated_at = ${lastAt} where id = ${id}`,
  )
  await seedChanges(tx, { id, demo, call, lead, update })
}

/** Returns the draft of a few days before: shorter texts, and no last cost yet. */
function draftOf(
  demo: DemoCanvas,
  {
    call,
    people,
    ...place
  }: { call: PublicCall; people: TeamRow[]; team: readonly Mate[]; projectFrom: string },
) {
  const texts = Object.fromEntries(
    Object.entries(demo.texts).map(([box, words]) => [box, `${words.split('. ')[0]!.replace(/\.$/, '')}.`]),
  )
  const state = demoUpdate({ ...demo, texts, budget: demo.budget.slice(0, -1) }, place)
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const content = contentOf({ doc, template: call.content.template, members: people })
  doc.destroy()
  return { state, content }
}

function demoUpdate(
  demo: DemoCanvas,
  { team, projectFrom }: { team: readonly Mate[]; projectFrom: string },
): Uint8Array {
  const doc = new Y.Doc()
  const day = (days: number) => addDays(projectFrom, days)
  const add = (name: RowsName, rows: readonly Record<string, unknown>[]) =>
    rowsOf(doc, name).push(rows.map((row, at) => new Y.Map(Object.entries({ id: `${name}-${at}`, ...row }))))
  aboutOf(doc).set('title', demo.title)
  if (demo.municipality) aboutOf(doc).set('municipality', demo.municipality)
  for (const { id, role } of team) if (role) rolesOf(doc).set(id, role)
  for (const [at, [box, words]] of Object.entries(demo.texts).entries()) {
    const { id: by } = team[at % team.length]!
    setWriter(doc, box, { by, at: Date.now() - DAY_MS - at * 5_400_000 })
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(words)])
    textOf(doc, box).insert(0, [paragraph])
  }
  add(
    'timeline',
    demo.timeline.map(([what, from, until]) => ({ what, from: day(from), until: day(until) })),
  )
  add(
    'budget',
    demo.budget.map(([what, category, amount]) => ({ what, category, amount: amount * 100 })),
  )
  add(
    'contributions',
    demo.contributions.map(([what, kind, giver, value]) => ({ what, kind, giver, value: value * 100 })),
  )
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return update
}
