import * as z from 'zod/mini'

/**
 * An amount in whole feninga (100 are 1 KM) that fits into a column of the database, so that sums and shares are exact on
 * every machine.
 */
export const feninga = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

/** A day in Sarajevo: `2026-11-27`. */
export const day = z.iso.date()

/** Days that each side has for its step of a contract: to write it, to sign it, to confirm the signed copy. */
export const PAPER_DAYS = 14

/** The id of a box of a canvas, of a rule or of a document's slot: `problem`, `budget`. */
export const boxId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** The id of a row from a device: a UUID, or another short name without spaces. */
export const itemId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Returns the age in whole years on a day; a birthday already counts. */
export function ageOn(onDay: string, born: string): number {
  const years = Number(onDay.slice(0, 4)) - Number(born.slice(0, 4))
  return onDay.slice(5) < born.slice(5) ? years - 1 : years
}
