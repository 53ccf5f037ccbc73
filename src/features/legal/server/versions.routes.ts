import { problems as platform } from '#platform/contract/problems.ts'
import type { Prove } from '#platform/server/auth/prove.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../contract/versions.endpoints.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '../contract/versions.ts'
import { changesOf, digestOf, readDraft, readDraftTexts } from './draft.service.ts'
import { cancelVersion, publishVersion } from './publish.service.ts'
import {
  changedTexts,
  type LegalVersion,
  listVersions,
  nextName,
  readParts,
  withState,
} from './versions.service.ts'

/** Everybody is bound by these texts, so only global admins publish them. */
export function versionRoutes(prove: Prove): readonly Route[] {
  return [
    route(contract.getLegalDocument, 'public', ({ services: { db }, params }) =>
      readDocument(db, params.document),
    ),
    route(contract.getLegalVersion, 'public', ({ services: { db }, params }) => readVersion(db, params)),
    route(contract.listLegalDocuments, 'globalAdmin', async ({ services: { db }, session }) => {
      const versions = await listVersions(db)
      const user = await findUserById(db, session.userId)
      return {
        documents: await Promise.all(
          LEGAL_DOCUMENTS.map((document) => readForStaff(db, document, versions[document])),
        ),
        needsPassword: user?.passwordHash !== null,
      }
    }),
    route(contract.getLegalDraft, 'globalAdmin', ({ services: { db }, params }) =>
      readDraftTexts(db, params.document),
    ),
    route(contract.publishLegalVersion, 'globalAdmin', async ({ services, session, params, body }) => {
      const { password, ...draft } = body
      await prove({ services, session, password })
      return publishVersion({ services, session, ...params, ...draft })
    }),
    route(contract.cancelLegalVersion, 'globalAdmin', async ({ services, session, params, body }) => {
      await prove({ services, session, password: body.password })
      await cancelVersion({ services, session, ...params })
      return undefined
    }),
  ]
}

const nameAndDay = ({ version, effectiveOn }: LegalVersion) => ({ version, effectiveOn })

async function readDocument(db: Db, document: LegalDocumentId) {
  const versions = (await listVersions(db))[document]
  const current = withState(versions, 'current')
  if (!current) throw new Problem(platform.notFound)
  const next = withState(versions, 'next')
  const parts = await readParts(db, document, current.version)
  return {
    ...nameAndDay(current),
    texts: { bhs: changedTexts(parts, 'bhs'), en: changedTexts(parts, 'en') },
    next: next ? nameAndDay(next) : null,
    earlier: versions.filter(({ state }) => state === 'earlier').map(nameAndDay),
  }
}

async function readVersion(db: Db, { document, version }: { document: LegalDocumentId; version: string }) {
  const one = (await listVersions(db))[document].find((other) => other.version === version)
  if (!one || one.state === 'cancelled') throw new Problem(platform.notFound)
  const { state } = one
  return { ...nameAndDay(one), state, parts: [...(await readParts(db, document, version))] }
}

async function readForStaff(db: Db, document: LegalDocumentId, versions: readonly LegalVersion[]) {
  const last = withState(versions, 'next') ?? withState(versions, 'current')
  const [before, draft] = await Promise.all([
    last ? readParts(db, document, last.version) : [],
    readDraft(db, document),
  ])
  return {
    document,
    versions: versions.map((one) => ({
      ...nameAndDay(one),
      state: one.state,
      note: one.noteBhs === null || one.noteEn === null ? null : { bhs: one.noteBhs, en: one.noteEn },
      publishedAt: toIso(one.publishedAt),
      publishedBy: one.publishedBy,
    })),
    draft: { version: nextName(versions), digest: digestOf(draft), changes: changesOf(before, draft) },
  }
}
