import type { BodyOf } from '#platform/contract/endpoint.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { confirmText } from '../contract/changes.endpoints.ts'
import { pairVersionOf } from '../contract/file/text-version.ts'
import { problems } from '../contract/problems.ts'
import { lockTexts, saveCheck } from './changes.queries.ts'
import { allTexts, isToCheck } from './texts.service.ts'

type Input = { services: Services; session: Session }

/** Notes that a text is right in both languages, as the translator has just read it. */
export async function checkText(
  { services, session }: Input,
  { id, base }: BodyOf<typeof confirmText>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    await lockTexts(tx)
    const text = (await allTexts({ db: tx, blocks: services.blocks })).find((one) => one.id === id)
    if (!text) throw new Problem(problems.unknownText)
    const version = pairVersionOf(text.texts)
    if (version !== base) throw new Problem(problems.newer, { extra: { newer: [] } })
    // As delivered, or confirmed by a press before.
    if (!isToCheck(text.state)) return
    await saveCheck(tx, { id, version })
    await recordAudit(tx, {
      services,
      session,
      action: 'texts.check',
      subject: { kind: 'texts', id, name: id },
    })
  })
}
