import type { IncomingHttpHeaders } from 'node:http'
import { notify } from '#features/notifications/server/index.ts'
import { slugOf } from '#platform/contract/slug.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { BOARD_MAX } from '../../contract/managed/limits.ts'
import type { ManagedBank, BankContent } from '../../contract/managed/managed-banks.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import {
  updateSeatEnd,
  insertBank,
  insertSeat,
  findMemberByEmail,
  findBank,
  updateBank,
  updateRole,
  updateClosing,
} from './managed-banks.queries.ts'
import { closingKind, seatedKind } from './notifications.ts'

type Input = { services: Services; session: Session }
type BankInput = Input & { id: string }

const CHANGES_AN_HOUR = 300
/** Words that are routes of their own under /ob. */
const TAKEN = new Set(['landing', 'orange-grants'])
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export async function createBank(
  { services, session }: Input,
  { name, municipalities }: Pick<BankContent, 'name' | 'municipalities'>,
): Promise<{ id: string; slug: string }> {
  await countChange(services, session)
  const plain = slugOf(name)
  return inTransaction(services.pool, async (tx) => {
    // A concurrent insert of the same slug is waited for, and then the next one is tried.
    const slug = await takeFreeSlug(TAKEN.has(plain) ? `banka-${plain}` : plain, (free) =>
      insertBank(tx, { name: name.trim(), municipalities, slug: free }),
    )
    const bank = orMissing(await findBank(tx, { by: { slug } }))
    await record(tx, { services, session, bank, verb: 'create' })
    return { id: bank.id, slug }
  })
}

/** Returns a bank by its id or address. */
export async function getManaged(db: Db, which: string): Promise<ManagedBank> {
  const by = UUID.test(which) ? { id: which } : { slug: which }
  return orMissing(await findBank(db, { by }))
}

export async function saveBank(
  input: BankInput,
  { written, headers }: { written: BankContent; headers: IncomingHttpHeaders },
): Promise<ManagedBank> {
  return changeBank(input, async (tx, bank) => {
    refuseStale(headers, bank)
    await updateBank(tx, bank.id, { ...written, name: written.name.trim() })
    await record(tx, { ...input, bank, verb: 'change' })
  })
}

/** Seats a member on the board; a member who already has a seat keeps it and gets the new role. */
export async function addMember(
  input: BankInput,
  { email, role }: { email: string; role: Bilingual },
): Promise<ManagedBank> {
  return changeBank(input, async (tx, bank) => {
    const userId = await findMemberByEmail(tx, email)
    if (!userId) throw new Problem(problems.nobody, { fields: { email: problems.nobody.code } })
    const there = bank.board.find(({ person }) => person === userId)
    if (there) return updateRole(tx, { id: there.id, role })
    if (bank.board.length >= BOARD_MAX) throw new Problem(problems.boardFull)
    await insertSeat(tx, { bankId: bank.id, userId, role })
    await record(tx, { ...input, bank, verb: 'seat', personId: userId })
    const { services, session } = input
    const data = { slug: bank.slug, bank: bank.name }
    await notify(tx, { services, kind: seatedKind, to: [userId], about: bank.id, by: session.userId, data })
  })
}

export async function removeMember(input: BankInput, seat: string): Promise<ManagedBank> {
  return changeBank(input, async (tx, bank) => {
    const personId = await updateSeatEnd(tx, { bankId: bank.id, id: seat })
    if (!personId) throw new Problem(platform.notFound)
    await record(tx, { ...input, bank, verb: 'unseat', personId })
  })
}

/**
 * Closes a bank, or opens it again, and tells its board why. The row of the bank is held: whoever publishes a call at this
 * moment waits, and is then refused.
 */
export async function updateIsClosed(
  input: BankInput,
  { isClosed, reason }: { isClosed: boolean; reason: string },
): Promise<ManagedBank> {
  return changeBank(input, async (tx, bank) => {
    if ((bank.closedAt !== null) === isClosed) return
    if (isClosed && bank.openCalls.length > 0) throw new Problem(problems.callsOpen)
    await updateClosing(tx, bank.id, isClosed)
    await record(tx, { ...input, bank, verb: isClosed ? 'close' : 'reopen', reason })
    await notify(tx, {
      services: input.services,
      kind: closingKind,
      to: bank.board.map(({ person }) => person),
      about: bank.id,
      by: input.session.userId,
      data: { slug: bank.slug, bank: bank.name, isClosed, reason },
    })
  })
}

async function changeBank(
  { services, session, id }: BankInput,
  work: (tx: Db, bank: ManagedBank) => Promise<void>,
): Promise<ManagedBank> {
  await countChange(services, session)
  return inTransaction(services.pool, async (tx) => {
    await work(tx, orMissing(await findBank(tx, { by: { id }, hold: true })))
    return orMissing(await findBank(tx, { by: { id } }))
  })
}

async function countChange({ db }: Services, { userId }: Session): Promise<void> {
  await limitOrThrow(db, { key: `banks:change:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

function orMissing(bank: ManagedBank | undefined): ManagedBank {
  if (!bank) throw new Problem(platform.notFound)
  return bank
}

type Recorded = Input & {
  bank: ManagedBank
  verb: 'create' | 'change' | 'seat' | 'unseat' | 'close' | 'reopen'
  reason?: string
  personId?: string
}

function record(tx: Db, { services, session, bank: { id, name }, verb, ...more }: Recorded): Promise<void> {
  return recordAudit(tx, {
    services,
    session,
    action: `banks.${verb}`,
    subject: { kind: 'bank', id, name },
    ...more,
  })
}
