import type { IncomingHttpHeaders } from 'node:http'
import { slugOf } from '#platform/contract/slug.ts'
import { flagText } from '#features/moderation/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import { emptyProfile, type MentorProfile, missingIn } from '../../contract/mentor-profile.ts'
import { messages as wordsBhs } from '../../contract/messages.bhs.ts'
import { messages as wordsEn } from '../../contract/messages.en.ts'
import type { OwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { mentorKind } from '../reportable.ts'
import { endAllOfMentor } from '../requests/ending.service.ts'
import { isMinor } from '../requests/requests.queries.ts'
import { mentorStateOf } from './mentor-state.ts'
import {
  deleteMentor,
  isSlugFree,
  lockMentor,
  type Mentor,
  findMentor,
  saveMentor,
  updateSubmitted,
} from './mentors.queries.ts'
import { refreshFirstSlot } from './slots.service.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

export async function getMentorProfile({ services, session }: Call): Promise<OwnMentor> {
  return ownView(services.db, await findMentor(services.db, session.userId))
}

async function ownView(db: Db, mentor: Mentor | undefined): Promise<OwnMentor> {
  if (!mentor)
    return {
      state: null,
      slug: null,
      version: '0',
      returnedReason: null,
      checkedForMinors: false,
      profile: emptyProfile(TIME_ZONE),
      skillNames: [],
    }
  const names = await listLabels(db, mentor.profile.skills)
  return {
    state: mentorStateOf(mentor),
    slug: mentor.slug,
    version: String(mentor.version),
    returnedReason: mentor.returnedReason,
    checkedForMinors: mentor.minorsCheckedAt !== null,
    profile: mentor.profile,
    skillNames: mentor.profile.skills.flatMap((id) => {
      const name = names.get(id)?.name
      return name ? [{ id, name }] : []
    }),
  }
}

type Saving = Call & { profile: MentorProfile; headers: IncomingHttpHeaders }

export async function saveMentorProfile({
  services,
  session: { userId },
  profile,
  headers,
}: Saving): Promise<OwnMentor> {
  return inTransaction(services.pool, async (tx) => {
    const [user, before] = [await findUserById(tx, userId), await lockMentor(tx, userId)]
    if (!user) throw new Problem(platform.notFound)
    refuseStale(headers, { version: String(before?.version ?? 0) })
    // A published profile must not become incomplete.
    if (before?.approvedAt && missingIn(profile).length > 0) throw incomplete(profile)
    const name = `${user.firstName} ${user.lastName}`
    const slug = before?.slug ?? (await takeFreeSlug(slugOf(name), (free) => isSlugFree(tx, free)))
    await saveMentor(tx, { id: userId, slug, profile, words: await wordsOf(tx, { name, profile }) })
    await refreshFirstSlot(tx, userId)
    if (before?.approvedAt) await flagText(tx, { kind: mentorKind, id: userId })
    return ownView(tx, await findMentor(tx, userId))
  })
}

/** Name, town, skills and topics in both languages, and their own words. */
export async function wordsOf(
  db: Db,
  { name, profile }: { name: string; profile: MentorProfile },
): Promise<string> {
  const { about, topics, skills, town, municipality } = profile
  const labels = await listLabels(db, skills)
  return [
    name,
    town,
    findMunicipality(municipality)?.name ?? '',
    ...topics.flatMap((topic) => [wordsBhs.topics[topic], wordsEn.topics[topic]]),
    ...[...labels.values()].flatMap((label) => [label.name.bhs, label.name.en]),
    about.bhs,
    about.en,
  ].join('\n')
}

function incomplete(profile: MentorProfile): Problem {
  const fields = Object.fromEntries(missingIn(profile).map((field) => [field, 'required']))
  return new Problem(problems.incomplete, { fields })
}

export async function submitMentorProfile({ services, session: { userId } }: Call): Promise<OwnMentor> {
  return inTransaction(services.pool, async (tx) => {
    const mentor = await lockMentor(tx, userId)
    if (!mentor) throw new Problem(platform.notFound)
    if (mentor.approvedAt !== null || mentor.hiddenAt !== null) throw new Problem(problems.notNow)
    if (missingIn(mentor.profile).length > 0) throw incomplete(mentor.profile)
    if (await isMinor(tx, userId)) throw new Problem(problems.tooYoung)
    if (mentor.submittedAt === null) await updateSubmitted(tx, userId)
    return ownView(tx, await findMentor(tx, userId))
  })
}

/** Deletes the mentor profile and notifies everybody with a request or a session. */
export async function removeMentorProfile({ services, session: { userId } }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await lockMentor(tx, userId))) throw new Problem(platform.notFound)
    await endAllOfMentor(tx, { services, mentor: userId })
    await deleteMentor(tx, userId)
  })
}
