import { foldedWords } from '#platform/contract/fold.ts'

export type Resident = {
  lastName: string
  /** Where the person says that they live, and for a team also where its project happens. */
  places: readonly string[]
}

/**
 * Whether two people may be of one family: they share a surname, or one part of a double one, in whichever script and
 * spelling, and a municipality. It is a guess that errs towards yes: somebody else can always judge.
 */
export function mayBeKin(one: Resident, other: Resident): boolean {
  const surnames = new Set(foldedWords(one.lastName))
  return (
    foldedWords(other.lastName).some((word) => surnames.has(word)) &&
    other.places.some((place) => one.places.includes(place))
  )
}
