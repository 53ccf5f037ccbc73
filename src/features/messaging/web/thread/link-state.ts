import type { TextRange } from '#platform/web/ui/blocks/marked-text.tsx'

/** What a link to a message hands over: the places of the words that were searched. */
export type LinkState = { marks: readonly TextRange[] }

/** Reads it from the history, where it outlives a reload. */
export function marksIn(state: unknown): readonly TextRange[] {
  const { marks } = (state ?? {}) as Partial<LinkState>
  return Array.isArray(marks) ? marks : []
}
