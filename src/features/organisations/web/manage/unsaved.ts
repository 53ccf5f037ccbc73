/** What was typed and has not been saved yet, by field, with the version it builds on. */
export type Unsaved = { fields: Record<string, string>; base: string }

const place = (id: string) => `organisation.unsaved.${id}`

export function readUnsaved(id: string): Unsaved | undefined {
  try {
    return (JSON.parse(localStorage.getItem(place(id)) ?? 'null') as Unsaved | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepUnsaved(id: string, unsaved: Unsaved | undefined): void {
  if (unsaved) localStorage.setItem(place(id), JSON.stringify(unsaved))
  else localStorage.removeItem(place(id))
}
