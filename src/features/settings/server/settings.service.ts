import type { IncomingHttpHeaders } from 'node:http'
import { changeBirthday } from '#features/account/server/index.ts'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById, lockUser, updateUser, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { readPhone } from '../contract/phone-input.ts'
import { problems } from '../contract/problems.ts'
import type { updatePreferences, updateProfile } from '../contract/settings.endpoints.ts'
import { findEmailChange } from './email-change.queries.ts'
import { getPreferences, savePreferences } from './settings.queries.ts'
import { refuseStale, withVersion } from '#platform/server/http/version.ts'
import { toIso } from '#platform/server/db/rows-of.ts'

type Change<B> = { services: Services; session: Session; headers: IncomingHttpHeaders; body: B }

/** Far more than by hand, far less than by a script. */
const CHANGES_AN_HOUR = 300

export async function getSettings({ services, session }: { services: Services; session: Session }) {
  const { db } = services
  const user = await existing(findUserById(db, session.userId))
  const change = await findEmailChange(db, { userId: user.id, sessionId: session.id })
  return {
    email: user.email,
    hasPassword: user.passwordHash !== null,
    pendingEmail: change?.newEmail ?? null,
    deleteAfter: toIso(user.deleteAfter),
    profile: profilePart(user),
    preferences: await preferencesPart(db, user),
  }
}

/** The work of other features after a changed date of birth. */
export type OnBirthday = (tx: Db, person: { services: Services; userId: string }) => Promise<void>

export function updateProfileOf({
  onBirthday,
  ...change
}: Change<BodyOf<typeof updateProfile>> & { onBirthday: OnBirthday }) {
  const { firstName, lastName, phoneNumber, gender, bornOn, interests } = change.body
  const { services } = change
  return changing(change, async (tx, user) => {
    refuseStale(change.headers, profilePart(user))
    const values = {
      firstName: firstName?.trim() ?? user.firstName,
      lastName: lastName?.trim() ?? user.lastName,
      phoneNumber:
        phoneNumber === undefined ? user.phoneNumber : phoneNumber && (readPhone(phoneNumber) ?? null),
      gender: gender ?? user.gender,
      interests: validInterests(interests ?? user.interests),
    }
    await updateUser(tx, user.id, values)
    if (bornOn !== undefined && (await changeBirthday(tx, { userId: user.id, bornOn })))
      await onBirthday(tx, { services, userId: user.id })
    return profilePart({ ...user, ...values, ...(bornOn !== undefined && { bornOn }) })
  })
}

export function updatePreferencesOf(change: Change<BodyOf<typeof updatePreferences>>) {
  return changing(change, async (tx, user) => {
    const { version: _, ...current } = await preferencesPart(tx, user)
    refuseStale(change.headers, withVersion(current))
    const { language, ...rest } = { ...current, ...change.body }
    if (language !== user.language) await updateUser(tx, user.id, { language })
    await savePreferences(tx, user.id, rest)
    return withVersion({ language, ...rest })
  })
}

/** Runs a person's changes one after the other, so that each sees the one before. */
async function changing<T>(
  { services, session, body }: Change<object>,
  work: (tx: Db, user: User) => Promise<T>,
): Promise<T> {
  if (Object.keys(body).length === 0) throw new Problem(problems.nothingToChange)
  await limitOrThrow(services.db, {
    key: `settings:change:${session.userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
  return inTransaction(services.pool, async (tx) => work(tx, await existing(lockUser(tx, session.userId))))
}

async function existing(lookup: Promise<User | undefined>): Promise<User> {
  const user = await lookup
  if (!user) throw new Problem(platform.signInNeeded)
  return user
}

function profilePart({ firstName, lastName, phoneNumber, gender, bornOn, interests }: User) {
  return withVersion({
    firstName,
    lastName,
    phoneNumber,
    gender,
    bornOn,
    interests: validInterests(interests),
  })
}

/** Returns each interest once, in the order of the list. */
function validInterests(interests: readonly string[]) {
  return INTERESTS.filter((interest) => interests.includes(interest))
}

async function preferencesPart(db: Db, user: User) {
  const { theme, script, dataSaver } = await getPreferences(db, user.id)
  return withVersion({ language: user.language, theme, script, dataSaver })
}
