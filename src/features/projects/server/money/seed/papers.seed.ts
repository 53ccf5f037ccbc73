import { sql } from '#platform/server/db/sql.ts'
import { storeSeededFile, WHOLE } from '#features/media/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { insertChange, listBudgetItems } from '../changes.queries.ts'
import { insertFile, listExpenses } from '../files.queries.ts'
import { fileDigest, PAPER_TYPES } from '../files.service.ts'
import { addAmendment } from '../paper/amend.service.ts'
import { composeAgreement } from '../paper/compose-agreement.ts'
import { drawInPool } from '../paper/draw-in-pool.ts'
import { findIssuedAgreement } from '../paper/issued.queries.ts'
import type { DemoMoney } from './demo-money.ts'
import { drawReceipt } from './demo-receipts.ts'

type PapersSeed = {
  services: Services
  project: { id: string; title: string; amount: number }
  lead: string
  demo: DemoMoney
}

/** Seeds receipts and the signed contract of a demo project, as uploaded by its team. */
export async function seedPapers(tx: Db, { services, project, lead, demo }: PapersSeed): Promise<void> {
  async function keep(file: { name: string; bytes: Buffer; entry: string | null }) {
    const { name, bytes, entry } = file
    const kind = name.endsWith('.pdf') ? 'pdf' : 'picture'
    const row = {
      id: newId(),
      project_id: project.id,
      entry_id: entry,
      issued_id: null,
      kind,
      name,
      size: bytes.length,
      digest: fileDigest(bytes),
    } as const
    const parts = [{ name: WHOLE, bytes }]
    const upload = {
      kind: 'project-paper',
      id: row.id,
      userId: lead,
      name,
      type: PAPER_TYPES[kind],
      parts,
    } as const
    await storeSeededFile(tx, services, upload)
    await insertFile(tx, { ...row, userId: lead })
  }
  if (demo.isHandedIn) {
    const issued = await findIssuedAgreement(tx, { projectId: project.id })
    if (!issued) return
    const bytes = await drawInPool(composeAgreement(issued.content, 'bhs'))
    await keep({ name: `ugovor-${issued.content.number}-potpisan.pdf`, bytes, entry: null })
    await tx.execute(sql`
      update project_agreements set signed_digest = ${fileDigest(bytes)}
      where project_id = ${project.id} and signed_on is not null`)
  }
  if (!demo.receipts) return
  for (const bought of await listExpenses(tx, project.id)) {
    const receipt = demo.receipts[bought.what]
    if (receipt)
      await keep({ name: receipt.file, bytes: await drawReceipt(receipt, bought), entry: bought.id })
  }
}

/** Seeds the budget changes that a team requested, and the bank's answers. */
export async function seedChanges(
  tx: Db,
  {
    project,
    lead,
    changes,
  }: Pick<PapersSeed, 'project' | 'lead'> & { changes: NonNullable<DemoMoney['changes']> },
): Promise<void> {
  const plan = await listBudgetItems(tx, project.id)
  for (const { from, to, km, daysAgo, reason, decided } of changes) {
    const [first, second] = [plan[from], plan[to]]
    if (!first || !second) continue
    const [id, amount] = [newId(), km * 100]
    await insertChange(tx, {
      id,
      projectId: project.id,
      userId: lead,
      from: first.id,
      to: second.id,
      amount,
      reason,
    })
    await tx.execute(sql`
      update project_changes set asked_at = now() - make_interval(days => ${daysAgo}),
        decided_at = ${decided ? sql`now() - make_interval(days => ${daysAgo - 1})` : null},
        accepted = ${decided?.accepted ?? null}, answer = ${decided?.answer ?? ''}
      where id = ${id}`)
    if (decided?.accepted)
      await addAmendment(tx, project, {
        from: first.id,
        to: second.id,
        amount,
        reason,
        answer: decided.answer,
        at: new Date(Date.now() - (daysAgo - 1) * DAY_MS),
      })
  }
}
