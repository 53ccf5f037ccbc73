import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { MemberCard } from '../contract/member-card.ts'
import { isBlank } from '#platform/contract/bilingual.ts'
import { pictureAddress } from '../contract/pictures.ts'
import { contents } from '../contract/sections.ts'
import { type Audience, isFor, type Visibility, type VisiblePart } from '../contract/visibility.ts'
import { fullVisibility } from './stored-contents.ts'

const PHOTO_WIDTH = 96

const cardRows = rowsOf({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  visibility: z.custom<Partial<Record<VisiblePart, Visibility>>>(),
  slug: z.nullable(z.string()),
  intro: z.unknown(),
  photo: z.nullable(z.string()),
})

/**
 * Returns profiles of these people in the order of the ids, as members see them and only published ones, or as connections
 * do, unpublished ones included. Suspended and leaving people are left out. Does not check blocks: the caller uses
 * `mayReach`.
 */
export async function listMemberCards(
  db: Db,
  ids: readonly string[],
  audience: Exclude<Audience, 'public'> = 'member',
): Promise<MemberCard[]> {
  if (ids.length === 0) return []
  const { rows } = await cardRows(db)(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", p.visibility, s.slug,
      intro.content as intro, photo.id as photo
    from profiles p
    join users u on u.id = p.user_id
    left join profile_slugs s on s.user_id = u.id and s.is_current
    left join profile_sections intro on intro.user_id = u.id and intro.section = 'intro'
    left join profile_pictures photo on photo.user_id = u.id and photo.kind = 'photo'
    where u.id = any(${sql.param(ids)}::uuid[]) and u.suspended_at is null and u.delete_after is null
      ${audience === 'member' ? sql`and p.published_at is not null` : sql``}`)
  const cards = new Map(
    rows.map(({ id, firstName, lastName, visibility, slug, intro, photo }) => {
      const read = contents.intro.safeParse(intro)
      const visibleIntro =
        read.success && isFor(fullVisibility(visibility).intro, audience) ? read.data : undefined
      const card: MemberCard = {
        id,
        slug: slug ?? id,
        name: `${firstName} ${lastName}`,
        photo: photo && pictureAddress({ id: photo, width: PHOTO_WIDTH, format: 'webp' }),
        headline: visibleIntro && !isBlank(visibleIntro.headline) ? visibleIntro.headline : null,
        municipality: visibleIntro?.municipality ?? null,
      }
      return [id, card]
    }),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
