import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { listSeededOrganisations } from '#features/organisations/server/index.ts'
import { bilingualOf } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay, toLocal } from '#platform/contract/local-time.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { insertFunds } from '../managed/managed-banks.queries.ts'
import { type DemoBank, demoBanks } from './demo-banks.seed.ts'

const personRows = rowsOf({ id: z.string(), email: z.string() })

const day = (ago: number) => localDay(new Date(Date.now() - ago * DAY_MS))

/** Seeds the programmes and the banks of the demo world. */
export async function seedBanks(services: Services): Promise<void> {
  const organisations = new Map(
    (await listSeededOrganisations(services.db)).map(({ slug, id }) => [slug, id]),
  )
  await inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`
      insert into grant_programmes (id, slug, kind, name) values
        (${newId()}, 'omladinske-banke', 'youth-bank', '{"bhs": "Omladinske banke", "en": "Youth banks"}'),
        (${newId()}, 'narandzasti-grantovi', 'micro-business', '{"bhs": "Narandžasti grantovi", "en": "Orange Grants"}')`)
    const people = await peopleOf(tx)
    for (const [slug, bank] of Object.entries(demoBanks)) {
      const organisationId =
        bank.organisation === null ? null : (organisations.get(bank.organisation) ?? null)
      await layBank(tx, { slug, bank, organisationId, people })
    }
  })
}

type BankSeed = {
  slug: string
  bank: DemoBank
  organisationId: string | null
  people: ReadonlyMap<string, string>
}

async function layBank(tx: Db, { slug, bank, organisationId, people }: BankSeed): Promise<void> {
  const bankId = newId()
  await tx.execute(sql`
    insert into youth_banks (id, slug, name, organisation_id, municipalities, about)
    values (${bankId}, ${slug}, ${bank.name}, ${organisationId}, ${sql.param(bank.municipalities)}::text[],
      ${JSON.stringify(bilingualOf(bank.about))}::jsonb)`)
  const seats = bank.board.flatMap(([who, role], position) => {
    const userId = people.get(cast[who].email)
    return userId
      ? [{ id: newId(), user_id: userId, role: bilingualOf(role), position, since: day(300) }]
      : []
  })
  await tx.execute(sql`
    insert into youth_bank_board (id, bank_id, user_id, role, position, since)
    select id, ${bankId}, user_id, role, position, since
    from jsonb_populate_recordset(null::youth_bank_board, ${JSON.stringify(seats)}::jsonb)`)
  const year = Number(toLocal(new Date()).slice(0, 4))
  await insertFunds(
    tx,
    bankId,
    bank.fund.map(([source, km]) => ({ year, source: bilingualOf(source), amount: km * 100 })),
  )
  const decisions = bank.decisions.map(({ daysAgo, title, reason, votes: [votesFor, against, excused] }) => ({
    id: newId(),
    decided_on: day(daysAgo),
    title: bilingualOf(title),
    reason: bilingualOf(reason),
    votes_for: votesFor,
    votes_against: against,
    excused,
  }))
  await tx.execute(sql`
    insert into youth_bank_decisions
      (id, bank_id, decided_on, title, reason, votes_for, votes_against, excused)
    select id, ${bankId}, decided_on, title, reason, votes_for, votes_against, excused
    from jsonb_populate_recordset(null::youth_bank_decisions, ${JSON.stringify(decisions)}::jsonb)`)
  const projects = bank.projects.map(([title, municipality, daysAgo, granted, contributed, spent]) => ({
    id: newId(),
    title: bilingualOf(title),
    municipality,
    decided_on: day(daysAgo),
    granted: granted * 100,
    contributed: contributed * 100,
    spent: spent * 100,
    state: spent >= granted ? 'finished' : 'running',
  }))
  await tx.execute(sql`
    insert into youth_bank_projects
      (id, bank_id, title, municipality, decided_on, granted, contributed, spent, state)
    select id, ${bankId}, title, municipality, decided_on, granted, contributed, spent, state
    from jsonb_populate_recordset(null::youth_bank_projects, ${JSON.stringify(projects)}::jsonb)`)
}

async function peopleOf(tx: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await personRows(tx)(sql`select id, email::text as email from users`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}
