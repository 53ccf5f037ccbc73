import type { Db } from '#platform/server/db/database.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import type { Context } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { getAgreementFile } from '../../../contract/money/money.endpoints.ts'
import { movedBudget } from '../../../contract/money/plan-changes.ts'
import { problems } from '../../../contract/problems.ts'
import { selectMoves, selectPlan } from '../changes.queries.ts'
import { selectAgreement, selectCallTitle, selectInstalments } from '../money.queries.ts'
import { getRole, type ProjectRole } from '../role.policy.ts'
import { selectAgreedParts, selectIssuedOne } from './issued.queries.ts'
import { agreementText, composeAgreement, type IssuedAgreement } from './compose-agreement.ts'
import { drawInPool } from './draw-in-pool.ts'

const FILES_AN_HOUR = 60

/** Returns the document as issued, as PDF in the reader's language. */
export async function agreementFile({
  services: { db },
  session,
  params: { slug },
  query,
  locale,
  header,
}: Context<typeof getAgreementFile, 'owner'>): Promise<Buffer> {
  const standing = await getRole(db, { session, slug })
  await limitOrThrow(db, {
    key: `projects:agreement-file:${session.userId}`,
    limit: FILES_AN_HOUR,
    windowSeconds: 3600,
  })
  const version = query.version === undefined ? undefined : Number(query.version)
  const issued = await selectIssuedOne(db, { projectId: standing.id, version })
  if (!issued) throw new Problem(version === undefined ? problems.notIssued : platform.notFound)
  const bytes = await drawInPool(composeAgreement(issued.content, locale))
  const t = agreementText(locale)
  sendAsAttachment(header, {
    name: `${t(issued.kind === 'contract' ? 'file' : 'amendmentFile')}-${issued.content.number}.pdf`,
    type: 'application/pdf',
  })
  return bytes
}

/** Returns the current contract, to be frozen on issue. */
export async function currentAgreement(
  db: Db,
  { id, title, amount }: Pick<ProjectRole, 'id' | 'title' | 'amount'>,
): Promise<IssuedAgreement> {
  const stored = await selectAgreement(db, id)
  if (!stored?.issued_at || !stored.number) throw new Problem(problems.notIssued)
  return {
    number: stored.number,
    issuedAt: toIso(stored.issued_at),
    title,
    call: await selectCallTitle(db, id),
    amount,
    terms: stored.terms,
    ...(await selectAgreedParts(db, id)),
    budget: movedBudget(await selectPlan(db, id), await selectMoves(db, id)),
    instalments: (await selectInstalments(db, id)).map(({ amount: part, condition, day }) => ({
      amount: part,
      condition,
      day,
    })),
  }
}
