import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Locale } from '#platform/contract/locale.ts'
import { type Db } from '#platform/server/db/database.ts'
import { countChanges, rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { domainOf, isFreeMail } from '../../contract/domain.ts'
import { problems } from '../../contract/problems.ts'
import { CODE_MINUTES, TRIES_PER_CODE } from '../../contract/verification.endpoints.ts'
import { acting, type Call, type Organisation } from '../acting.policy.ts'
import { domainCodeMail } from '../organisation-mails.ts'
import { insertDecision } from '../organisations.queries.ts'

const CODES_AN_HOUR = 5
/** Limits codes, so that nobody floods mailboxes in our name. */
const CODES_A_DAY = 12
const TRIES_A_DAY = 15
const QUESTIONS_A_DAY = 5

/** Emails a code to a mailbox at the domain of the website. */
export async function sendDomainCode(
  input: Call & { id: string; mailbox: string; locale: Locale },
): Promise<void> {
  const { services, session, id, mailbox, locale } = input
  await acting({ ...input, roles: ['owner'] }, async (tx, { organisation }) => {
    const domain = provable(organisation)
    await limitOrThrow(tx, { key: `organisations:domain:${id}`, limit: CODES_AN_HOUR, windowSeconds: 3600 })
    await limitOrThrow(tx, {
      key: `organisations:domain-by:${session.userId}`,
      limit: CODES_A_DAY,
      windowSeconds: 24 * 3600,
    })
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await tx.execute(sql`
      insert into organisation_domain_proofs (organisation_id, user_id, domain, code_hash, tries, expires_at)
      values (${id}, ${session.userId}, ${domain}, ${codeDigest(services, { id, domain, code })}, 0,
        now() + make_interval(mins => ${CODE_MINUTES}::int))
      on conflict (organisation_id) do update set user_id = excluded.user_id, domain = excluded.domain,
        code_hash = excluded.code_hash, tries = excluded.tries, expires_at = excluded.expires_at`)
    const to = `${mailbox.toLowerCase()}@${domain}`
    const { name } = organisation
    await services.mailer.enqueue(
      tx,
      domainCodeMail({ config: services.config, to, locale, organisation: name, code }),
    )
  })
}

function provable({ website }: Organisation): string {
  const domain = domainOf(website)
  if (!domain) throw new Problem(problems.noWebsite)
  if (isFreeMail(domain)) throw new Problem(problems.freeMail)
  return domain
}

/** Proves the domain by a code. Counts the try first, in one statement, so that parallel guesses gain nothing. */
export async function confirmDomain({
  services,
  session,
  id,
  code,
}: Call & { id: string; code: string }): Promise<void> {
  await acting({ services, session, id, roles: ['owner'] }, async (tx) => {
    await limitOrThrow(tx, {
      key: `organisations:domain-tries:${id}`,
      limit: TRIES_A_DAY,
      windowSeconds: 24 * 3600,
    })
  })
  const proof = await countTry(services.db, id)
  if (!proof?.live || proof.tries > TRIES_PER_CODE) throw new Problem(problems.codeExpired)
  const digest = codeDigest(services, { id, domain: proof.domain, code })
  if (!timingSafeEqual(digest, proof.codeHash)) throw new Problem(problems.codeWrong)
  await acting({ services, session, id, roles: ['owner'] }, async (tx, { organisation }) => {
    const used = await countChanges(
      tx,
      sql`delete from organisation_domain_proofs where organisation_id = ${id} and code_hash = ${proof.codeHash}`,
    )
    // The website has changed since, or a concurrent call used the code.
    if (used === 0 || domainOf(organisation.website) !== proof.domain) throw new Problem(problems.codeExpired)
    await tx.execute(sql`
      update organisations set proved_domain = ${proof.domain}, proved_at = now() where id = ${id}`)
  })
}

const tryRows = rowsOf({
  domain: z.string(),
  codeHash: z.instanceof(Buffer),
  tries: z.number(),
  live: z.boolean(),
})

async function countTry(db: Db, organisationId: string) {
  const { rows } = await tryRows(db)(sql`
    update organisation_domain_proofs set tries = least(tries + 1, ${TRIES_PER_CODE + 1}::int)
    where organisation_id = ${organisationId}
    returning domain, code_hash as "codeHash", tries, expires_at > now() as live`)
  return rows[0]
}

/** Requests verification by staff. */
export async function requestCheck({ services, session, id }: Call & { id: string }): Promise<void> {
  await acting({ services, session, id, roles: ['owner'] }, async (tx, { organisation }) => {
    const { verification, provedDomain, registerNumber } = organisation
    if (verification === 'waiting' || verification === 'verified') throw new Problem(problems.alreadyAsked)
    if (!provedDomain && !registerNumber) throw new Problem(problems.nothingProved)
    await limitOrThrow(tx, {
      key: `organisations:ask:${id}`,
      limit: QUESTIONS_A_DAY,
      windowSeconds: 24 * 3600,
    })
    await tx.execute(sql`
      update organisations set verification = 'waiting', asked_at = now() where id = ${id}`)
    await insertDecision(tx, { organisationId: id, decision: 'asked', decidedBy: session.userId })
  })
}

function codeDigest(
  { secrets }: Services,
  { id, domain, code }: { id: string; domain: string; code: string },
): Buffer {
  return secrets.digest('organisation-domain', `${id}.${domain}.${code}`)
}
