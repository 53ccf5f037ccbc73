import { fromLocal } from '#platform/contract/local-time.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { publishOnCommit } from '#platform/server/realtime/hub.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { privacyTitle, termsTitle } from '../contract/titles.ts'
import type { LegalDocumentId } from '../contract/versions.ts'
import { WAIT_DAYS } from '../contract/versions.endpoints.ts'
import { changesOf, digestOf, readDraft } from './draft.service.ts'
import * as queries from './versions.queries.ts'
import { listVersions, nextName, readParts, withState } from './versions.service.ts'

const TASK = 'legal.begin'
const TITLES = { terms: termsTitle, privacy: privacyTitle }

type Call = { services: Services; session: Session; document: LegalDocumentId }
type Draft = { effectiveOn: string; note: { bhs: string; en: string }; digest: string }

/** Publishes the draft that was looked at, as a version that holds from its day on. */
export async function publishVersion({ services, session, document, ...draft }: Call & Draft) {
  return inTransaction(services.pool, async (tx) => {
    await queries.lockVersions(tx)
    const versions = (await listVersions(tx))[document]
    const current = withState(versions, 'current')
    if (withState(versions, 'next')) throw new Problem(problems.waiting)
    if (!(await queries.isFineDay(tx, draft.effectiveOn, WAIT_DAYS))) refuseDay(problems.dayPassed)
    // A delivered version has its day from the release, whatever clock this instance has.
    if (current?.publishedAt && current.effectiveOn >= draft.effectiveOn) refuseDay(problems.dayTaken)
    const before = current ? await readParts(tx, document, current.version) : []
    const parts = await readDraft(tx, document)
    if (digestOf(parts) !== draft.digest) throw new Problem(problems.newer)
    const texts = changesOf(before, parts).length
    if (texts === 0) throw new Problem(problems.unchanged)
    if (current) await queries.saveDelivered(tx, { document, ...current, parts: before })
    const { effectiveOn, note } = draft
    const version = nextName(versions)
    await queries.insertVersion(tx, { document, version, effectiveOn, note, parts, userId: session.userId })
    const startAfter = fromLocal(`${effectiveOn}T00:00`)
    if (startAfter && startAfter.getTime() > Date.now())
      await services.queue.send(tx, TASK, {}, { startAfter })
    await recordAudit(tx, {
      services,
      session,
      action: 'legal.publish',
      subject: subjectOf(document, version),
      before: { version: current?.version ?? null },
      after: { version, effectiveOn, texts },
      reason: note.bhs,
    })
    return { version, effectiveOn }
  })
}

function refuseDay(code: typeof problems.dayPassed | typeof problems.dayTaken): never {
  throw new Problem(code, { fields: { effectiveOn: code.code } })
}

/** Takes a version back whose day has not come. Its name is not used again: members may have accepted it. */
export async function cancelVersion({
  services,
  session,
  document,
  version,
}: Call & { version: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    await queries.lockVersions(tx)
    const one = (await listVersions(tx))[document].find((other) => other.version === version)
    if (!one) throw new Problem(platform.notFound)
    if (one.state !== 'next') throw new Problem(problems.inForce)
    await queries.updateCancelled(tx, { document, version })
    await recordAudit(tx, {
      services,
      session,
      action: 'legal.cancel',
      subject: subjectOf(document, version),
      before: { effectiveOn: one.effectiveOn },
    })
  })
}

/** On the day of a version the pages that instances keep are rendered anew. */
export const beginTask: Task = {
  name: TASK,
  handle: ({ db }) => publishOnCommit(db, { topics: ['pages.changed'], data: null }),
}

function subjectOf(document: LegalDocumentId, version: string) {
  return { kind: 'legal', id: `${document} ${version}`, name: `${TITLES[document].bhs} ${version}` }
}
