import { createHash, randomBytes } from 'node:crypto'

/** A row of the log as it is put under a seal: texts as the database writes them, which is the same everywhere. */
export type LogRow = {
  id: string
  /** Milliseconds. */
  at: string
  action: string
  actor_id: string | null
  person_id: string | null
  subject_kind: string
  subject_id: string
  subject: string
  before: string | null
  after: string | null
  reason: string
  device: string
  address_digest: Buffer | null
}

export type Seal = {
  number: number
  entryId: string
  actor: Buffer | null
  origin: Buffer
  person: Buffer | null
  words: Buffer
  rest: Buffer
  salt: Buffer | null
  digest: Buffer
}

/** What comes before the first row. */
export const BEGINNING = Buffer.alloc(32)
const SALT_BYTES = 16

/** Puts a row under the next seal. */
export function sealOf(row: LogRow, last: { number: number; digest: Buffer }): Seal {
  const parts = {
    number: last.number + 1,
    entryId: row.id,
    actor: personDigest(row.actor_id),
    origin: originDigest(row),
    person: personDigest(row.person_id),
    rest: restDigest(restOf(row, row.person_id)),
  }
  const salt = randomBytes(SALT_BYTES)
  const words = wordsDigest(row, salt)
  return { ...parts, salt, words, digest: chainDigest(row, { ...parts, words }, last.digest) }
}

/**
 * Returns the digest of a whole row and of the row before it. The row keeps some parts for ever and may forget others when
 * an account ends: the digest covers the first as they are and the others as digests, so that it stays the same.
 */
export function chainDigest(
  { id, at, action, subject_kind }: Pick<LogRow, 'id' | 'at' | 'action' | 'subject_kind'>,
  { number, actor, origin, person, words, rest }: Omit<Seal, 'entryId' | 'salt' | 'digest'>,
  before: Buffer,
): Buffer {
  return digestOf([
    'row',
    number,
    hex(before),
    id,
    at,
    action,
    subject_kind,
    ...[actor, origin, person, words, rest].map(hex),
  ])
}

/** The same for one account everywhere, so that the accounts of today can be asked whether it is still there. */
export function personDigest(id: string | null): Buffer | null {
  return id === null ? null : createHash('sha256').update(`audit-person:${id}`).digest()
}

export function originDigest({ device, address_digest }: Pick<LogRow, 'device' | 'address_digest'>): Buffer {
  return digestOf(['origin', device, hex(address_digest)])
}

export function wordsDigest(row: LogRow, salt: Buffer): Buffer {
  const { before, after, reason, subject, subject_id } = row
  return digestOf(['words', hex(salt), before, after, reason, subject, subject_id])
}

type Words = Pick<LogRow, 'before' | 'after' | 'reason' | 'subject' | 'subject_id'>

export function restDigest({ before, after, reason, subject, subject_id }: Words): Buffer {
  return digestOf(['rest', before, after, reason, subject, subject_id])
}

/** The words of a row once the person is forgotten whom it concerned. */
function restOf({ subject_id }: LogRow, person: string | null): Words {
  return {
    before: null,
    after: null,
    reason: '',
    subject: '',
    subject_id: person === null ? subject_id : subject_id.replaceAll(person, ''),
  }
}

function digestOf(parts: readonly (string | number | null)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

function hex(bytes: Buffer | null): string | null {
  return bytes?.toString('hex') ?? null
}
