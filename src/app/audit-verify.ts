import { AuditFault, type Mark, verifyAudit } from '#platform/server/audit/verify.service.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Command } from './run.ts'
import { withDatabase } from './with-database.ts'

/**
 * Says whether the audit log is whole, beside the running product or without it: `npm run audit:verify -- --from
 * number:digest`. Fails at the first row that was changed, taken away or put in.
 */
export async function auditVerify(command: Command): Promise<void> {
  const mark = markOf(command.from)
  const { rows, waiting, last } = await withDatabase(command, async (url) => {
    const database = openDatabase({ url, log: command.log, max: 1, readOnly: true })
    try {
      return await verifyAudit(database.pool, mark)
    } catch (error) {
      throw error instanceof AuditFault ? new PlainError(error.message) : error
    } finally {
      await database.close()
    }
  })
  const count = (n: number) => n.toLocaleString('en-GB')
  const tail =
    waiting > 0 ? `; ${count(waiting)} newer without a number yet, which proves nothing about them` : ''
  const next = last ? `; next time --from ${last.number}:${last.digest}` : ''
  process.stdout.write(`${count(rows)} rows, whole${tail}${next}\n`)
}

function markOf(text: string | undefined): Mark | undefined {
  if (text === undefined) return undefined
  const [, number, digest] = /^(\d{1,15}):([\da-f]{64})$/i.exec(text.trim()) ?? []
  if (number === undefined || digest === undefined || Number(number) === 0)
    throw new PlainError('Give what an earlier run said: npm run audit:verify -- --from number:digest')
  return { number: Number(number), digest: digest.toLowerCase() }
}
