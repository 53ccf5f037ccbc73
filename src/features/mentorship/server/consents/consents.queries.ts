import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CONSENT_DAYS } from '../../contract/consent.endpoints.ts'

type Pair = { member: string; mentor: string }

const STATES = ['asked', 'agreed', 'refused'] as const
const consentRows = rowsOf({
  guardian: z.string(),
  state: z.enum(STATES),
  askedAt: timestamp,
})

/** Returns the consent for a member and a mentor; a link that ran out unanswered counts as none. */
export async function findConsent(db: Db, { member, mentor }: Pair) {
  const { rows } = await consentRows(db)(sql`
    select guardian_name as guardian, state, asked_at as "askedAt" from mentorship_consents
    where member_id = ${member} and mentor_id = ${mentor} and (state <> 'asked' or expires_at > now())`)
  return rows[0]
}

const agreedRows = rowsOf({ agreed: z.boolean() })

export async function hasAgreed(db: Db, { member, mentor }: Pair): Promise<boolean> {
  const { rows } = await agreedRows(db)(sql`
    select exists (select from mentorship_consents
      where member_id = ${member} and mentor_id = ${mentor} and state = 'agreed') as agreed`)
  return rows[0]!.agreed
}

const partyRows = rowsOf({ id: z.string(), name: z.string(), email: z.string() })

/** The two, for the mail and for what must not be a guardian's address. */
export async function listPartiesOf(db: Db, { member, mentor }: Pair) {
  const { rows } = await partyRows(db)(sql`
    select id, first_name || ' ' || last_name as name, email from users where id in (${member}, ${mentor})`)
  return rows
}

type New = Pair & { guardian: string; email: string; tokenHash: Buffer }

/** A new link makes the earlier one worth nothing, and waits for an answer anew. */
export async function saveQuestion(
  tx: Db,
  { member, mentor, guardian, email, tokenHash }: New,
): Promise<void> {
  await tx.execute(sql`
    insert into mentorship_consents (member_id, mentor_id, guardian_name, guardian_email, token_hash, expires_at)
    values (${member}, ${mentor}, ${guardian}, ${email}, ${tokenHash}, now() + make_interval(days => ${CONSENT_DAYS}))
    on conflict (member_id, mentor_id) do update set guardian_name = excluded.guardian_name,
      guardian_email = excluded.guardian_email, token_hash = excluded.token_hash, asked_at = now(),
      expires_at = excluded.expires_at, state = 'asked', answered_at = null`)
}

const questionRows = rowsOf({
  member: z.string(),
  memberName: z.string(),
  mentor: z.string(),
  mentorName: z.string(),
  slug: z.nullable(z.string()),
  guardian: z.string(),
  state: z.enum(STATES),
  isMinor: z.boolean(),
})

/** Finds the question behind a mailed link; `hold` locks it for its answer. */
export async function findQuestionByLink(db: Db, tokenHash: Buffer, { hold = false } = {}) {
  const { rows } = await questionRows(db)(sql`
    select c.member_id as member, m.first_name || ' ' || m.last_name as "memberName", c.mentor_id as mentor,
      t.first_name || ' ' || t.last_name as "mentorName", p.slug, c.guardian_name as guardian, c.state,
      exists (select from minor_members n where n.id = c.member_id) as "isMinor"
    from mentorship_consents c join users m on m.id = c.member_id join users t on t.id = c.mentor_id
    left join public_mentors p on p.user_id = c.mentor_id
    where c.token_hash = ${tokenHash} and (c.state <> 'asked' or c.expires_at > now())
    ${hold ? sql`for update of c` : sql``}`)
  return rows[0]
}
export type Question = NonNullable<Awaited<ReturnType<typeof findQuestionByLink>>>

export async function saveGuardianAnswer(tx: Db, tokenHash: Buffer, agreed: boolean): Promise<void> {
  await tx.execute(sql`
    update mentorship_consents set state = ${agreed ? 'agreed' : 'refused'}, answered_at = now()
    where token_hash = ${tokenHash}`)
}

const ownRows = rowsOf({
  mentor: z.string(),
  guardian: z.string(),
  email: z.string(),
  state: z.enum(STATES),
  askedAt: timestamp,
  answeredAt: z.nullable(timestamp),
})

/** What a member asked of guardians, for the export. */
export async function listConsentsOf(db: Db, member: string) {
  const { rows } = await ownRows(db)(sql`
    select mentor_id as mentor, guardian_name as guardian, guardian_email as email, state, asked_at as "askedAt",
      answered_at as "answeredAt"
    from mentorship_consents where member_id = ${member} order by asked_at, mentor_id`)
  return rows
}

const localeRows = rowsOf({ language: z.nullable(z.enum(LOCALES)) })

export async function getLanguageOf(db: Db, id: string) {
  const { rows } = await localeRows(db)(sql`select language from users where id = ${id}`)
  return rows[0]?.language ?? 'bhs'
}

const mentorRows = rowsOf({ mentor: z.string() })

/** Lists the mentors for whom a guardian of the member has agreed. */
export async function listAgreedMentorsOf(db: Db, member: string): Promise<string[]> {
  const { rows } = await mentorRows(db)(sql`
    select mentor_id as mentor from mentorship_consents where member_id = ${member} and state = 'agreed'`)
  return rows.map(({ mentor }) => mentor)
}
