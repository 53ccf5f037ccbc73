import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { type Bilingual, isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { EVIDENCE_MAX, type OwnEvidence, type OwnProvenSkill } from '../../contract/evidence.endpoints.ts'
import { type EvidenceKind, type GIVEN_EVIDENCE, strengthOf } from '../../contract/evidence.ts'
import { pictureAddress } from '../../contract/pictures.ts'
import { problems } from '../../contract/problems.ts'
import type { Contents, Entry, EntrySection } from '../../contract/sections.ts'
import { KINDS } from '../../contract/sections.ts'
import { saveEmptyProfile, listSections, lockSection } from '../profiles.queries.ts'
import { readContents } from '../stored-contents.ts'
import { namedSkills } from '../skills/named-skills.ts'
import {
  countEvidence,
  deleteEvidence,
  listStoredEvidence,
  type StoredEvidence,
  saveEvidence,
} from './evidence.queries.ts'

const CHANGES_AN_HOUR = 300
const PHOTO_WIDTH = 96

type Proof = { entry: string } | { url: string; title: string }
type Owned = { services: Services; userId: string }

/** Returns the evidence for each skill of the profile. */
export async function listOwnEvidence({ services, userId }: Owned): Promise<{ skills: OwnProvenSkill[] }> {
  const contents = readContents(await listSections(services.db, userId))
  return { skills: await provenSkills(services.db, { userId, contents }) }
}

/** Returns skills with their evidence; entries that are missing in `contents` or have no name prove nothing. */
export async function provenSkills(
  db: Db,
  { userId, contents, viewer }: { userId: string; contents: Contents; viewer?: string | undefined },
): Promise<OwnProvenSkill[]> {
  const stored = await listStoredEvidence(db, userId, viewer)
  const entries = entriesOf(contents)
  const skills = await namedSkills(db, contents.skills.items)
  return skills.map(({ item, label, skill, subject }) => {
    const evidence = stored.flatMap((one) =>
      one.subject === subject ? (toOwnEvidence(one, entries) ?? []) : [],
    )
    return { item, label, skill, strength: strengthOf(evidence.map(({ kind }) => kind)), evidence }
  })
}

/** Returns evidence by skill of the vocabulary, whether the profile lists the skill or not. */
export async function evidenceBySkill(db: Db, userId: string): Promise<Map<string, OwnEvidence[]>> {
  const [stored, sections] = await Promise.all([listStoredEvidence(db, userId), listSections(db, userId)])
  const entries = entriesOf(readContents(sections))
  const bySkill = new Map<string, OwnEvidence[]>()
  for (const one of stored) {
    const evidence = toOwnEvidence(one, entries)
    if (evidence) bySkill.set(one.subject, [...(bySkill.get(one.subject) ?? []), evidence])
  }
  return bySkill
}

export async function addProof(input: Owned & { item: string; proof: Proof }): Promise<{ id: string }> {
  const { services, userId, item, proof } = input
  await limit(services.db, userId)
  return inTransaction(services.pool, async (tx) => {
    await saveEmptyProfile(tx, userId)
    // Locked, so that the evidence of one person is counted correctly.
    await lockSection(tx, { userId, section: 'skills' })
    const contents = readContents(await listSections(tx, userId))
    const named = (await namedSkills(tx, contents.skills.items)).find((skill) => skill.item === item)
    if (!named) throw new Problem(problems.skillNotListed, { fields: { item: problems.skillNotListed.code } })
    if ((await countEvidence(tx, userId, named.subject)) >= EVIDENCE_MAX)
      throw new Problem(problems.evidenceFull)
    const { subject } = named
    if ('url' in proof) {
      const title = { bhs: proof.title.trim(), en: proof.title.trim() }
      const source = `link:${proof.url}`
      const id = await saveEvidence(tx, {
        ...nothing,
        userId,
        subject,
        kind: 'link',
        title,
        url: proof.url,
        source,
      })
      return { id }
    }
    const entry = entriesOf(contents).get(proof.entry)
    if (!entry) throw new Problem(problems.entryUnknown, { fields: { entry: problems.entryUnknown.code } })
    const source = `entry:${proof.entry}`
    const id = await saveEvidence(tx, {
      ...nothing,
      userId,
      subject,
      kind: entry.section,
      entry: proof.entry,
      source,
    })
    return { id }
  })
}

const nothing = { entry: null, title: NO_TEXT, words: '', url: null, amount: null }

export async function getOwnEvidence({ services, userId, id }: Owned & { id: string }): Promise<OwnEvidence> {
  const sections = await listSections(services.db, userId)
  const entries = entriesOf(readContents(sections))
  const one = (await listStoredEvidence(services.db, userId)).find((each) => each.id === id)
  const evidence = one && toOwnEvidence(one, entries)
  if (!evidence) throw new Problem(platform.notFound)
  return evidence
}

export async function removeOwnEvidence({ services, userId, id }: Owned & { id: string }): Promise<void> {
  await limit(services.db, userId)
  if (!(await deleteEvidence(services.db, userId, id))) throw new Problem(platform.notFound)
}

/**
 * Adds evidence by others for a skill of the vocabulary: from a mentor, a finished project, confirmed hours. `source`
 * identifies its cause, so that it counts once and a later call updates it.
 */
export async function giveEvidence(
  db: Db,
  input: {
    userId: string
    skill: string
    kind: (typeof GIVEN_EVIDENCE)[number]
    title: Bilingual
    source: string
    /** What that person has written. */
    words?: string
    url?: string
    amount?: number
    /** The person who vouches, if there is one: the evidence ends with their account. */
    byId?: string
  },
): Promise<string> {
  const { userId, skill, kind, title, words = '', source, url = null, amount = null, byId } = input
  return saveEvidence(db, {
    userId,
    subject: skill,
    kind,
    entry: null,
    title,
    words,
    url,
    amount,
    source,
    byId,
  })
}

type Placed = { section: EntrySection; entry: Entry }

function entriesOf(contents: Contents): ReadonlyMap<string, Placed> {
  const sections = Object.keys(KINDS) as EntrySection[]
  return new Map(
    sections.flatMap((section) =>
      contents[section].items
        .filter(({ title }) => !isBlank(title))
        .map((entry) => [entry.id, { section, entry }] as const),
    ),
  )
}

function toOwnEvidence(one: StoredEvidence, entries: ReadonlyMap<string, Placed>): OwnEvidence | undefined {
  const { id, kind, by, title, words, url, amount, entry, createdAt } = one
  const photo = one.photo && pictureAddress({ id: one.photo, width: PHOTO_WIDTH, format: 'webp' })
  if (entry === null) return { id, kind, by, photo, title, words, url, amount, entry, createdAt }
  const placed = entries.get(entry)
  if (!placed) return undefined
  return {
    id,
    kind: placed.section satisfies EvidenceKind,
    by: null,
    photo: null,
    words: '',
    title: placed.entry.title,
    url: placed.entry.url,
    amount,
    entry,
    createdAt,
  }
}

async function limit(db: Db, userId: string): Promise<void> {
  await limitOrThrow(db, {
    key: `profiles:evidence:${userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
}
