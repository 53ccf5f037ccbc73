import { randomBytes } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { findUserByEmail, findUserById } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { Role } from '../../contract/kinds.ts'
import {
  type previewInvitation as previewInvitationEndpoint,
  MAX_PEOPLE,
} from '../../contract/people.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { acting, type Call } from '../acting.policy.ts'
import { invitationMail } from '../organisation-mails.ts'
import { insertMember } from '../organisations.queries.ts'
import { deleteInvitation, findByToken, saveInvitation, consumeInvitation } from './invitations.queries.ts'

const memberRows = rowsOf({ id: z.string() })
const countRows = rowsOf({ count: z.number() })
const acceptRows = rowsOf({ slug: z.string(), open: z.boolean() })

const INVITATIONS_A_DAY = 30
const PREVIEWS_AN_HOUR = 60

/** Emails an invitation; the owner cannot see whether the address has an account. */
export async function invite(
  input: Call & { id: string; email: string; role: Role; locale: Locale },
): Promise<void> {
  const { services, session, id, role } = input
  const email = normalizeEmail(input.email)
  await acting({ ...input, roles: ['owner'] }, async (tx, { organisation }) => {
    await refuseIfLimited(tx, { userId: session.userId, does: 'first', text: '' })
    await refuseMember(tx, { id, email })
    await refuseCrowd(tx, id)
    const token = randomBytes(32).toString('base64url')
    const tokenHash = tokenDigest(services, token)
    await saveInvitation(tx, { organisationId: id, email, role, tokenHash, invitedBy: session.userId })
    const [invitee, inviter] = [await findUserByEmail(tx, email), await findUserById(tx, session.userId)]
    await services.mailer.enqueue(
      tx,
      invitationMail({
        config: services.config,
        to: email,
        locale: invitee?.language ?? input.locale,
        organisation: organisation.name,
        inviter: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim(),
        role,
        token,
      }),
    )
    // Counted last, so that a rejection costs nothing; over the limit everything rolls back.
    await limitOrThrow(tx, {
      key: `organisations:invite:${id}`,
      limit: INVITATIONS_A_DAY,
      windowSeconds: 24 * 3600,
    })
    await limitOrThrow(tx, {
      key: `organisations:invite-by:${session.userId}`,
      limit: INVITATIONS_A_DAY,
      windowSeconds: 24 * 3600,
    })
  })
}

export function withdraw({ services, session, id, invitation }: Call & { id: string; invitation: string }) {
  return acting({ services, session, id, roles: ['owner'] }, async (tx) => {
    if (!(await deleteInvitation(tx, { id: invitation, organisationId: id })))
      throw new Problem(platform.notFound)
  })
}

/** Returns the invitation behind a link, for reading before signing in. */
export async function previewInvitation(
  services: Services,
  { token, address }: { token: string; address: string },
): Promise<ResponseOf<typeof previewInvitationEndpoint>> {
  await limitOrThrow(services.db, {
    key: `organisations:look:${clientKey(services.secrets, address)}`,
    limit: PREVIEWS_AN_HOUR,
    windowSeconds: 3600,
  })
  const invitation = await findByToken(services.db, tokenDigest(services, token))
  if (!invitation) throw new Problem(problems.invitationGone)
  const { id, organisation, slug, email, role } = invitation
  return { id, organisation, slug, email, role }
}

/** Accepts an invitation as the owner of its address; of two presses the second finds none left. */
export async function accept({ services, session, id }: Call & { id: string }): Promise<{ slug: string }> {
  return inTransaction(services.pool, async (tx) => {
    const { rows } = await acceptRows(tx)(organisationOf(id))
    const invitation = await consumeInvitation(tx, { id, email: session.email })
    const [organisation] = rows
    if (!invitation || !organisation?.open) throw new Problem(problems.invitationGone)
    await refuseCrowd(tx, invitation.organisationId)
    const { organisationId, role } = invitation
    await insertMember(tx, { organisationId, userId: session.userId, role })
    return { slug: organisation.slug }
  })
}

export async function decline({ services, session, id }: Call & { id: string }): Promise<void> {
  const invitation = await consumeInvitation(services.db, { id, email: session.email })
  if (!invitation) throw new Problem(problems.invitationGone)
}

/** Returns the invitation's organisation, locked so that its people are counted correctly. */
function organisationOf(invitation: string) {
  return sql`select o.slug, o.suspended_at is null and o.closed_at is null as open
    from organisations o join organisation_invitations i on i.organisation_id = o.id
    where i.id = ${invitation} for update of o`
}

async function refuseMember(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const { rows } = await memberRows(tx)(sql`
    select m.user_id as id from organisation_members m join users u on u.id = m.user_id
    where m.organisation_id = ${id} and u.email = ${email}`)
  if (rows.length > 0) {
    throw new Problem(problems.alreadyMember, { fields: { email: problems.alreadyMember.code } })
  }
}

async function refuseCrowd(tx: Db, organisationId: string): Promise<void> {
  const { rows } = await countRows(tx)(sql`
    select (select count(*)::int from organisation_members where organisation_id = ${organisationId})
      + (select count(*)::int from organisation_invitations where organisation_id = ${organisationId}) as count`)
  if ((rows[0]?.count ?? 0) >= MAX_PEOPLE) throw new Problem(problems.tooManyPeople)
}

function tokenDigest({ secrets }: Services, token: string): Buffer {
  return secrets.digest('organisation-invitation', token)
}
