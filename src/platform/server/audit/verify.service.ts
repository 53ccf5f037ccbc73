import { setImmediate as turn } from 'node:timers/promises'
import { sql } from '#platform/server/db/sql.ts'
import type { Pool } from 'pg'
import { type Db, inTransaction } from '../db/database.ts'
import {
  BEGINNING,
  chainDigest,
  type LogRow,
  originDigest,
  personDigest,
  restDigest,
  wordsDigest,
} from './seal.ts'
import {
  countWaiting,
  findLost,
  findStray,
  findWronglyForgetful,
  hasSeals,
  listLogRows,
  listSeals,
  type SealRow,
} from './verify.queries.ts'

/** A number with its digest, from an earlier time. */
export type Mark = { number: number; digest: string }
export type Whole = { rows: number; waiting: number; last: Mark | null }

/** The first row that is not as it was. */
export class AuditFault extends Error {}

const ROWS = 1000
/** No transaction is open for so long: a row that says it is this much older than the one before it was put in later. */
const LATE_MS = 24 * 3600_000
const NO_ORIGIN = originDigest({ device: '', address_digest: null })

/**
 * Reads the whole log in the order of its numbers, as it stands at one moment, and throws at the first row that was changed,
 * taken away or put in. `mark` is what an earlier run said: whoever made all seals anew does not have that digest.
 */
export function verifyAudit(pool: Pool, mark?: Mark, size = ROWS): Promise<Whole> {
  return inTransaction(pool, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    if (!(await hasSeals(tx)))
      throw new AuditFault('This database has no seals yet: start the product on it once.')
    const last = await followChain(tx, mark, size)
    if (mark && mark.number > (last?.number ?? 0))
      throw new AuditFault(
        `Rows are missing: there are ${last?.number ?? 0}, and you gave the digest of row ${mark.number}.`,
      )
    const lost = await findLost(tx)
    if (lost) throw new AuditFault(`A row is missing: ${lost} was taken away before it had a number.`)
    const stray = await findStray(tx)
    if (stray) throw new AuditFault(`A row was added: nobody noted ${stray} when it was written.`)
    const forgetful = await findWronglyForgetful(tx)
    if (forgetful)
      throw new AuditFault(
        `Row ${forgetful} was changed: it names nobody, and the account that it named is still there.`,
      )
    return { rows: last?.number ?? 0, waiting: await countWaiting(tx), last }
  })
}

async function followChain(tx: Db, mark: Mark | undefined, size: number): Promise<Mark | null> {
  let number = 0
  let digest: Buffer = BEGINNING
  let at = Number.NEGATIVE_INFINITY
  for (;;) {
    const seals = await listSeals(tx, { after: String(number), limit: size })
    const rows = new Map(
      (
        await listLogRows(
          tx,
          seals.map((seal) => seal.entry_id),
        )
      ).map((row) => [row.id, row]),
    )
    for (const seal of seals) {
      number += 1
      if (Number(seal.number) !== number) throw new AuditFault(`Row ${number} is missing.`)
      const row = rows.get(seal.entry_id)
      if (!row) throw new AuditFault(`Row ${number} is missing: ${seal.entry_id} is not in the log.`)
      const wrong =
        partUnlike(row, seal) ??
        (follows(row, seal, digest) ? undefined : 'what was done, when, or its place')
      if (wrong) throw new AuditFault(`Row ${number} (${row.id}) was changed: ${wrong}.`)
      digest = seal.digest
      if (mark?.number === number && mark.digest !== digest.toString('hex'))
        throw new AuditFault(
          `Row ${number} does not have the digest that you gave: it, or a row before it, is another one now.`,
        )
      if (number > (mark?.number ?? 0) && Number(row.at) < at - LATE_MS)
        throw new AuditFault(
          `Row ${number} (${row.id}) was added later: it says ${iso(row.at)}, and the row before it is of ${iso(at)}.`,
        )
      at = Number(row.at)
    }
    if (seals.length < size) return number === 0 ? null : { number, digest: digest.toString('hex') }
    await turn()
  }
}

function follows(row: LogRow, seal: SealRow, before: Buffer): boolean {
  return chainDigest(row, { ...seal, number: Number(seal.number) }, before).equals(seal.digest)
}

/** Says which part of a row is neither as it was nor lawfully forgotten. */
function partUnlike(row: LogRow, seal: SealRow): string | undefined {
  const hasLostActor = row.actor_id === null && seal.actor !== null
  if (!hasLostActor && !same(personDigest(row.actor_id), seal.actor)) return 'who acted'
  if (!same(originDigest(row), hasLostActor ? NO_ORIGIN : seal.origin)) return 'from where'
  const hasLostPerson = row.person_id === null && seal.person !== null
  if (!hasLostPerson && !same(personDigest(row.person_id), seal.person)) return 'on whom'
  const isAsItWas = seal.salt !== null && same(wordsDigest(row, seal.salt), seal.words)
  if (isAsItWas || (hasLostPerson && same(restDigest(row), seal.rest))) return undefined
  return 'what it was about, before, after or why'
}

function same(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}

function iso(at: string | number): string {
  return new Date(Number(at)).toISOString()
}
