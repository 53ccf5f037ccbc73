import { COST_CATEGORIES, type CostCategory } from '#features/calls/contract/application-content.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { AMOUNT_MAX, truncateText, isTotal, type Remark, WHAT_MAX, quoteLine, columnCount } from './cells.ts'
import type { Line } from './read-table.ts'

/** The column of each kind of value in a table; -1 where there is none. */
export type Columns = { what: number; category: number; amount: number }
export type PastedCost = { what: string; category: CostCategory | null; amount: number; source?: string }
export type ReadCosts = { costs: PastedCost[]; remarks: Remark[] }

/** Beginnings of the usual words for cost categories. */
const KINDS: Record<CostCategory, RegExp> = {
  material: /^(materij|materia|građ|grad)/,
  equipment: /^(oprem|alat|equip|tool)/,
  electronics: /^(elektron|electron|računar|it\b)/,
  transport: /^(prevoz|prijevoz|transport|gorivo|putn)/,
  services: /^(uslug|service|rad\b)/,
  food: /^(hran|pić|food|osvjež|catering|ketering)/,
  visibility: /^(plakat|vidljiv|promo|štamp|poster|visib|market)/,
  rent: /^(najam|zakup|rent|iznajm)/,
  fees: /^(honorar|fee|plat[ae]\b)/,
  other: /^(ostal|other|razno)/,
}
const HEADS = {
  amount: [/^(ukup|iznos|amount|total|sum|vrijednost)/, /(cijena|price|km\b|bam\b)/],
  what: [/^(šta|sta|naziv|opis|stavka|trošak|trosak|artikal|item|what|description|name|cost)/],
  category: [/^(vrsta|kategor|category|kind|type)/],
}
/** Found only by its heading, because text beside an amount is mostly something else. */
const SOURCE =
  /^(odakle|izvor|ponuda|ponuđač|dobavljač|prodavnica|where the price|price from|source|offer|supplier|shop)/

/** Returns true if the first line has column headings: typical words and no amount. */
export function hasHead([first]: readonly Line[]): boolean {
  if (!first || first.some((cell) => readAmount(cell) !== undefined)) return false
  const heads = [...HEADS.amount, ...HEADS.what, ...HEADS.category]
  return first.filter((cell) => heads.some((head) => head.test(cell.toLowerCase()))).length >= 2
}

/** Guesses the columns by their headings, or else by their cells. */
export function guessColumns(lines: readonly Line[]): Columns {
  const head = hasHead(lines) ? lines[0]!.map((cell) => cell.toLowerCase()) : []
  const body = lines.slice(head.length > 0 ? 1 : 0)
  const places = Array.from({ length: columnCount(lines) }, (_, at) => at)
  const named = (heads: readonly RegExp[], usedColumns: readonly number[]) =>
    heads.flatMap((word) =>
      places.filter((at) => !usedColumns.includes(at) && word.test(head[at] ?? '')),
    )[0] ?? -1
  const share = (at: number, holds: (cell: string) => boolean) =>
    body.filter((line) => holds(line[at] ?? '')).length / Math.max(1, body.length)
  const category = named(HEADS.category, [])
  let amount = named(HEADS.amount, [category])
  const sums = places.map((at) => share(at, (cell) => readAmount(cell) !== undefined))
  const most = Math.max(0, ...sums)
  // Takes the last column of amounts, because quantity and unit price stand before it.
  if (amount < 0 && most > 0) amount = sums.findLastIndex((sum) => sum >= Math.min(0.5, most))
  const kind = places.find((at) => at !== amount && share(at, (cell) => kindOf(cell) !== null) >= 0.6) ?? -1
  const words = (at: number) => share(at, (cell) => /\p{L}{2}/u.test(cell))
  let what = named(HEADS.what, [category, amount])
  const left = places.filter((at) => at !== amount && at !== category && at !== kind)
  if (what < 0) what = left.toSorted((one, other) => words(other) - words(one))[0] ?? (kind >= 0 ? kind : -1)
  return { what, amount, category: category >= 0 ? category : kind === what ? -1 : kind }
}

/** Reads the costs of a pasted table; every line that is not taken whole gets a remark with the reason. */
export function readCosts(
  lines: readonly Line[],
  { what, category, amount }: Columns,
  room: number,
): ReadCosts {
  const costs: PastedCost[] = []
  const remarks: Remark[] = []
  const skipped = hasHead(lines) ? 1 : 0
  const source = skipped > 0 ? lines[0]!.findIndex((cell) => SOURCE.test(cell.toLowerCase())) : -1
  for (const [at, line] of lines.slice(skipped).entries()) {
    const remark = (why: Remark['why']) =>
      remarks.push({ line: at + skipped + 1, text: quoteLine(line), why })
    const [name, sum] = [line[what] ?? '', line[amount] ?? '']
    if (isTotal(line) && costs.length > 0) remark('total')
    else if (name === '' && sum === '') remark('empty')
    else if (costs.length >= room) remark('full')
    else {
      const read = readAmount(sum)
      const isRead = sum === '' || (read !== undefined && read <= AMOUNT_MAX)
      // An unclear amount stays beside the name, so that somebody checks it and enters the amount.
      const whole = isRead ? name : `${name} (${sum})`
      if (!isRead || sum === '') remark('unread')
      if (whole.length > WHAT_MAX) remark('cut')
      const kind = kindOf(line[category] ?? '')
      if (kind === null && (line[category] ?? '') !== '') remark('kind')
      costs.push({
        what: truncateText(whole, WHAT_MAX),
        category: kind,
        amount: isRead ? Math.round((read ?? 0) * 100) : 0,
        ...(source >= 0 &&
          source !== what &&
          line[source] && { source: truncateText(line[source], WHAT_MAX) }),
      })
    }
  }
  return { costs, remarks }
}

function kindOf(cell: string): CostCategory | null {
  const word = cell.trim().toLowerCase()
  return COST_CATEGORIES.find((kind) => kind === word || KINDS[kind].test(word)) ?? null
}
