/** A row whose moments are dates; the database gives them as text. */
export type Dated<T, K extends keyof T> = Omit<T, K> & {
  [Key in K]: null extends T[Key] ? Date | null : Date
}

export function withDates<T extends object, K extends keyof T>(row: T, keys: readonly K[]): Dated<T, K> {
  const dates = keys.map((key) => {
    const value = row[key] as string | Date | null
    return [key, value === null ? null : new Date(value)] as const
  })
  return { ...row, ...Object.fromEntries(dates) } as Dated<T, K>
}
