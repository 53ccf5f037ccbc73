import { COST_CATEGORIES, type CostCategory } from '#features/calls/contract/application-content.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { AMOUNT_MAX, cutTo, isTotal, type Remark, WHAT_MAX, wholeOf, widthOf } from './cells.ts'
import type { Line } from './read-table.ts'

/** Which column of a table holds what; -1 where none does. */
export type Columns = { what: number; category: number; amount: number }
export type PastedCost = { what: string; category: CostCategory | null; amount: number; source?: string }
export type ReadCosts = { costs: PastedCost[]; remarks: Remark[] }

/** Beginnings of what people call kinds of costs. */
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
/** Only by the words above it: what stands beside an amount is mostly something else. */
const SOURCE =
  /^(odakle|izvor|ponuda|ponuđač|dobavljač|prodavnica|where the price|price from|source|offer|supplier|shop)/

/** Whether the first line says what the columns are: it has words of such lines and no amount. */
export function hasHead([first]: readonly Line[]): boolean {
  if (!first || first.some((cell) => readAmount(cell) !== undefined)) return false
  const known = [...HEADS.amount, ...HEADS.what, ...HEADS.category]
  return first.filter((cell) => known.some((head) => head.test(cell.toLowerCase()))).length >= 2
}

/** Which columns seem to hold what: by the words above them, else by what stands in them. */
export function guessColumns(lines: readonly Line[]): Columns {
  const head = hasHead(lines) ? lines[0]!.map((cell) => cell.toLowerCase()) : []
  const body = lines.slice(head.length > 0 ? 1 : 0)
  const places = Array.from({ length: widthOf(lines) }, (_, at) => at)
  const named = (heads: readonly RegExp[], taken: readonly number[]) =>
    heads.flatMap((word) => places.filter((at) => !taken.includes(at) && word.test(head[at] ?? '')))[0] ?? -1
  const share = (at: number, holds: (cell: string) => boolean) =>
    body.filter((line) => holds(line[at] ?? '')).length / Math.max(1, body.length)
  const category = named(HEADS.category, [])
  let amount = named(HEADS.amount, [category])
  const sums = places.map((at) => share(at, (cell) => readAmount(cell) !== undefined))
  const most = Math.max(0, ...sums)
  // The last column of amounts: before it stand pieces and the price of one.
  if (amount < 0 && most > 0) amount = sums.findLastIndex((sum) => sum >= Math.min(0.5, most))
  const kind = places.find((at) => at !== amount && share(at, (cell) => kindOf(cell) !== null) >= 0.6) ?? -1
  const words = (at: number) => share(at, (cell) => /\p{L}{2}/u.test(cell))
  let what = named(HEADS.what, [category, amount])
  const left = places.filter((at) => at !== amount && at !== category && at !== kind)
  if (what < 0) what = left.toSorted((one, other) => words(other) - words(one))[0] ?? (kind >= 0 ? kind : -1)
  return { what, amount, category: category >= 0 ? category : kind === what ? -1 : kind }
}

/** What the grant would pay for by a pasted table; of every line that is not taken whole it is said why. */
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
    const remark = (why: Remark['why']) => remarks.push({ line: at + skipped + 1, text: wholeOf(line), why })
    const [name, sum] = [line[what] ?? '', line[amount] ?? '']
    if (isTotal(line) && costs.length > 0) remark('total')
    else if (name === '' && sum === '') remark('empty')
    else if (costs.length >= room) remark('full')
    else {
      const read = readAmount(sum)
      const isRead = sum === '' || (read !== undefined && read <= AMOUNT_MAX)
      // What is no amount for sure stays beside the name: somebody looks at it and writes the amount.
      const whole = isRead ? name : `${name} (${sum})`
      if (!isRead || sum === '') remark('unread')
      if (whole.length > WHAT_MAX) remark('cut')
      const kind = kindOf(line[category] ?? '')
      if (kind === null && (line[category] ?? '') !== '') remark('kind')
      costs.push({
        what: cutTo(whole, WHAT_MAX),
        category: kind,
        amount: isRead ? Math.round((read ?? 0) * 100) : 0,
        ...(source >= 0 && source !== what && line[source] && { source: cutTo(line[source], WHAT_MAX) }),
      })
    }
  }
  return { costs, remarks }
}

function kindOf(cell: string): CostCategory | null {
  const word = cell.trim().toLowerCase()
  return COST_CATEGORIES.find((kind) => kind === word || KINDS[kind].test(word)) ?? null
}
