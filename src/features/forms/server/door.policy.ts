import * as z from 'zod/mini'
import { findRoleIn } from '#features/organisations/server/index.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Policy } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import { ofOrganisation } from '../contract/organisation-forms.ts'
import { findForm } from './forms.queries.ts'
import type { FormAbouts } from './uses/about.ts'
import { listUsesOf } from './uses/uses.queries.ts'

export type Need = 'read' | 'edit'

/** Whose forms they are, the uses of one whose answers are not read there for now, and whether this person changes them. */
type Reach = { organisation: string | null; hidden: readonly string[]; mayEdit: boolean }

type Caller = { services: Services; session: Session; params: unknown }

/** A way to forms: who may take it, at which addresses, and to whose forms it leads. */
export type Door = {
  policy: Exclude<Policy, 'public'>
  at<E extends Endpoint>(endpoint: E): E
  enter(caller: Caller, need: Need): Promise<Reach>
}

/** Staff reach the forms of the house and no others: what people tell an organisation is for its people. */
export const staffDoor: Door = {
  policy: { admin: 'content' },
  at: (endpoint) => endpoint,
  async enter({ services, params }) {
    const { id } = (params ?? {}) as { id?: string }
    if (id !== undefined) await refuseForeign(services.db, { id, organisation: null })
    return { organisation: null, hidden: [], mayEdit: true }
  },
}

const BLOCKS = { none: 'Each sender gave it to this organisation, as an application is given.' }

/**
 * The people of an organisation reach its own forms, while it is neither suspended nor closed: reviewers read, owners and
 * editors also change. For all others they do not exist.
 */
export const organisationDoor = (abouts: FormAbouts): Door => ({
  policy: 'owner',
  at(endpoint) {
    const params = (endpoint.params ?? z.strictObject({})) as z.ZodMiniObject
    return {
      ...ofOrganisation(endpoint, '{organisation}'),
      params: z.strictObject({ organisation: uuid, ...params.shape }),
      ...(endpoint.response && { blocks: BLOCKS }),
    }
  },
  async enter({ services: { db }, session, params }, need) {
    const { organisation, id } = params as { organisation: string; id?: string }
    const role = await findRoleIn(db, { organisationId: organisation, userId: session.userId })
    if (!role) throw new Problem(problems.notFound)
    if (id !== undefined) await refuseForeign(db, { id, organisation })
    const mayEdit = role !== 'reviewer'
    if (need === 'edit' && !mayEdit) throw new Problem(problems.forbidden)
    const hidden = id === undefined ? [] : await hiddenUses(db, { abouts, session, id })
    return { organisation, hidden, mayEdit }
  },
})

async function refuseForeign(
  db: Db,
  { id, organisation }: { id: string; organisation: string | null },
): Promise<void> {
  const form = await findForm(db, id)
  if (form?.organisationId !== organisation) throw new Problem(problems.notFound)
}

type FormUseQuery = { abouts: FormAbouts; session: Session; id: string }

/** Lists what a form was used for whose answers are hidden there: the list of a form is no way round that. */
async function hiddenUses(db: Db, { abouts, session, id }: FormUseQuery): Promise<string[]> {
  const uses = await listUsesOf(db, id)
  const reasons = await Promise.all(
    uses.map(({ kind, about }) => abouts.hiddenBy(db, session, { kind, id: about })),
  )
  return uses.filter((_, turn) => reasons[turn] !== undefined).map((use) => use.id)
}
