/** Reads what the address joins by commas. */
export const listOf = (joined: string): string[] => joined.split(',').filter(Boolean)
