import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { type Audit, digestOf, recount, writeAudit } from './audit-file.ts'

const receipt = fc.stringMatching(/^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}$/)
const audits = fc
  .record({
    fund: fc.nat(9000),
    minVotes: fc.nat(20),
    titles: fc.array(
      fc.oneof(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.constantFrom(
          '=HYPERLINK("http://x")',
          '+387',
          "'=1+1",
          '-5',
          '@SUM(A1)',
          "''+x",
          ' ;;',
          'a\tb|c;d',
        ),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    cast: fc.uniqueArray(fc.tuple(receipt, fc.nat(99), fc.boolean()), {
      selector: ([one]) => one,
      maxLength: 60,
    }),
  })
  .map(
    ({ fund, minVotes, titles, cast }): Audit => ({
      slug: 'ulice-uz-unu',
      fund: fund * 100,
      minVotes,
      options: titles.map((title, at) => ({
        number: at + 1,
        title,
        amount: (at + 3) * 100_00,
        boardPlace: at + 1,
      })),
      votes: cast.map(([one, option, isVoid]) => ({
        receipt: one,
        option: (option % titles.length) + 1,
        voidReason: isVoid && option > 80 ? 'Isti uređaj, "četiri" glasa,\nminuta' : null,
      })),
    }),
  )

describe('the file of a vote', () => {
  test('counted anew says what was counted, whatever the projects are called and whoever was voided', () => {
    fc.assert(
      fc.property(audits, (audit) => {
        const file = writeAudit(audit)
        const again = recount(file)
        const valid = audit.votes.filter(({ voidReason }) => voidReason === null)
        expect(again).toMatchObject({
          slug: audit.slug,
          votes: valid.length,
          voided: audit.votes.length - valid.length,
          digest: digestOf(file),
        })
        for (const { number, title, votes } of again.placed) {
          expect(votes).toBe(valid.filter(({ option }) => option === number).length)
          expect(title).toBe(audit.options.find((one) => one.number === number)?.title)
        }
        const given = again.placed.reduce((sum, one) => sum + (one.given ?? 0), 0)
        expect(given + again.left).toBe(audit.fund)
      }),
    )
  })

  test('is read with other ends of lines and a mark before it, and says the same', () => {
    fc.assert(
      fc.property(audits, (audit) => {
        const file = writeAudit(audit)
        const windows = `\uFEFF${file.replaceAll('\n', '\r\n')}`
        expect(recount(windows)).toEqual(recount(file))
      }),
    )
  })

  test('has no cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(audits, (audit) => {
        const { data } = Papa.parse<string[]>(writeAudit(audit), { delimiter: ',' })
        expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      }),
    )
  })

  test('is the same in whatever order the votes came', () => {
    fc.assert(
      fc.property(audits, (audit) => {
        expect(writeAudit({ ...audit, votes: audit.votes.toReversed() })).toBe(writeAudit(audit))
      }),
    )
  })

  test('is refused when a line was changed, removed, added or doubled', () => {
    fc.assert(
      fc.property(
        audits,
        fc.nat(),
        fc.constantFrom('change', 'remove', 'add', 'double'),
        (audit, where, how) => {
          const lines = writeAudit({
            ...audit,
            options: audit.options.map((one) => ({ ...one, title: 'A' })),
            votes: audit.votes.map((one) => ({ ...one, voidReason: null })),
          })
            .trimEnd()
            .split('\n')
          const at = where % lines.length
          const line = lines[at] ?? ''
          const spliced = {
            change: [
              line.replace(
                /^(\w+),(.)/,
                (_, kind: string, sign: string) => `${kind},${sign === '3' ? '4' : '3'}`,
              ),
            ],
            remove: [],
            add: [line, 'vote,ZZZ-ZZZ,1,0123456789abcdef'],
            double: [line, line],
          }[how]
          const changed = [...lines.slice(0, at), ...spliced, ...lines.slice(at + 1)]
          expect(() => recount(`${changed.join('\n')}\n`)).toThrow(/^Line \d+/)
        },
      ),
    )
  })
})
