import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Feature } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import type { createSuspensions, Skip, SuspensionPreview } from '../../contract/bulk.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { mayAct } from '../people/acting.policy.ts'
import { createSuspension } from '../people/people.service.ts'
import { listAccounts } from './bulk.queries.ts'

/** Says what suspending these accounts would do now; each is asked again when it is done. */
export async function previewOf(input: {
  services: Services
  session: Session
  features: readonly Feature[]
  locale: Locale
  users: readonly string[]
}): Promise<SuspensionPreview> {
  const { services, session, features, locale, users } = input
  const roles = features.flatMap(({ catalogues, personGroups = [] }) =>
    personGroups.filter(({ facet }) => facet === 'role').map((group) => ({ group, catalogues })),
  )
  const people = await listAccounts(
    services.db,
    users,
    roles.map(({ group }) => group),
  )
  const verdicts = people.map((person) => ({ person, why: skipOf(session, person) }))
  const those = verdicts.filter(({ why }) => why === undefined).map(({ person }) => person)
  const missing = users.filter((id) => !people.some((person) => person.id === id))
  return {
    suspended: those.map(({ id, name, language }) => ({ id, name, language })),
    skipped: [
      ...verdicts.flatMap(({ person: { id, name }, why }) => (why ? [{ id, name, why }] : [])),
      ...missing.map((id) => ({ id, name: '', why: 'missing' as const })),
    ],
    roles: roles
      .map(({ group: { id }, catalogues }) => ({
        id,
        title: registeredText(catalogues, locale, 'console', 'groups', id) ?? id,
        names: those.filter(({ groups }) => groups.includes(id)).map(({ name }) => name),
      }))
      .filter(({ names }) => names.length > 0),
  }
}

type Account = Awaited<ReturnType<typeof listAccounts>>[number]

function skipOf(session: Session, person: Account): Skip | undefined {
  if (person.id === session.userId) return 'self'
  if (person.merged) return 'merged'
  if (person.global || !mayAct(session, person)) return 'staff'
  return person.suspended ? 'already' : undefined
}

const SKIP_OF_PROBLEM: ReadonlyMap<string, Skip> = new Map([
  [problems.self.code, 'self'],
  [problems.onlyGlobal.code, 'staff'],
  [problems.lastAdmin.code, 'staff'],
  [problems.alreadySo.code, 'already'],
  [problems.merged.code, 'merged'],
  [platform.notFound.code, 'missing'],
])

/**
 * Suspends one after another by the service of the single act, each with its own lock, mail and row in the log: what was
 * done stays if a later one fails, and whoever is suspended meanwhile is left out.
 */
export async function suspendSome(input: {
  services: Services
  session: Session
  users: readonly string[]
  reason: string
  until: string | null
}): Promise<ResponseOf<typeof createSuspensions>> {
  const { services, session, users, reason, until } = input
  const skips = new Map<string, Skip>()
  for (const id of new Set(users)) {
    try {
      await createSuspension({ services, session, id, reason, until, spareGlobalAdmins: true })
    } catch (error) {
      const why = error instanceof Problem ? SKIP_OF_PROBLEM.get(error.code) : undefined
      if (!why) throw error
      skips.set(id, why)
    }
  }
  const people = await listAccounts(services.db, [...skips.keys()], [])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    count: new Set(users).size - skips.size,
    skipped: [...skips].map(([id, why]) => ({ id, name: names.get(id) ?? '', why })),
  }
}
