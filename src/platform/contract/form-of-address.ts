/** Which form a text takes that speaks to somebody: hers, his, or one that needs neither. */
export type FormOfAddress = 'female' | 'male' | 'other'

/** From the answer to how one wants to be addressed; whoever has not said is never guessed. */
export function formOfAddress(gender: unknown): FormOfAddress {
  return gender === 'female' || gender === 'male' ? gender : 'other'
}
