import type { Db } from '#platform/server/db/database.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { documentInScript, lettersOf } from '#platform/server/documents/document-in-script.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import type { Context } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { getAgreementFile } from '../../../contract/money/money.endpoints.ts'
import { movedBudget } from '../../../contract/money/plan-changes.ts'
import { problems } from '../../../contract/problems.ts'
import { listMoves, listBudgetItems } from '../changes.queries.ts'
import { findAgreement, getCallTitle, listInstalments } from '../money.queries.ts'
import { getRole, type ProjectRole } from '../role.policy.ts'
import { getAgreedParts, findIssuedAgreement } from './issued.queries.ts'
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
  cookies,
}: Context<typeof getAgreementFile, 'owner'>): Promise<Buffer> {
  const role = await getRole(db, { session, slug })
  await limitOrThrow(db, {
    key: `projects:agreement-file:${session.userId}`,
    limit: FILES_AN_HOUR,
    windowSeconds: 3600,
  })
  const version = query.version === undefined ? undefined : Number(query.version)
  const issued = await findIssuedAgreement(db, { projectId: role.id, version })
  if (!issued) throw new Problem(version === undefined ? problems.notIssued : platform.notFound)
  const bytes = await drawInPool(
    documentInScript(composeAgreement(issued.content, locale), lettersOf(locale, cookies)),
  )
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
  const stored = await findAgreement(db, id)
  if (!stored?.issued_at || !stored.number) throw new Problem(problems.notIssued)
  return {
    number: stored.number,
    issuedAt: toIso(stored.issued_at),
    title,
    call: await getCallTitle(db, id),
    amount,
    terms: stored.terms,
    ...(await getAgreedParts(db, id)),
    budget: movedBudget(await listBudgetItems(db, id), await listMoves(db, id)),
    instalments: (await listInstalments(db, id)).map(({ amount: part, condition, day }) => ({
      amount: part,
      condition,
      day,
    })),
  }
}
