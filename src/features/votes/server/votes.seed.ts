import { randomBytes } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import { listReviewersWithoutTies } from '#features/reviews/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { listSharingGroups } from './anomalies/anomalies.queries.ts'
import { fixedOptions, voteCall } from './ballot.service.ts'
import { closeVote } from './closing.service.ts'
import { insertVoiding, saveSecondSignature } from './voidings/voidings.queries.ts'
import { newReceipt } from './voting.service.ts'

const VOTES: Readonly<Record<string, number>> = {
  'Kino u hangaru': 146,
  'Čamac za čišćenje Une': 121,
  'Rasvjeta na igralištu Ripač': 98,
  'Radio mladih Ključ': 79,
  'Biblioteka u starom kombiju': 71,
  'Ljuljaške kod doma u Kamenici': 63,
  'Svjetlo na stazi do Ade': 118,
  'Mostić kod starog mlina': 97,
  'Klupe s naslonom na Luci': 76,
  'Stalci i pumpa za bicikle': 64,
  'Hlad za čekanje autobusa': 51,
  'Oznake na stazi uz Sanu': 38,
}

/** Votes in a row from one device, so that the board has something to review. */
const FROM_ONE_DEVICE: Readonly<Record<string, number>> = {
  'Hlad za čekanje autobusa': 4,
  'Rasvjeta na igralištu Ripač': 6,
}
const LEFT_OUT = 'Šest glasova s istog uređaja za jedanaest minuta, sa šest tek aktiviranih kartica.'
const IN_QUESTION = 'Četiri glasa s istog uređaja za osam minuta. Tražila bih da ih ne brojimo.'

/** Seeds votes: one running since the day before yesterday, and one that is over. */
export async function seedVotes({ pool }: Services): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await seedVote(tx, 'ulice-uz-unu')
    await seedVoiding(tx, { slug: 'ulice-uz-unu', title: 'Hlad za čekanje autobusa', reason: IN_QUESTION })
    if (!(await seedVote(tx, 'ljeto-na-uni'))) return
    await seedVoiding(tx, {
      slug: 'ljeto-na-uni',
      title: 'Rasvjeta na igralištu Ripač',
      reason: LEFT_OUT,
      isSigned: true,
    })
    const { until } = await voteCall(tx, 'ljeto-na-uni')
    await closeVote(tx, 'ljeto-na-uni', new Date(Date.parse(until) + 60_000))
  })
}

type Doubtful = { slug: string; title: string; reason: string; isSigned?: boolean }

/** Seeds a voiding that one board member proposed and another may have signed. */
async function seedVoiding(tx: Db, { slug, title, reason, isSigned = false }: Doubtful): Promise<void> {
  const { call } = await voteCall(tx, slug)
  const [proposer, signer] = await listReviewersWithoutTies(tx, call.id)
  const options = await fixedOptions(tx, call, null)
  const finding = (await listSharingGroups(tx, call.id)).find(
    ({ option }) => options.find(({ id }) => id === option)?.title === title,
  )
  if (!finding || !proposer || !signer) return
  const { kind, vote: about, first } = finding
  const from = toIso(first)
  const voiding = await insertVoiding(tx, { callId: call.id, kind, about, from, reason, userId: proposer })
  if (isSigned && voiding) await saveSecondSignature(tx, { callId: call.id, id: voiding.id, userId: signer })
}

/** Seeds the votes of one call, spread over its days; returns false if there is no such call. */
async function seedVote(tx: Db, slug: string): Promise<boolean> {
  const vote = await voteCall(tx, slug).catch(() => undefined)
  if (!vote) return false
  const { call, from, until } = vote
  const begin = Date.parse(from)
  const end = Math.min(Date.parse(until), Date.parse(call.now))
  const receipts = new Set<string>()
  const votes: { id: string; option: string; receipt: string; at: Date; device: string | null }[] = []
  for (const { id: option, title } of await fixedOptions(tx, call, null)) {
    const count = VOTES[title] ?? 0
    const shared = FROM_ONE_DEVICE[title] ?? 0
    const device = randomBytes(32).toString('hex')
    for (let at = 0; at < count; at += 1) {
      let receipt = newReceipt()
      while (receipts.has(receipt)) receipt = newReceipt()
      receipts.add(receipt)
      // Many in the first evening, fewer towards the end.
      votes.push({
        id: newId(),
        option,
        receipt,
        at:
          at < shared
            ? new Date(begin + MINUTE_MS * (1 + 2 * at))
            : new Date(begin + (end - begin) * ((at + 1) / (count + 1)) ** 2),
        device: at < shared ? device : null,
      })
    }
  }
  await tx.execute(sql`
    insert into votes (id, call_id, option_id, receipt, cast_at, device_digest)
    select v.id, ${call.id}, v.option, v.receipt, v.at, decode(v.device, 'hex')
    from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb)
      as v(id uuid, option uuid, receipt text, at timestamptz, device text)`)
  return true
}
