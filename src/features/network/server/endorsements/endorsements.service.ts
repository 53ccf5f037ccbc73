import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import {
  deleteBySources,
  listSourcesOfOthers,
  skillsVisibleToConnections,
} from '#features/profiles/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type {
  Endorsement,
  saveEndorsement as endorseEndpoint,
  getEndorsing as getEndorsingEndpoint,
  listEndorsements as listEndorsementsEndpoint,
} from '../../contract/endorsements.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { networkPeople } from '../lists/cards.ts'
import { notifyEndorsed, takeEndorsedBack } from '../notifications.ts'
import { announceNetwork } from '../announce.ts'
import { mayReach } from '../reach/may-reach.ts'
import { lockPair } from '../relations/pair.queries.ts'
import * as queries from './endorsements.queries.ts'
import { prove, sourceOf } from './proof.service.ts'
import { endorsementKind } from './reportable.ts'

type Call = { services: Services; me: string; person: string }

const NO_NAME = { bhs: '', en: '' }

/**
 * Returns the skills that a member may confirm. Only connections confirm each other, and only skills from working together.
 */
export async function getEndorsing({
  services: { db },
  me,
  person,
}: Call): Promise<ResponseOf<typeof getEndorsingEndpoint>> {
  if (!(await mayReach(db, me, person, 'message'))) throw new Problem(platform.notFound)
  const pair = { from: me, to: person }
  const [ids, shared, texts] = await Promise.all([
    skillsVisibleToConnections(db, person),
    queries.listSharedMemberships(db, pair),
    queries.listEndorsementTexts(db, pair),
  ])
  const labels = await listLabels(db, ids)
  return {
    skills: ids.flatMap((id) => {
      const name = labels.get(id)?.name
      return name ? [{ id, name, said: texts.get(id) ?? null }] : []
    }),
    shared,
  }
}

export async function saveEndorsement({
  services,
  me,
  person,
  skill,
  body,
}: Call & { skill: string; body: BodyOf<typeof endorseEndpoint> }): Promise<void> {
  const text = body.text.trim()
  if (text === '') throw new Problem(problems.wordEmpty, { fields: { text: problems.wordEmpty.code } })
  await inTransaction(services.pool, async (tx) => {
    await lockPair(tx, me, person)
    if (!(await mayReach(tx, me, person, 'message'))) throw new Problem(platform.notFound)
    const pair = { from: me, to: person }
    const { kind, id: sharedId } = body.shared
    const shared = (await queries.listSharedMemberships(tx, pair)).find(
      (one) => one.kind === kind && one.id === sharedId,
    )
    if (!shared) throw new Problem(problems.notShared)
    if (!(await skillsVisibleToConnections(tx, person)).includes(skill)) throw new Problem(platform.notFound)
    await refuseIfLimited(tx, { userId: me, does: 'questions', text })
    if (await queries.isEndorsed(tx, { ...pair, skill, text })) return
    const id = await queries.saveEndorsement(tx, { ...pair, skill, shared, text })
    await deleteBySources(tx, [sourceOf(id)])
    await flagText(tx, { kind: endorsementKind, id })
    const name = (await listLabels(tx, [skill])).get(skill)?.name ?? NO_NAME
    await notifyEndorsed(tx, { services, id, from: me, to: person, skill: name, text })
    await announceNetwork(tx, [person])
  })
}

export async function deleteEndorsement({
  services,
  me,
  person,
  skill,
}: Call & { skill: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const gone = await queries.deleteEndorsements(tx, { from: me, to: person, skill })
    if (gone.length === 0) throw new Problem(platform.notFound)
    await forget(tx, { ids: gone, from: me, to: person })
    await announceNetwork(tx, [person])
  })
}

/** Deletes the confirmations between two people after a block. */
export async function endEndorsements(tx: Db, one: string, other: string): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await forget(tx, { ids: await queries.deleteEndorsements(tx, { from, to }), from, to })
}

async function forget(tx: Db, { ids, from, to }: { ids: string[]; from: string; to: string }): Promise<void> {
  if (ids.length === 0) return
  await deleteBySources(tx, ids.map(sourceOf))
  for (const id of ids) await takeEndorsedBack(tx, { id, from, to })
}

export async function listEndorsements({
  services: { db },
  me,
}: Omit<Call, 'person'>): Promise<ResponseOf<typeof listEndorsementsEndpoint>> {
  const rows = await queries.listReceivedEndorsements(db, me)
  const [people, labels, valid] = await Promise.all([
    networkPeople(db, [...new Set(rows.map(({ from }) => from))], 'connection'),
    listLabels(db, [...new Set(rows.map(({ skill }) => skill))]),
    listSourcesOfOthers(db, me),
  ])
  return {
    endorsements: rows.flatMap(({ id, from, skill, kind, sharedId, title, text, shown, at }) => {
      const person = people.get(from)
      if (!person) return []
      const state = stateOf(shown, valid.has(sourceOf(id)))
      return [
        {
          id,
          person,
          skill: labels.get(skill)?.name ?? NO_NAME,
          shared: { kind, id: sharedId, title },
          text,
          state,
          at: toIso(at),
        },
      ]
    }),
  }
}

function stateOf(isShown: boolean | null, isThere: boolean): Endorsement['state'] {
  if (isShown === null) return 'waiting'
  return isThere ? 'shown' : 'hidden'
}

/** Shows or hides a confirmation on its owner's profile; nobody is notified. */
export async function answer({
  services,
  me,
  id,
  shown,
}: Omit<Call, 'person'> & { id: string; shown: boolean }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const row = await queries.lockEndorsement(tx, id)
    if (!row || row.to !== me || row.isHidden) throw new Problem(platform.notFound)
    await queries.updateEndorsementVisibility(tx, { id, shown })
    if (shown) await prove(tx, row)
    else await deleteBySources(tx, [sourceOf(id)])
    await takeEndorsedBack(tx, { id, from: row.from, to: me })
  })
}
