import type { IncomingHttpHeaders } from 'node:http'
import { notify } from '#features/notifications/server/index.ts'
import { slugOf } from '#features/profiles/contract/slug.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { BOARD_MAX } from '../../contract/managed/limits.ts'
import type { ManagedBank, BankContent } from '../../contract/managed/managed-banks.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import {
  endSeat,
  insertBank,
  insertSeat,
  memberByEmail,
  selectBank,
  updateBank,
  updateRole,
} from './managed-banks.queries.ts'
import { seatedKind } from './notifications.ts'

type Asked = { services: Services; session: Session }
type AskedOfOne = Asked & { id: string }

const CHANGES_AN_HOUR = 300
/** Words that are routes of their own under /ob. */
const TAKEN = new Set(['landing', 'orange-grants'])
const SAME_NAMES = 50
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export async function createBank(
  { services, session }: Asked,
  { name, municipalities }: Pick<BankContent, 'name' | 'municipalities'>,
): Promise<{ id: string; slug: string }> {
  await countChange(services, session)
  const first = slugOf(name) || 'banka'
  const slugs = Array.from({ length: SAME_NAMES }, (_, at) => (at === 0 ? first : `${first}-${at + 1}`))
  return inTransaction(services.pool, async (tx) => {
    for (const slug of slugs.filter((one) => !TAKEN.has(one))) {
      // A concurrent insert of the same address is waited for, and then the next address is tried.
      if (!(await insertBank(tx, { name: name.trim(), municipalities, slug }))) continue
      const bank = orMissing(await selectBank(tx, { by: { slug } }))
      await record(tx, { services, session, bank, verb: 'create' })
      return { id: bank.id, slug }
    }
    throw new Problem(problems.twice)
  })
}

/** Returns a bank by its id or address. */
export async function managedBank(db: Db, which: string): Promise<ManagedBank> {
  const by = UUID.test(which) ? { id: which } : { slug: which }
  return orMissing(await selectBank(db, { by }))
}

export async function saveBank(
  asked: AskedOfOne,
  { written, headers }: { written: BankContent; headers: IncomingHttpHeaders },
): Promise<ManagedBank> {
  return changeBank(asked, async (tx, bank) => {
    refuseStale(headers, bank)
    await updateBank(tx, bank.id, { ...written, name: written.name.trim() })
    await record(tx, { ...asked, bank, verb: 'change' })
  })
}

/** Seats a member on the board; a member who already has a seat keeps it and gets the new role. */
export async function seatOnBoard(
  asked: AskedOfOne,
  { email, role }: { email: string; role: Bilingual },
): Promise<ManagedBank> {
  return changeBank(asked, async (tx, bank) => {
    const userId = await memberByEmail(tx, email)
    if (!userId) throw new Problem(problems.nobody, { fields: { email: problems.nobody.code } })
    const there = bank.board.find(({ person }) => person === userId)
    if (there) return updateRole(tx, { id: there.id, role })
    if (bank.board.length >= BOARD_MAX) throw new Problem(problems.boardFull)
    await insertSeat(tx, { bankId: bank.id, userId, role })
    await record(tx, { ...asked, bank, verb: 'seat', personId: userId })
    const { services, session } = asked
    const data = { slug: bank.slug, bank: bank.name }
    await notify(tx, { services, kind: seatedKind, to: [userId], about: bank.id, by: session.userId, data })
  })
}

export async function unseat(asked: AskedOfOne, seat: string): Promise<ManagedBank> {
  return changeBank(asked, async (tx, bank) => {
    const personId = await endSeat(tx, { bankId: bank.id, id: seat })
    if (!personId) throw new Problem(platform.notFound)
    await record(tx, { ...asked, bank, verb: 'unseat', personId })
  })
}

async function changeBank(
  { services, session, id }: AskedOfOne,
  work: (tx: Db, bank: ManagedBank) => Promise<void>,
): Promise<ManagedBank> {
  await countChange(services, session)
  return inTransaction(services.pool, async (tx) => {
    await work(tx, orMissing(await selectBank(tx, { by: { id }, hold: true })))
    return orMissing(await selectBank(tx, { by: { id } }))
  })
}

async function countChange({ db }: Services, { userId }: Session): Promise<void> {
  await limitOrThrow(db, { key: `banks:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

function orMissing(bank: ManagedBank | undefined): ManagedBank {
  if (!bank) throw new Problem(platform.notFound)
  return bank
}

type Recorded = Asked & {
  bank: ManagedBank
  verb: 'create' | 'change' | 'seat' | 'unseat'
  personId?: string
}

function record(tx: Db, { services, session, bank: { id, name }, verb, personId }: Recorded): Promise<void> {
  return recordAudit(tx, {
    services,
    session,
    action: `banks.${verb}`,
    subject: { kind: 'bank', id, name },
    ...(personId && { personId }),
  })
}
