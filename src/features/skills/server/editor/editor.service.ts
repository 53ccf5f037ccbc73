import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { GROUPS } from '../../contract/groups.ts'
import { problems } from '../../contract/problems.ts'
import type { Entry, Kind, EntryInput } from '../../contract/vocabulary.endpoints.ts'
import { trainTask } from '../engine/train.task.ts'
import { escoUri } from '../release/esco-uri.ts'
import {
  hasAllEntries,
  countDemand,
  type EntryRow,
  findEntry,
  listLinks,
  getNamesOfEntry,
  findByLabel,
  insertEntry,
  updateMergedEntry,
  getNameOfEntry,
  updateEntry,
  saveLinks,
  saveNames,
} from './editor.queries.ts'
import { updateVocabularyChangedAt } from './state.queries.ts'

/** Called in the transaction of a merge, so that features with skills of people or opportunities update them. */
export type SkillUpdate = (tx: Db, merge: { from: string; into: string }) => Promise<void>

/** Several changes in a row are learned together. */
const LEARN_AFTER_MS = 60_000
const other = { skill: 'occupation', occupation: 'skill' } as const

export async function getEntryOf(db: Db, kind: Kind, id: string): Promise<Entry> {
  return present(db, kind, await entryOrNotFound(db, { kind, id }))
}

type Call = { services: Services; session: Session }

export async function createEntry(call: Call, kind: Kind, input: EntryInput): Promise<string> {
  const { services } = call
  const id = newId()
  await inTransaction(services.pool, async (tx) => {
    await check(tx, { kind, id, written: input })
    await insertEntry(tx, { kind, id, group: input.group })
    await store(tx, { kind, id, written: input })
    await recordAudit(tx, { ...call, ...changed(kind, id, input.names.bhs[0]), action: 'skills.create' })
    await learn(services, tx)
  })
  return id
}

export async function saveEntry(
  call: Call,
  input: { kind: Kind; id: string; written: EntryInput; version: string },
): Promise<Entry> {
  const { services } = call
  const { kind, id, written, version } = input
  return inTransaction(services.pool, async (tx) => {
    const row = await entryOrNotFound(tx, { kind, id, lock: true })
    if (row.merged_into) throw new Problem(problems.entryMerged)
    if (row.version !== version) throw new Problem(problems.entryStale)
    await check(tx, { kind, id, written })
    const before = { names: namesOf(await getNamesOfEntry(tx, kind, id)), group: row.group }
    await updateEntry(tx, { kind, id, group: written.group })
    await store(tx, { kind, id, written })
    const after = { names: namesOf(written.names), group: written.group }
    const audit = changed(kind, id, written.names.bhs[0])
    await recordAudit(tx, { ...call, ...audit, action: 'skills.save', before, after })
    await learn(services, tx)
    return present(tx, kind, await entryOrNotFound(tx, { kind, id }))
  })
}

export async function mergeEntry(
  call: Call,
  input: { kind: Kind; from: string; into: string; skillUpdates: readonly SkillUpdate[] },
): Promise<Entry> {
  const { services } = call
  const { kind, from, into, skillUpdates } = input
  if (from === into) throw new Problem(problems.mergeIntoItself)
  return inTransaction(services.pool, async (tx) => {
    // Always in the same order, so that two merges never deadlock.
    for (const id of [from, into].sort()) {
      const row = await entryOrNotFound(tx, { kind, id, lock: true })
      if (row.merged_into) throw new Problem(problems.entryMerged)
    }
    const [fromNames, intoNames] = [
      await getNamesOfEntry(tx, kind, from),
      await getNamesOfEntry(tx, kind, into),
    ]
    for (const language of ['bhs', 'en'] as const) {
      await saveNames(tx, { kind, id: from, language, names: [] })
      await saveNames(tx, {
        kind,
        id: into,
        language,
        names: [...new Set([...intoNames[language], ...fromNames[language]])],
      })
    }
    await updateMergedEntry(tx, { kind, from, into })
    const audit = changed(kind, from, fromNames.bhs[0])
    await recordAudit(tx, { ...call, ...audit, action: 'skills.merge', after: { into } })
    if (kind === 'skill') {
      await countDemand(tx, [from, into])
      for (const update of skillUpdates) await update(tx, { from, into })
    }
    await learn(services, tx)
    return present(tx, kind, await entryOrNotFound(tx, { kind, id: into }))
  })
}

function changed(kind: Kind, id: string, name = '') {
  return { subject: { kind, id, name } }
}

/** Returns as many names as show what has changed. */
function namesOf({ bhs, en }: EntryInput['names']): string[] {
  return [...bhs, ...en].slice(0, 20).map((name) => name.slice(0, 60))
}

async function entryOrNotFound(db: Db, which: { kind: Kind; id: string; lock?: boolean }): Promise<EntryRow> {
  const row = await findEntry(db, which)
  if (!row) throw new Problem(problems.entryUnknown)
  return row
}

async function check(
  tx: Db,
  { kind, id, written }: { kind: Kind; id: string; written: EntryInput },
): Promise<void> {
  const isGroup = GROUPS.some((group) => group === written.group)
  if (isGroup !== (kind === 'skill')) throw new Problem(problems.groupWrong)
  const ids = written.links.map((link) => link.id)
  if (ids.length > 0 && !(await hasAllEntries(tx, other[kind], ids))) throw new Problem(problems.linkUnknown)
  for (const language of ['bhs', 'en'] as const) {
    const name = written.names[language][0] ?? ''
    if (await findByLabel(tx, { kind, name, but: id })) throw new Problem(problems.nameTaken)
  }
}

async function store(
  tx: Db,
  { kind, id, written }: { kind: Kind; id: string; written: EntryInput },
): Promise<void> {
  for (const language of ['bhs', 'en'] as const)
    await saveNames(tx, { kind, id, language, names: written.names[language] })
  const before = await listLinks(tx, kind, id)
  await saveLinks(tx, { kind, id, links: written.links })
  await countDemand(tx, kind === 'skill' ? [id] : [...before, ...written.links].map((link) => link.id))
}

async function present(db: Db, kind: Kind, row: EntryRow): Promise<Entry> {
  const { id, group, esco, description, version, merged_into } = row
  const into = merged_into ? { id: merged_into, name: await getNameOfEntry(db, kind, merged_into) } : null
  return {
    id,
    kind,
    group,
    esco: esco && escoUri(kind, esco),
    description,
    names: await getNamesOfEntry(db, kind, id),
    links: await listLinks(db, kind, id),
    mergedInto: into,
    version,
  }
}

async function learn({ queue }: Services, tx: Db): Promise<void> {
  await updateVocabularyChangedAt(tx)
  await queue.send(
    tx,
    trainTask.name,
    {},
    {
      singletonKey: trainTask.name,
      startAfter: new Date(Date.now() + LEARN_AFTER_MS),
    },
  )
}
