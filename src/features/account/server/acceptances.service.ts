import { listVersionsToAccept } from '#features/legal/server/index.ts'
import type { LegalDocumentId } from '#features/legal/contract/versions.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { listAccepted, saveAcceptance } from './acceptances.queries.ts'

type Version = { document: LegalDocumentId; version: string }

/** Lists the published versions of legal texts that a member has not accepted yet. */
export async function listQuestions(db: Db, userId: string) {
  const versions = await listVersionsToAccept(db)
  if (versions.length === 0) return []
  const acceptances = new Set((await listAccepted(db, userId)).map(keyOf))
  return versions.filter((one) => !acceptances.has(keyOf(one)))
}

/** Records an acceptance once; what nobody is asked about cannot be accepted. */
export async function acceptVersion(db: Db, userId: string, version: Version): Promise<void> {
  const versions = await listVersionsToAccept(db)
  if (!versions.some((one) => keyOf(one) === keyOf(version))) throw new Problem(problems.notFound)
  await saveAcceptance(db, { userId, ...version })
}

function keyOf({ document, version }: { document: string; version: string }): string {
  return `${document} ${version}`
}
