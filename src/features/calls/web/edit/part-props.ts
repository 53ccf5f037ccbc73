import type { CallContent } from '../../contract/call.ts'
import type { WrittenCall } from '../../contract/call-editing.endpoints.ts'

/** What every part of the editor gets. */
export type PartProps = WrittenCall & {
  /** What must be mended before it can be published, by the name of the field. */
  errors: Readonly<Record<string, string>>
  /** Nothing that a published call promised changes here. */
  isPublished: boolean
  edit: (part: Partial<CallContent>) => void
  write: (change: (now: WrittenCall) => WrittenCall) => void
}

/** A list with one of its things changed. */
export function withItem<T>(list: readonly T[], at: number, change: Partial<T>): T[] {
  return list.map((item, index) => (index === at ? { ...item, ...change } : item))
}

/** A name that none of the others has: `box-2`. */
export function freshId(before: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const id = `${before}-${number}`
    if (!taken.includes(id)) return id
  }
}
