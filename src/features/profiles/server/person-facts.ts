import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const profileFactsRows = rowsOf({ slug: z.nullable(z.string()), skills: z.number() })

/** Returns the public profile, if it is published, and its skills. */
export const profileFacts: PersonFacts = async (db, userId) => {
  const { rows } = await profileFactsRows(db)(sql`
    select (select s.slug from profile_slugs s join profiles p on p.user_id = s.user_id
        where s.user_id = ${userId}::uuid and s.is_current and p.published_at is not null) as slug,
      coalesce((select jsonb_array_length(content -> 'items') from profile_sections
        where user_id = ${userId}::uuid and section = 'skills'), 0) as skills`)
  const { slug = null, skills = 0 } = rows[0] ?? {}
  const links = slug === null ? [] : [{ name: slug, path: `/profil/${slug}` }]
  return [
    { id: 'profile', count: links.length, links },
    { id: 'skills', count: skills },
  ]
}
