import { wholeProfile } from '#features/profiles/server/index.ts'
import { findLabels } from '#features/skills/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { arrange } from '../../contract/arrange.ts'
import { composeCv, type Sources } from './compose.ts'
import type { StoredCv } from '../cvs.tables.ts'

/** Everything that a CV of this person can be made of. */
export async function sourcesOf(db: Db, userId: string): Promise<Sources> {
  const [person, profile] = await Promise.all([findUserById(db, userId), wholeProfile(db, userId)])
  if (!person) throw new Problem(platform.notFound)
  const ids = profile.contents.skills.items.flatMap(({ skill }) => skill ?? [])
  return { person, profile, labels: await findLabels(db, ids) }
}

/** A CV as it reads today. */
export function drawn(cv: Pick<StoredCv, 'sections' | 'design' | 'script' | 'shows'>, sources: Sources) {
  const arranged = arrange(cv.sections, sources.profile.contents)
  return { arranged, ...composeCv({ ...sources, dress: cv, arranged }) }
}
