export type Texts = { firstName: string; lastName: string; phoneNumber: string }

const PLACE = 'draft.settings.profile'

/** What was typed in this tab and not saved. */
export function keptTexts(): Texts | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
    return isTexts(kept) ? kept : undefined
  } catch {
    // Something else has written here; it is not ours to bring back.
    return undefined
  }
}

export function keepTexts(texts: Texts | undefined): void {
  if (texts) sessionStorage.setItem(PLACE, JSON.stringify(texts))
  else sessionStorage.removeItem(PLACE)
}

export function isSame(one: Texts, other: Texts): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.phoneNumber === other.phoneNumber
  )
}

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null) return false
  const { firstName, lastName, phoneNumber } = value as Partial<Texts>
  return [firstName, lastName, phoneNumber].every((text) => typeof text === 'string')
}
