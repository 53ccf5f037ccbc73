import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { signAmendment } from '../../../contract/money/money.endpoints.ts'
import { problems } from '../../../contract/problems.ts'
import { listFiles } from '../files.queries.ts'
import { findAgreement } from '../money.queries.ts'
import { announceStep } from '../money.service.ts'
import { type MoneyRequest, withLockedProject } from '../role.policy.ts'
import { findAmendment, saveAmendmentSignature } from './issued.queries.ts'
import { pastDayOrThrow } from '../../past-day.ts'

type Which = { projectId: string; version?: string | undefined }

/**
 * Returns the document to sign that is not marked as signed yet: the amendment of this version, or the contract without
 * one.
 */
export async function unsignedOrThrow(
  tx: Db,
  { projectId, version }: Which,
): Promise<{ issuedId: string | null; issuedOn: string }> {
  if (version !== undefined) {
    const amendment = await findAmendment(tx, { projectId, version: Number(version) })
    if (!amendment) throw new Problem(platform.notFound)
    if (amendment.signed_on) throw new Problem(problems.alreadySigned)
    return { issuedId: amendment.id, issuedOn: amendment.issued_on }
  }
  const agreement = await findAgreement(tx, projectId)
  if (!agreement?.issued_on) throw new Problem(problems.notIssued)
  if (agreement.signed_on) throw new Problem(problems.alreadySigned)
  return { issuedId: null, issuedOn: agreement.issued_on }
}

/**
 * Returns the digest of the confirmed copy. Rejects another one, because the team may have uploaded a new copy since, and
 * an unseen signature counts for nothing.
 */
export async function currentCopyOrThrow(
  tx: Db,
  { projectId, issuedId, copy }: { projectId: string; issuedId: string | null; copy: string },
): Promise<string> {
  const files = await listFiles(tx, projectId)
  const there = files.findLast(({ entry_id: entry, issued_id: of }) => entry === null && of === issuedId)
  if (!there) throw new Problem(problems.noCopy)
  if (there.digest !== copy) throw new Problem(problems.otherCopy)
  return copy
}

/** Records the day on which both sides had signed an amendment. */
export async function signAmendmentOf(
  input: MoneyRequest & { version: string },
  { day, copy }: BodyOf<typeof signAmendment>,
): Promise<void> {
  await withLockedProject(input, 'bank', async (tx, project) => {
    const { issuedId: id, issuedOn } = await unsignedOrThrow(tx, {
      projectId: project.id,
      version: input.version,
    })
    pastDayOrThrow({ day, today: project.today, after: { day: issuedOn, problem: 'beforeIssue' } })
    const digest = await currentCopyOrThrow(tx, { projectId: project.id, issuedId: id, copy })
    if (id !== null) await saveAmendmentSignature(tx, { id, day, digest })
    await announceStep(tx, input, {
      project,
      action: 'sign-amendment',
      step: 'amendmentSigned',
      to: 'team',
      digest,
    })
  })
}
