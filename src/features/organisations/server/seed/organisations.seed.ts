import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { details } from '../../contract/inputs.ts'
import type { DemoOrganisation } from './demo-organisation.ts'
import { demoOrganisations } from './demo-organisations.seed.ts'

type People = ReadonlyMap<string, string>

/** Seeds the organisations of the demo world, each with its people from the cast. */
export async function seedOrganisations(services: Services): Promise<void> {
  const people: People = new Map(
    await Promise.all(
      Object.entries(cast).map(async ([who, { email }]) => {
        const user = await findUserByEmail(services.db, email)
        return [who, user?.id ?? ''] as const
      }),
    ),
  )
  const entries = Object.entries<DemoOrganisation>(demoOrganisations)
    .filter(([, { owner }]) => people.get(owner))
    .map(([slug, demo], place) => rowsOf({ slug, demo, place, people }))
  if (entries.length === 0) return
  await inTransaction(services.pool, async (tx) => {
    const json = (rows: readonly object[]) => JSON.stringify(rows)
    await tx.execute(sql`
      insert into organisations
        (id, slug, name, kind, about, municipality, address, website, email, phone, register_number, reply_days,
          verification, verified_at, proved_domain, proved_at, asked_at, created_by, created_at, updated_at)
      select id, slug, name, kind, about, municipality, address, website, email, phone, register_number,
        reply_days, verification, verified_at, proved_domain, proved_at, asked_at, created_by, created_at,
        updated_at
      from jsonb_populate_recordset(null::organisations, ${json(entries.map(({ organisation }) => organisation))}::jsonb)`)
    await tx.execute(sql`
      insert into organisation_members (organisation_id, user_id, role, created_at)
      select organisation_id, user_id, role, created_at
      from jsonb_populate_recordset(null::organisation_members, ${json(entries.flatMap(({ members }) => members))}::jsonb)`)
    await tx.execute(sql`
      insert into organisation_decisions (id, organisation_id, decision, decided_by, created_at)
      select id, organisation_id, decision, decided_by, created_at
      from jsonb_populate_recordset(null::organisation_decisions, ${json(entries.flatMap(({ decisions }) => decisions))}::jsonb)`)
  })
}

function rowsOf(input: { slug: string; demo: DemoOrganisation; place: number; people: People }) {
  const { slug, demo, place, people } = input
  const { about, owner, editors = [], reviewers = [], verification = 'verified', website } = demo
  const createdAt = new Date(Date.now() - (60 - place) * DAY_MS)
  const requestTime = new Date(
    verification === 'waiting' ? Date.now() - (2 + (place % 3)) * DAY_MS : createdAt.getTime() + DAY_MS,
  )
  const domain = `${slug}.example`
  const { name, kind, municipality, address, replyDays } = demo
  // Demo data must pass the same validation as all input.
  const content = details.parse({
    name,
    kind,
    municipality,
    address,
    replyDays,
    about: { bhs: about[0], en: about[1] },
    website: website === false ? '' : `https://${domain}`,
    email: website === false ? '' : `kontakt@${domain}`,
    phone: '',
    registerNumber: website === false ? null : `42000000${String(10_000 + place)}`,
  })
  const { registerNumber, replyDays: days, ...rest } = content
  const id = newId(createdAt.getTime())
  const hasRequest = verification !== 'none'
  const verifiedAt = verification === 'verified' ? new Date(requestTime.getTime() + 2 * DAY_MS) : null
  const member = (role: 'owner' | 'editor' | 'reviewer') => (who: string) => ({
    organisation_id: id,
    user_id: people.get(who) ?? '',
    role,
    created_at: createdAt,
  })
  const decision = (what: 'asked' | 'verified', by: string, at: Date) => ({
    id: newId(at.getTime()),
    organisation_id: id,
    decision: what,
    decided_by: people.get(by) ?? null,
    created_at: at,
  })
  return {
    organisation: {
      ...rest,
      id,
      slug,
      verification,
      register_number: registerNumber,
      reply_days: days,
      verified_at: verifiedAt,
      ...(hasRequest && { proved_domain: domain, proved_at: requestTime, asked_at: requestTime }),
      created_by: people.get(owner) ?? null,
      created_at: createdAt,
      updated_at: verifiedAt ?? createdAt,
    },
    members: [member('owner')(owner), ...editors.map(member('editor')), ...reviewers.map(member('reviewer'))],
    decisions: [
      ...(hasRequest ? [decision('asked', owner, requestTime)] : []),
      ...(verifiedAt ? [decision('verified', 'lejla', verifiedAt)] : []),
    ],
  }
}
