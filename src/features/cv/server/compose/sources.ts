import { evidenceBySkill, namedSkills, wholeProfile } from '#features/profiles/server/index.ts'
import { type EvidenceKind, GIVEN_EVIDENCE } from '#features/profiles/contract/evidence.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { arrange } from '../../contract/arrange.ts'
import { composeCv, type Sources } from './compose.ts'
import type { StoredCv } from '../cvs.queries.ts'

/** Reads everything from which a CV of this person can be made. */
export async function sourcesOf(db: Db, userId: string): Promise<Sources> {
  const [person, profile, evidence] = await Promise.all([
    findUserById(db, userId),
    wholeProfile(db, userId),
    evidenceBySkill(db, userId),
  ])
  if (!person) throw new Problem(platform.notFound)
  const named = await namedSkills(db, profile.contents.skills.items)
  const vocabularyLabels = await listLabels(
    db,
    named.flatMap(({ skill }) => skill ?? []),
  )
  const linkedItems = new Set(profile.contents.skills.items.flatMap(({ id, skill }) => (skill ? [id] : [])))
  const labels = named.flatMap(({ item, label, skill }) => {
    const vocabularyLabel = skill && vocabularyLabels.get(skill)
    // Own words are translated too, but only if they are the name itself: Excel means more than spreadsheets.
    const isMeant =
      vocabularyLabel && (linkedItems.has(item) || fold(vocabularyLabel.name.bhs) === fold(label))
    return isMeant ? [[item, vocabularyLabel] as const] : []
  })
  const isGiven = ({ kind }: { kind: EvidenceKind }) => GIVEN_EVIDENCE.some((one) => one === kind)
  const confirmed = named.filter(({ subject }) => evidence.get(subject)?.some(isGiven))
  return { person, profile, labels: new Map(labels), confirmed: new Set(confirmed.map(({ item }) => item)) }
}

/** Returns the current content of a CV. */
export function composeContent(
  cv: Pick<StoredCv, 'sections' | 'design' | 'script' | 'shows'>,
  sources: Sources,
) {
  const arranged = arrange(cv.sections, sources.profile.contents)
  return { arranged, ...composeCv({ ...sources, dress: cv, arranged }) }
}
