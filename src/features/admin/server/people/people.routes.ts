import { problems as platform } from '#platform/contract/problems.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../../contract/person.endpoints.ts'
import { inWords } from '../audit/audit-words.ts'
import { listAuditEntries } from '../audit/audit.queries.ts'
import { findUser } from '../users/users.queries.ts'
import { mayAct, mayImpersonate, mayMerge } from './acting.policy.ts'
import { factsOf } from './person-facts.service.ts'
import * as people from './people.service.ts'
import { getAccount, listSignIns } from './person.queries.ts'

const STAFF = { admin: 'users' } as const
const HISTORY = 20

/** Returns the routes of staff for one account. An export goes through all features, which are registered later. */
export function peopleRoutes(features: Registry): readonly Route[] {
  return [
    route(contract.getUser, STAFF, async ({ services: { db }, session, params: { id }, locale }) => {
      const row = await findUser(db, id)
      if (!row) throw new Problem(platform.notFound)
      return {
        user: await getAccount(db, row),
        may: {
          act: mayAct(session, row) && row.mergedInto === null,
          giveRights: session.globalAdmin && mayAct(session, row),
          impersonate: mayImpersonate(session, row),
          merge: mayMerge(session, row),
        },
        sessions: await listSignIns(db, id),
        facts: await factsOf({ db, features: features(), locale, userId: id }),
        history: inWords(await listAuditEntries(db, { person: id, limit: HISTORY }), {
          features: features(),
          locale,
        }),
      }
    }),
    route(contract.createSuspension, STAFF, async ({ services, session, params, body }) => {
      await people.createSuspension({ services, session, ...params, ...body })
      return undefined
    }),
    route(contract.endSuspension, STAFF, async ({ services, session, params, body }) => {
      await people.endSuspension({ services, session, ...params, ...body })
      return undefined
    }),
    route(contract.updateRights, 'globalAdmin', async ({ services, session, params, body }) => {
      const { reason, ...rights } = body
      await people.updateRights({ services, session, ...params, reason, rights })
      return undefined
    }),
    route(contract.signOutUser, STAFF, async ({ services, session, params, body }) => {
      await people.signOut({ services, session, ...params, ...body })
      return undefined
    }),
    route(contract.deleteUser, STAFF, async ({ services, session, params, body }) => {
      await people.noteDeletion({ services, session, ...params, ...body })
      return undefined
    }),
    route(contract.exportUser, 'globalAdmin', async ({ services, session, params, body, header }) => {
      const zip = await people.exportPerson({ services, session, ...params, ...body, features: features() })
      header('content-type', 'application/zip')
      header('content-disposition', 'attachment; filename="data.zip"')
      return zip
    }),
    route(contract.sendRegistrationVerification, STAFF, async ({ services, session, body }) => {
      await people.resendVerification({ services, session, ...body })
      return undefined
    }),
  ]
}
