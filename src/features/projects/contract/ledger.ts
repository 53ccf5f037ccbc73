/** The kinds of entries in a project's ledger: instalments from the bank, expenses, and contributions by the community. */
export const ENTRY_KINDS = ['instalment', 'expense', 'contribution'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
/** The kinds that the team enters; instalments are entered by the bank. */
export const TEAM_KINDS = ['expense', 'contribution'] as const satisfies readonly EntryKind[]
export type TeamKind = (typeof TEAM_KINDS)[number]

/** A ledger entry, or the sum of several of one kind and budget item. Amounts in feninga. */
export type LedgerLine = {
  kind: EntryKind
  amount: number
  /** The budget item of an expense. */
  line: string | null
  /** The giver has confirmed the contribution. */
  confirmed: boolean
}

export type Totals = {
  received: number
  spent: number
  /** Contributions that their givers confirmed; only these are reported as given by the community. */
  contributed: number
  /** Contributions that the team entered and no giver has confirmed. */
  unconfirmed: number
  /** Spent by budget item; under '' without one. */
  byLine: ReadonlyMap<string, number>
}

/** Computes every total shown of one project; the view `project_sums` has the same for all of them. */
export function totalsOf(lines: readonly LedgerLine[]): Totals {
  const totals = { received: 0, spent: 0, contributed: 0, unconfirmed: 0 }
  const byLine = new Map<string, number>()
  for (const { kind, amount, line, confirmed } of lines) {
    if (kind === 'instalment') totals.received += amount
    if (kind === 'contribution') totals[confirmed ? 'contributed' : 'unconfirmed'] += amount
    if (kind === 'expense') {
      totals.spent += amount
      byLine.set(line ?? '', (byLine.get(line ?? '') ?? 0) + amount)
    }
  }
  return { ...totals, byLine }
}
