/**
 * A part of the product that staff may switch off for a time: nothing is deleted, its calls are refused, its pages say that it
 * rests, and what its kinds of notification would send waits. Its words are `areas.<id>.title` and `.hint` in the catalogues
 * of its feature.
 */
export type Area = {
  id: string
  /** Beginnings of the paths of its calls, feeds and files. */
  calls: readonly string[]
  /** Beginnings of the addresses of its pages. */
  pages: readonly string[]
  /** Kinds of notification that wait. */
  kinds: readonly string[]
}
