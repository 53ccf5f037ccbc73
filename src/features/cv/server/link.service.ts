import { randomBytes } from 'node:crypto'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { seal, unseal } from '#platform/server/config/sealed.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { CvLink } from '../contract/cv.endpoints.ts'
import type { CvDocument } from '../contract/document.ts'
import { countView, findShared, deleteLink, saveLink } from './cvs.queries.ts'
import type { StoredCv } from './cvs.queries.ts'
import { composeContent, sourcesOf } from './compose/sources.ts'

type One = { services: Services; session: Pick<Session, 'userId'>; id: string }

const LINKS_AN_HOUR = 30
/** 256 random bits. */
const TOKEN = /^[\w-]{43}$/

/** Returns the public address for the owner; null if there is none or it has expired. */
export function linkOf({ secrets }: Services, cv: StoredCv): CvLink | null {
  const { linkSealed, linkCreatedAt, linkExpiresAt, linkViews } = cv
  if (!linkSealed || !linkCreatedAt) return null
  if (linkExpiresAt && new Date(linkExpiresAt).getTime() <= Date.now()) return null
  return {
    token: unseal(secrets.key('cv-link-sealed'), linkSealed),
    createdAt: toIso(linkCreatedAt),
    expiresAt: toIso(linkExpiresAt),
    views: linkViews,
  }
}

/** Returns the stored form of an address: enough to find it and to show it to its owner, but useless to anybody else. */
export function storedForm({ secrets }: Services, token: string): { digest: Buffer; sealed: string } {
  return { digest: secrets.digest('cv-link', token), sealed: seal(secrets.key('cv-link-sealed'), token) }
}

export async function createLink({ services, session, id, days }: One & { days: number }): Promise<CvLink> {
  const { userId } = session
  const key = `cv:link:${userId}`
  await limitOrThrow(services.db, { key, limit: LINKS_AN_HOUR, windowSeconds: 3600 })
  const stored = storedForm(services, randomBytes(32).toString('base64url'))
  const cv = await saveLink(services.db, { id, userId, days, ...stored })
  const link = cv && linkOf(services, cv)
  if (!link) throw new Problem(platform.notFound)
  return link
}

export async function closeLink({ services, session, id }: One): Promise<void> {
  const done = await deleteLink(services.db, { id, userId: session.userId })
  if (!done) throw new Problem(platform.notFound)
}

/** Returns the CV behind an address; throws not found if it was closed, has expired or never existed. */
export async function sharedCv(
  services: Services,
  token: string,
): Promise<{ cv: StoredCv; document: CvDocument }> {
  const cv = TOKEN.test(token)
    ? await findShared(services.db, services.secrets.digest('cv-link', token))
    : undefined
  if (!cv) throw new Problem(platform.notFound)
  const { document } = composeContent(cv, await sourcesOf(services.db, cv.userId))
  return { cv, document }
}

export async function getSharedView(services: Services, token: string): Promise<{ document: CvDocument }> {
  const { cv, document } = await sharedCv(services, token)
  await countView(services.db, cv.id)
  return { document }
}
