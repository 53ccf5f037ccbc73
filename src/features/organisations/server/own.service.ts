import type { IncomingHttpHeaders } from 'node:http'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { flagText } from '#features/moderation/server/index.ts'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { newId } from '#platform/server/db/ids.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { domainOf, isFreeMail } from '../contract/domain.ts'
import type { Details } from '../contract/inputs.ts'
import { REASONS, type Role } from '../contract/kinds.ts'
import type { createOrganisation, OwnOrganisation } from '../contract/organisation.endpoints.ts'
import { organisationSlug } from '../contract/slug.ts'
import { acting, type Call, type Organisation, ownOrganisation } from './acting.policy.ts'
import { logoAddress } from './organisation-card.ts'
import { checkAfterChange } from './check/changed.ts'
import { organisationReports } from './reportable.ts'
import { insertMember, insertOrganisation, insertDecision, updateDetails } from './organisations.queries.ts'

export const organisationLimit: AdjustableLimit = {
  id: 'organisations',
  key: 'organisations:found',
  times: 5,
  seconds: 86_400,
  least: 1,
  most: 50,
}
const CHANGES_AN_HOUR = 600

export async function createOwnOrganisation(input: Call & { body: BodyOf<typeof createOrganisation> }) {
  const { services, session, body } = input
  const { userId } = session
  await limitOrThrow(services.db, counterOf(organisationLimit, userId))
  const id = newId()
  return inTransaction(services.pool, async (tx) => {
    const name = body.name.trim()
    const organisation = { ...body, id, name, createdBy: userId }
    const slug = await takeFreeSlug(organisationSlug(name), (free) =>
      insertOrganisation(tx, { ...organisation, slug: free }),
    )
    await insertMember(tx, { organisationId: id, userId, role: 'owner' })
    await flagText(tx, { kind: organisationReports, id: slug })
    return { id, slug }
  })
}

export async function getOrganisation({
  services,
  session,
  id,
}: Call & { id: string }): Promise<OwnOrganisation> {
  const { organisation, role } = await ownOrganisation(services.db, { id, userId: session.userId })
  return present(services.db, organisation, role)
}

/** Saves the details, and requests verification again if it was for other details. */
export async function updateOrganisation(
  input: Call & { id: string; body: Details; headers: IncomingHttpHeaders },
): Promise<OwnOrganisation> {
  const { services, session, id, headers } = input
  await limitOrThrow(services.db, {
    key: `organisations:change:${session.userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
  const body = { ...input.body, name: input.body.name.trim() }
  return acting({ services, session, id, roles: ['owner', 'editor'] }, async (tx, { organisation, role }) => {
    refuseStale(headers, { version: String(organisation.version) })
    const check = checkAfterChange(organisation, body)
    const row = await updateDetails(tx, { id, details: body, set: changesOf(check) })
    if (!row) throw new Error('The organisation has gone while it was held')
    if (check.changed) {
      await insertDecision(tx, { organisationId: id, decision: 'changed', decidedBy: session.userId })
    }
    await flagText(tx, { kind: organisationReports, id: row.slug })
    return present(tx, row, role)
  })
}

function changesOf({ columns, asksAnew }: ReturnType<typeof checkAfterChange>): SQL {
  const { verification, isUnverified, losesDomain } = columns
  return sql.join([
    verification ? sql`verification = ${verification}, ` : sql``,
    isUnverified ? sql`verified_at = null, ` : sql``,
    losesDomain ? sql`proved_domain = null, proved_at = null, ` : sql``,
    asksAnew ? sql`asked_at = now(), ` : sql``,
  ])
}

export function detailsOf(row: Organisation): Details {
  const { name, kind, municipality, address, website, email, phone, registerNumber, replyDays } = row
  const about = { ...NO_TEXT, ...row.about }
  return { name, kind, about, municipality, address, website, email, phone, registerNumber, replyDays }
}

/** Returns the domain that a mailbox would prove; null for a website on a shared domain. */
export function provableDomain(website: string): string | null {
  const domain = domainOf(website)
  return domain === undefined || isFreeMail(domain) ? null : domain
}

async function present(db: Db, row: Organisation, role: Role): Promise<OwnOrganisation> {
  const last = await lastRefusal(db, row)
  return {
    id: row.id,
    slug: row.slug,
    role,
    details: detailsOf(row),
    version: String(row.version),
    logo: row.logo && logoAddress(row.logo),
    suspended: row.suspendedAt !== null,
    check: {
      state: row.verification,
      askedAt: toIso(row.askedAt),
      verifiedAt: toIso(row.verifiedAt),
      domain: provableDomain(row.website),
      domainProved: row.provedDomain !== null && row.provedDomain === domainOf(row.website),
      reason: last?.reason ?? null,
      note: last?.note ?? '',
    },
  }
}

const refusalRows = rowsOf({ reason: z.nullable(z.enum(REASONS)), note: z.string() })

/** Returns the last refusal or suspension by staff while it still holds. */
async function lastRefusal(db: Db, { id, verification, suspendedAt }: Organisation) {
  if (verification !== 'refused' && !suspendedAt) return undefined
  const { rows } = await refusalRows(db)(sql`
    select reason, note from organisation_decisions
    where organisation_id = ${id} and decision in ('refused', 'suspended') order by id desc limit 1`)
  return rows[0]
}
