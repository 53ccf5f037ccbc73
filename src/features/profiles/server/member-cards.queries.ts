import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { oneOf } from '#platform/server/db/one-of.ts'
import type { MemberCard } from '../contract/member-card.ts'
import { isBlank } from '#platform/contract/bilingual.ts'
import { pictureAddress } from '../contract/pictures.ts'
import { contents } from '../contract/sections.ts'
import { type Audience, isFor } from '../contract/visibility.ts'
import { fullVisibility } from './profiles.queries.ts'
import { profilePictures, profiles, profileSections, profileSlugs } from './profiles.tables.ts'

const PHOTO_WIDTH = 96

/**
 * Returns profiles of these people in the order of the ids, as members see them and only published ones, or as connections
 * do, unpublished ones included. Suspended and leaving people are left out. Does not check blocks: the caller uses
 * `mayReach`.
 */
export async function memberCards(
  db: Db,
  ids: readonly string[],
  audience: Exclude<Audience, 'public'> = 'member',
): Promise<MemberCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      visibility: profiles.visibility,
      slug: profileSlugs.slug,
      intro: profileSections.content,
      photo: profilePictures.id,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(profileSlugs, and(eq(profileSlugs.userId, users.id), eq(profileSlugs.isCurrent, true)))
    .leftJoin(
      profileSections,
      and(eq(profileSections.userId, users.id), eq(profileSections.section, 'intro')),
    )
    .leftJoin(profilePictures, and(eq(profilePictures.userId, users.id), eq(profilePictures.kind, 'photo')))
    .where(
      and(
        oneOf(users.id, ids),
        audience === 'member' ? isNotNull(profiles.publishedAt) : undefined,
        isNull(users.suspendedAt),
        isNull(users.deleteAfter),
      ),
    )
  const cards = new Map(
    rows.map(({ id, firstName, lastName, visibility, slug, intro, photo }) => {
      const read = contents.intro.safeParse(intro)
      const shown = read.success && isFor(fullVisibility(visibility).intro, audience) ? read.data : undefined
      const card: MemberCard = {
        id,
        slug: slug ?? id,
        name: `${firstName} ${lastName}`,
        photo: photo && pictureAddress({ id: photo, width: PHOTO_WIDTH, format: 'webp' }),
        headline: shown && !isBlank(shown.headline) ? shown.headline : null,
        municipality: shown?.municipality ?? null,
      }
      return [id, card]
    }),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
