import { sql } from '#platform/server/db/sql.ts'
import { type ApplicationFacts } from '#features/calls/contract/application-content.ts'
import { type CallContent, graceEnd } from '#features/calls/contract/call.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { ageOn } from '#features/calls/contract/values.ts'
import { findCallById, findCallBySlug } from '#features/calls/server/index.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { CANVAS_CHANGED, type CanvasChanged } from '../contract/live.ts'
import { problems } from '../contract/problems.ts'
import {
  type CanvasRow,
  findCanvas,
  findOwnCanvas,
  findSubmission,
  listTeam,
  type TeamRow,
} from './canvas.queries.ts'
import { listAttached, listDocuments } from './attached/attached.queries.ts'
import { findRequest } from './changes/changes.queries.ts'
import { announceCanvas } from './announce.ts'
import { signClock } from './clock.ts'
import { listInvited } from './invitations/invitations.queries.ts'
import { listWaiting } from './links/links.queries.ts'
import { listMentors } from './mentors/mentors.queries.ts'
import { findStates } from './state/state.queries.ts'
import { runDocumentTask } from './shared-document/document-pool.ts'
import { getAllUpdates } from './shared-document/updates.queries.ts'

type Input = { services: Services; id: string; userId: string }

/** Returns the canvas of the member's team; throws not found for any other. */
export async function canvasOf(
  db: Db,
  input: { id: string; userId: string; hold?: boolean; reads?: boolean },
): Promise<CanvasRow> {
  const canvas = await findCanvas(db, input)
  if (!canvas) throw new Problem(platform.notFound)
  return canvas
}

export async function callOf(db: Db, { callId }: Pick<CanvasRow, 'callId'>): Promise<PublicCall> {
  const call = await findCallById(db, callId)
  if (!call) throw new Problem(platform.notFound)
  return call
}

/** Throws if an application can no longer be sent, because its call is cancelled or the grace period is over. */
export function requireOpen(call: PublicCall, { now, submittedAt }: CanvasRow): void {
  if (call.phase === 'cancelled') throw new Problem(problems.notOpen)
  const end = graceEnd(call.content)
  if (submittedAt === null && end !== null && now >= end) throw new Problem(problems.closed)
}

/** Begins an application for an open call; a member who already has one gets that. */
export async function startCanvas(
  services: Services,
  { slug, userId }: { slug: string; userId: string },
): Promise<string> {
  const call = await findCallBySlug(services.db, slug)
  if (!call) throw new Problem(platform.notFound)
  return inTransaction(services.pool, async (tx) => {
    // Two presses of the same button begin one application.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`canvas:${call.id}:${userId}`}, 0))`)
    const own = await findOwnCanvas(tx, { callId: call.id, userId })
    if (own !== undefined) return own
    if (call.phase !== 'open') throw new Problem(problems.notOpen)
    const id = newId()
    await tx.execute(sql`insert into canvases (id, call_id, lead_id) values (${id}, ${call.id}, ${userId})`)
    await tx.execute(sql`insert into canvas_members (canvas_id, user_id) values (${id}, ${userId})`)
    return id
  })
}

export async function getCanvas({ services, id, userId }: Input): Promise<Canvas> {
  const { db } = services
  const canvas = await canvasOf(db, { id, userId, reads: true })
  const call = await callOf(db, canvas)
  const team = await listTeam(db, canvas)
  const isMember = team.some((mate) => mate.id === userId)
  const submission = await findSubmission(db, id)
  const changes = await findRequest(db, id)
  const isWritten = !submission || changes?.state === 'waiting'
  const submissionDocuments = new Set(submission?.content.documents.map((one) => one.id))
  const documents = (await listDocuments(db, id)).filter(
    (one) => isWritten || submissionDocuments.has(one.id),
  )
  // The whole document is read only if somebody has confirmed, because pages ask after every change.
  const isCompared = isWritten && team.some(({ confirmedAt }) => confirmedAt !== null)
  const digests = isCompared ? await currentDigests(db, { id, call: call.content, team }) : undefined
  return {
    id,
    call,
    title: canvas.title,
    state: (await findStates(db, [id])).get(id)!,
    me: userId,
    role: isMember ? 'member' : 'mentor',
    mentors: await listMentors(db, id),
    invited: isMember && !submission ? await listInvited(db, id) : [],
    waiting: isMember && !submission ? await listWaiting(db, id) : [],
    born: team.find((mate) => mate.id === userId)?.born ?? null,
    documents: documents.map(({ id: document, slot, name, size }) => ({ id: document, slot, name, size })),
    team: team.map((mate) => ({
      id: mate.id,
      name: mate.name,
      lead: mate.id === canvas.leadId,
      // Only the team sees facts for the rules about people.
      age: isMember ? ageOf(call.content, mate) : null,
      elsewhere: isMember && mate.elsewhere,
      confirmedAt: mate.confirmedAt,
      changed: digests ? changedBoxes(mate, digests) : [],
    })),
    seq: canvas.seq,
    stamp: signClock(services.secrets, { id, at: canvas.now }),
    submission,
    changes: changes && {
      ...changes,
      first: changes.state === 'answered' ? await findSubmission(db, id, { first: true }) : null,
    },
  }
}

/** Returns the age on the day of the rule of ages, or else on the deadline. */
function ageOf({ rules, dates }: CallContent, { born }: TeamRow): number | null {
  const rule = rules.find(({ kind }) => kind === 'ages')
  if (born === null) return null
  return ageOn(rule?.kind === 'ages' ? rule.on : localDay(new Date(dates.deadline ?? Date.now())), born)
}

export function changedBoxes(
  { confirmedAt, confirmed }: Pick<TeamRow, 'confirmedAt' | 'confirmed'>,
  digests: Readonly<Record<string, string>>,
): string[] {
  if (confirmedAt === null || confirmed === null) return []
  return Object.keys(digests).filter((box) => confirmed[box] !== digests[box])
}

/** Returns the stored application, a digest of each of its boxes, and the shared document as one update. */
export async function currentContent(
  db: Db,
  { id, call, team }: { id: string; call: CallContent; team: readonly TeamRow[] },
) {
  const { updates } = await getAllUpdates(db, id)
  const documents = await listAttached(db, id)
  const members = team.map(({ id: person, name }) => ({ id: person, name }))
  return runDocumentTask(id, { act: 'read', updates, template: call.template, members, documents })
}

async function currentDigests(db: Db, input: Parameters<typeof currentContent>[1]) {
  return (await currentContent(db, input)).digests
}

/** Returns the facts of the people for the rules. */
export function factsOf(
  call: CallContent,
  { team, digests }: { team: readonly TeamRow[]; digests: Readonly<Record<string, string>> },
): ApplicationFacts {
  return {
    members: Object.fromEntries(
      team.map((mate) => [
        mate.id,
        {
          registered: true,
          confirmed: mate.confirmedAt !== null && changedBoxes(mate, digests).length === 0,
          age: ageOf(call, mate),
          elsewhere: mate.elsewhere,
        },
      ]),
    ),
  }
}

/** Notifies the team of a change. */
export async function announceChange(
  tx: Db,
  { id, seq, what = 'team' }: { id: string; seq: number; what?: CanvasChanged['what'] },
): Promise<void> {
  const data: CanvasChanged = { canvas: id, seq, what }
  await announceCanvas(tx, { id, data: { topic: CANVAS_CHANGED, data } })
}
