import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { seededOrganisations } from '#features/organisations/server/index.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay, toLocal } from '#platform/contract/local-time.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import {
  grantProgrammes,
  youthBankBoard,
  youthBankDecisions,
  youthBankFunds,
  youthBankProjects,
  youthBanks,
} from '../banks.tables.ts'
import { type DemoBank, demoBanks } from './demo-banks.seed.ts'

const personRows = rowsOf({ id: z.string(), email: z.string() })

const day = (ago: number) => localDay(new Date(Date.now() - ago * DAY_MS))
const told = ([bhs, en]: readonly [string, string]) => ({ bhs, en })

/** Seeds the programmes and the banks of the demo world. */
export async function seedBanks(services: Services): Promise<void> {
  const organisations = new Map((await seededOrganisations(services.db)).map(({ slug, id }) => [slug, id]))
  await inTransaction(services.pool, async (tx) => {
    await tx.insert(grantProgrammes).values([
      {
        id: newId(),
        slug: 'omladinske-banke',
        kind: 'youth-bank',
        name: { bhs: 'Omladinske banke', en: 'Youth banks' },
      },
      {
        id: newId(),
        slug: 'narandzasti-grantovi',
        kind: 'micro-business',
        name: { bhs: 'Narandžasti grantovi', en: 'Orange Grants' },
      },
    ])
    const people = await peopleOf(tx)
    for (const [slug, bank] of Object.entries(demoBanks)) {
      const organisationId =
        bank.organisation === null ? null : (organisations.get(bank.organisation) ?? null)
      await layBank(tx, { slug, bank, organisationId, people })
    }
  })
}

type Laid = {
  slug: string
  bank: DemoBank
  organisationId: string | null
  people: ReadonlyMap<string, string>
}

async function layBank(tx: Db, { slug, bank, organisationId, people }: Laid): Promise<void> {
  const bankId = newId()
  await tx.insert(youthBanks).values({
    id: bankId,
    slug,
    name: bank.name,
    organisationId,
    municipalities: [...bank.municipalities],
    about: told(bank.about),
  })
  const seats = bank.board.flatMap(([who, role], position) => {
    const userId = people.get(cast[who].email)
    return userId ? [{ id: newId(), bankId, userId, role: told(role), position, since: day(300) }] : []
  })
  if (seats.length > 0) await tx.insert(youthBankBoard).values(seats)
  const year = Number(toLocal(new Date()).slice(0, 4))
  await tx.insert(youthBankFunds).values(
    bank.fund.map(([source, km]) => ({
      id: newId(),
      bankId,
      year,
      source: told(source),
      amount: km * 100,
    })),
  )
  await tx.insert(youthBankDecisions).values(
    bank.decisions.map(({ daysAgo, title, reason, votes: [votesFor, votesAgainst, excused] }) => ({
      id: newId(),
      bankId,
      decidedOn: day(daysAgo),
      title: told(title),
      reason: told(reason),
      votesFor,
      votesAgainst,
      excused,
    })),
  )
  if (bank.projects.length === 0) return
  await tx.insert(youthBankProjects).values(
    bank.projects.map(([title, municipality, daysAgo, granted, contributed, spent]) => ({
      id: newId(),
      bankId,
      title: told(title),
      municipality,
      decidedOn: day(daysAgo),
      granted: granted * 100,
      contributed: contributed * 100,
      spent: spent * 100,
      state: spent >= granted ? ('finished' as const) : ('running' as const),
    })),
  )
}

async function peopleOf(tx: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await personRows(tx)(sql`select id, email::text as email from users`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}
