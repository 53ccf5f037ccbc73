import type { Content } from '../../contract/content.ts'

/** What was typed and has not been saved yet, with the version it builds on. */
export type Unsaved = { content: Content; base: string }

const place = (id: string) => `opportunity.unsaved.${id}`

export function readUnsaved(id: string): Unsaved | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place(id)) ?? 'null') as Unsaved | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepUnsaved(id: string, unsaved: Unsaved | undefined): void {
  if (unsaved) sessionStorage.setItem(place(id), JSON.stringify(unsaved))
  else sessionStorage.removeItem(place(id))
}
