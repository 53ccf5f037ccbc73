import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicBank } from '#features/banks/contract/banks.endpoints.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { newId } from '#platform/server/db/ids.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { ENTRY_KINDS, totalsOf } from '../contract/ledger.ts'
import { ENTRY_MOST, type Project, type ProjectCard } from '../contract/projects.endpoints.ts'
import { startedProject } from './projects.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Year = { projects: number; pages: number; granted: number; contributed: number }
const read = async <T>(path: string): Promise<T> => (await app.http.inject(`/api/public/${path}`)).json<T>()

const row = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  amount: fc.integer({ min: 1, max: ENTRY_MOST }),
  line: fc.constantFrom('paint', 'nets', null),
  confirmed: fc.boolean(),
  struck: fc.boolean(),
})

type Row = typeof row extends fc.Arbitrary<infer One> ? One : never

async function write(projectId: string, rows: readonly Row[]): Promise<void> {
  for (const { kind, amount, line, confirmed, struck } of rows)
    await app.services.pool.query(
      `insert into project_entries (id, project_id, kind, amount, what, happened_on, line, giver, confirmed_at, struck_at)
       values ($1, $2, $3, $4, 'x', '2026-01-02', $5, $6, $7, $8)`,
      [
        newId(),
        projectId,
        kind,
        amount,
        kind === 'expense' ? line : null,
        kind === 'contribution' ? 'Škola' : null,
        kind === 'contribution' && confirmed ? new Date() : null,
        struck ? new Date() : null,
      ],
    )
}

/** Returns the sums of the rows, calculated without the code under test. */
function sumsOf(rows: readonly Row[]) {
  const sum = (which: (one: Row) => boolean) =>
    Number(
      rows.filter((one) => !one.struck && which(one)).reduce((all, { amount }) => all + BigInt(amount), 0n),
    )
  return {
    received: sum(({ kind }) => kind === 'instalment'),
    spent: sum(({ kind }) => kind === 'expense'),
    contributed: sum(({ kind, confirmed }) => kind === 'contribution' && confirmed),
    unconfirmed: sum(({ kind, confirmed }) => kind === 'contribution' && !confirmed),
    of: (line: string) => sum((one) => one.kind === 'expense' && one.line === line),
  }
}

test('every page shows the sums of the ledger without cancelled entries, for all projects of a call', async () => {
  const { userId } = await signIn(app)
  const projects = fc.array(fc.array(row, { maxLength: 15 }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(projects, async (ledgers) => {
      const call = await insertCall(app.services.db)
      const cards: object[] = []
      for (const rows of ledgers) {
        const { id, slug } = await startedProject(app, { team: [userId], call })
        await write(id, rows)
        const { of, received, ...shown } = sumsOf(rows)
        const { entries } = await read<Project>(`projects/${slug}`)
        const totals = totalsOf(entries)
        expect(totals).toMatchObject({ ...shown, received })
        expect([...totals.byLine.values()].reduce((all, one) => all + one, 0)).toBe(shown.spent)
        for (const line of ['paint', 'nets']) expect(totals.byLine.get(line) ?? 0).toBe(of(line))
        cards.push({ slug, ...shown })
      }
      const { projects: listed } = await read<{ projects: ProjectCard[] }>('projects')
      for (const card of cards) expect(listed).toContainEqual(expect.objectContaining(card))
      // The pages of the bank and of the call show the same sums, and the years of all banks add up to them.
      const { bank, given } = await read<PublicCall>(`calls/${call.slug}`)
      const ofBank = (await read<PublicBank>(`banks/${bank!.slug}`)).projects
      expect(ofBank).toHaveLength(cards.length)
      for (const { unconfirmed: _, ...card } of cards as { unconfirmed: number }[])
        expect(ofBank).toContainEqual(expect.objectContaining(card))
      expect(given).toBe(ofBank.reduce((all, { granted }) => all + granted, 0))
      const { years } = await read<{ years: Year[] }>('banks')
      const ofYears = (which: (year: Year) => number) => years.reduce((all, year) => all + which(year), 0)
      expect([ofYears((year) => year.projects), ofYears((year) => year.pages)]).toEqual([
        listed.length,
        listed.length,
      ])
      expect(ofYears((year) => year.contributed)).toBe(
        listed.reduce((all, card) => all + card.contributed, 0),
      )
      expect(ofYears((year) => year.granted)).toBe(listed.reduce((all, card) => all + card.amount, 0))
    }),
    { numRuns: 15 },
  )
})
