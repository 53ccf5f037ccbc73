import type { CallContent } from '../../contract/call.ts'
import type { CallInput } from '../../contract/call-editing.endpoints.ts'

/** The props of every part of the editor. */
export type PartProps = CallInput & {
  /** Faults that keep it from being published, by the name of the field. */
  errors: Readonly<Record<string, string>>
  /** Promises of a published call cannot be changed here. */
  isPublished: boolean
  edit: (part: Partial<CallContent>) => void
  write: (change: (now: CallInput) => CallInput) => void
}

/** Returns the list with one item changed. */
export function withItem<T>(list: readonly T[], at: number, change: Partial<T>): T[] {
  return list.map((item, index) => (index === at ? { ...item, ...change } : item))
}

/** Returns an unused id: `box-2`. */
export function freshId(before: string, others: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const id = `${before}-${number}`
    if (!others.includes(id)) return id
  }
}
