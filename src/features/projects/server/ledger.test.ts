import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicBank } from '#features/banks/contract/banks.endpoints.ts'
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

async function bankOf(projectId: string): Promise<string> {
  const { rows } = await app.services.pool.query<{ slug: string }>(
    `select b.slug from projects p join grant_calls c on c.id = p.call_id join youth_banks b on b.id = c.bank_id
     where p.id = $1`,
    [projectId],
  )
  return rows[0]!.slug
}

const row = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  amount: fc.integer({ min: 1, max: ENTRY_MOST }),
  line: fc.constantFrom('paint', 'nets', null),
  confirmed: fc.boolean(),
  struck: fc.boolean(),
})

test('every sum on every page is that of the rows of the ledger that are not struck', async () => {
  const { userId } = await signIn(app)
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (rows) => {
      const { id, slug } = await startedProject(app, { team: [userId] })
      for (const { kind, amount, line, confirmed, struck } of rows)
        await app.services.pool.query(
          `insert into project_entries (id, project_id, kind, amount, what, happened_on, line, giver, confirmed_at, struck_at)
           values ($1, $2, $3, $4, 'x', '2026-01-02', $5, $6, $7, $8)`,
          [
            newId(),
            id,
            kind,
            amount,
            kind === 'expense' ? line : null,
            kind === 'contribution' ? 'Škola' : null,
            kind === 'contribution' && confirmed ? new Date() : null,
            struck ? new Date() : null,
          ],
        )
      const sum = (which: (one: (typeof rows)[number]) => boolean) =>
        rows.filter((one) => !one.struck && which(one)).reduce((all, { amount }) => all + BigInt(amount), 0n)
      const spent = Number(sum(({ kind }) => kind === 'expense'))
      const contributed = Number(sum(({ kind, confirmed }) => kind === 'contribution' && confirmed))
      const unconfirmed = Number(sum(({ kind, confirmed }) => kind === 'contribution' && !confirmed))
      const { entries } = (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>()
      const totals = totalsOf(entries)
      expect(totals).toMatchObject({
        spent,
        contributed,
        unconfirmed,
        received: Number(sum(({ kind }) => kind === 'instalment')),
      })
      expect([...totals.byLine.values()].reduce((all, one) => all + one, 0)).toBe(spent)
      for (const line of ['paint', 'nets'])
        expect(totals.byLine.get(line) ?? 0).toBe(
          Number(sum((one) => one.kind === 'expense' && one.line === line)),
        )
      const { projects } = (await app.http.inject('/api/public/projects')).json<{ projects: ProjectCard[] }>()
      expect(projects.find((card) => card.slug === slug)).toMatchObject({ spent, contributed, unconfirmed })
      // The bank's page agrees with the call's about this bank, also year by year.
      const bank = (await read<PublicBank>(`banks/${await bankOf(id)}`)).projects
      expect(bank).toMatchObject([{ slug, spent, contributed }])
      const { years } = await read<{ years: Year[] }>('banks')
      const listed = (await read<{ projects: ProjectCard[] }>('projects')).projects
      const ofYears = (of: (year: Year) => number) => years.reduce((all, year) => all + of(year), 0)
      expect([ofYears((year) => year.projects), ofYears((year) => year.pages)]).toEqual([
        listed.length,
        listed.length,
      ])
      expect(ofYears((year) => year.contributed)).toBe(
        listed.reduce((all, card) => all + card.contributed, 0),
      )
      expect(ofYears((year) => year.granted)).toBe(listed.reduce((all, card) => all + card.amount, 0))
    }),
    { numRuns: 25 },
  )
})
