import type { Content, SectionName } from '../../contract/sections.ts'

/** What was typed and has not been saved yet, with the version it builds on. */
export type Unsaved<S extends SectionName> = { content: Content<S>; base: string }

const place = (name: SectionName) => `profile.unsaved.${name}`

export function readUnsaved<S extends SectionName>(name: S): Unsaved<S> | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place(name)) ?? 'null') as Unsaved<S> | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepUnsaved<S extends SectionName>(name: S, unsaved: Unsaved<S> | undefined): void {
  if (unsaved) sessionStorage.setItem(place(name), JSON.stringify(unsaved))
  else sessionStorage.removeItem(place(name))
}
