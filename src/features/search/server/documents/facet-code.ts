import { createHash } from 'node:crypto'
import { CONTRACTS, isWork, type Kind, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS, type Area } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { PAY_STEPS } from '../../contract/criteria.ts'

/**
 * Facets with a single value, as bits of one number, so that one grouping counts them all: kind 4 bits, mode 2, contract 3
 * (0: none), first job 1, pay 3 (0: not stated, 1: below the first step, then the steps).
 */
const AT = { kind: 0, mode: 4, contract: 6, firstJob: 9, pay: 10 } as const
const BITS = { kind: 4, mode: 2, contract: 3, firstJob: 1, pay: 3 } as const
/** Number of values of each, including none. */
const VALUES = {
  kind: KINDS.length,
  mode: MODES.length,
  contract: CONTRACTS.length + 1,
  firstJob: 2,
  pay: PAY_STEPS.length + 2,
}
/** Places and languages are bits of one number each, the sign bit included. */
const SET_BITS = 32

checkWidths({ ...VALUES, area: AREAS.length, language: LANGUAGES.length })

/** Raised when other words of a text are indexed. */
const WORDS_VERSION = 2

/** The version of codes and words: rows of another version are written again. */
export const FACETS_VERSION = createHash('sha256')
  .update(JSON.stringify([WORDS_VERSION, AT, BITS, KINDS, MODES, CONTRACTS, PAY_STEPS, AREAS, LANGUAGES]))
  .digest('hex')
  .slice(0, 16)

export type Single = { kind: number; mode: number; contract: number; firstJob: number; pay: number }

export type Facetted = {
  kind: Kind
  mode: (typeof MODES)[number]
  contract: string | null
  firstJob: boolean
  amountMin: number | null
  amountMax: number | null
}

export function encodeFacets({ kind, mode, contract, firstJob, amountMin, amountMax }: Facetted): number {
  const index = (CONTRACTS as readonly string[]).indexOf(contract ?? '')
  return (
    (KINDS.indexOf(kind) << AT.kind) |
    (MODES.indexOf(mode) << AT.mode) |
    ((index + 1) << AT.contract) |
    (Number(firstJob) << AT.firstJob) |
    (payStep(isWork(kind) ? (amountMax ?? amountMin) : null) << AT.pay)
  )
}

export function decodeFacets(code: number): Single {
  return {
    kind: code & 15,
    mode: (code >> AT.mode) & 3,
    contract: (code >> AT.contract) & 7,
    firstJob: (code >> AT.firstJob) & 1,
    pay: (code >> AT.pay) & 7,
  }
}

/** Throws if there are more values than a code has room for, because the next would read as another one. */
export function checkWidths(values: Readonly<Record<keyof typeof BITS | 'area' | 'language', number>>): void {
  for (const [facet, count] of Object.entries(values)) {
    const room = facet in BITS ? 2 ** BITS[facet as keyof typeof BITS] : SET_BITS
    if (count > room) throw new Error(`There are ${count} values of ${facet}, its code has room for ${room}`)
  }
}

/** Returns the step of pay; amounts outside work are prizes and budgets. */
function payStep(amount: number | null): number {
  if (amount === null) return 0
  return 1 + PAY_STEPS.filter((step) => amount >= Number(step)).length
}

export const areaBit = (area: Area) => 1 << AREAS.indexOf(area)
export const languageBit = (language: string) => 1 << (LANGUAGES as readonly string[]).indexOf(language)

export function bitsOf<V extends string>(values: readonly V[], bit: (value: V) => number): number {
  return values.reduce((bits, value) => bits | bit(value), 0)
}
