import { createContext } from 'react'
import type { Writer } from '#platform/contract/script/cyrillic.ts'

/** What writes in the script of the reader; nothing where everything stays as it is. */
export const WritingContext = createContext<Writer | undefined>(undefined)

let make: ((kept: string) => Writer) | undefined

/** The module that knows Cyrillic is there for those who read it only. */
export function provideWriter(maker: (kept: string) => Writer): void {
  make = maker
}

/** A writer that keeps the words which staff have listed. */
export function writerFor(exceptions: string): Writer | undefined {
  return make?.(exceptions)
}
