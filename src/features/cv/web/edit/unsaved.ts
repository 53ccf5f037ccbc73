import { type CvVariant, cvVariant } from '../../contract/variant.ts'

/** Choices that have not been saved yet, with the version they build on. */
export type Unsaved = { variant: CvVariant; base: string }

const place = (id: string) => `cv.unsaved.${id}`

export function readUnsaved(id: string): Unsaved | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(id)) ?? 'null') as Unsaved | null
    // The name may be empty while somebody types another.
    return kept && cvVariant.safeParse({ ...kept.variant, name: kept.variant.name || 'CV' }).success
      ? kept
      : undefined
  } catch {
    return undefined
  }
}

export function keepUnsaved(id: string, unsaved: Unsaved | undefined): void {
  if (unsaved) sessionStorage.setItem(place(id), JSON.stringify(unsaved))
  else sessionStorage.removeItem(place(id))
}
