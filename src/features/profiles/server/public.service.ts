import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Contents, EMPTY } from '../contract/sections.ts'
import { visibleContents } from '../contract/visible-contents.ts'
import type { PublicMember, PublicProfile } from '../contract/public.endpoints.ts'
import { type Audience, isFor } from '../contract/visibility.ts'
import type { FindRelation } from './relation.ts'
import { provenSkills } from './evidence/evidence.service.ts'
import { picturesOf } from './own.service.ts'
import { saveEmptyProfile, findProfile, listPictures, listSections } from './profiles.queries.ts'
import { fullVisibility, readContents } from './stored-contents.ts'
import { getOrInsertSlug, findOwnerOfSlug } from './slugs.queries.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns a published profile; throws `notFound` for unpublished, leaving or unknown members. */
export async function getPublicProfile(services: Services, slug: string): Promise<PublicProfile> {
  const userId = await findOwnerOfSlug(services.db, slug)
  const user = userId ? await presentUser(services.db, userId) : undefined
  const profile = user && (await findProfile(services.db, user.id))
  if (!user || !profile?.publishedAt) throw new Problem(problems.notFound)
  return profileFor({ services, user, audience: 'public' })
}

/**
 * Returns a member's profile by id or by current or former address. Unpublished ones are visible to people who know the
 * owner, the owner and staff; a block hides it both ways.
 */
export async function getMemberProfile(input: {
  services: Services
  session: Session
  x: string
  relation: FindRelation
}): Promise<PublicMember> {
  const { services, session, x, relation } = input
  const { db } = services
  const userId = UUID.test(x) ? x : await findOwnerOfSlug(db, x)
  const user = userId ? await presentUser(db, userId) : undefined
  if (!user) throw new Problem(problems.notFound)
  const isYou = user.id === session.userId
  const stands = isYou ? 'known' : await relation(db, { viewer: session.userId, person: user.id })
  if (session.role !== 'ADMIN') {
    if (stands === 'blocked') throw new Problem(problems.notFound)
    const isOpen = stands !== 'stranger' || Boolean((await findProfile(db, user.id))?.publishedAt)
    if (!isOpen) throw new Problem(problems.notFound)
  }
  const audience = stands === 'connection' ? 'connection' : 'member'
  return {
    ...(await profileFor({ services, user, audience, viewer: session.userId })),
    id: user.id,
    isYou,
  }
}

export async function previewProfile(input: {
  services: Services
  userId: string
  audience: Audience
}): Promise<PublicProfile> {
  const user = await findUserById(input.services.db, input.userId)
  if (!user) throw new Problem(problems.signInNeeded)
  return profileFor({ services: input.services, user, audience: input.audience })
}

async function presentUser(db: Db, userId: string): Promise<User | undefined> {
  const user = await findUserById(db, userId)
  return user && !user.suspendedAt && !user.deleteAfter ? user : undefined
}

type Showing = { services: Services; user: User; audience: Audience; viewer?: string }

async function profileFor(input: Showing): Promise<PublicProfile> {
  const { services, user, audience, viewer } = input
  const { db, pool } = services
  const name = `${user.firstName} ${user.lastName}`
  const slug = await inTransaction(pool, async (tx) => {
    await saveEmptyProfile(tx, user.id)
    return getOrInsertSlug(tx, { userId: user.id, name })
  })
  const [profile, stored, pictures] = await Promise.all([
    findProfile(db, user.id),
    listSections(db, user.id),
    listPictures(db, user.id),
  ])
  const visibility = fullVisibility(profile?.visibility)
  const times = [user.createdAt, ...[...stored.values()].map(({ updatedAt }) => updatedAt)]
  const sections = visibleContents({ contents: readContents(stored), visibility, audience })
  return {
    slug,
    name,
    ...picturesOf(pictures),
    sections,
    evidence: await visibleEvidence(db, { userId: user.id, contents: { ...EMPTY, ...sections }, viewer }),
    interests: isFor(visibility.interests, audience)
      ? INTERESTS.filter((interest) => user.interests.includes(interest))
      : [],
    updatedAt: toIso(Math.max(...times.map(Number))),
  }
}

/** Returns evidence without its owner's data; hidden entries prove nothing to this audience. */
async function visibleEvidence(
  db: Db,
  input: { userId: string; contents: Contents; viewer: string | undefined },
): Promise<PublicProfile['evidence']> {
  const skills = await provenSkills(db, input)
  return skills
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ item, strength, evidence }) => ({
      item,
      strength,
      evidence: evidence.map(({ kind, by, photo, title, words, url, amount }) => ({
        kind,
        by,
        photo,
        title,
        words,
        url,
        amount,
      })),
    }))
}
