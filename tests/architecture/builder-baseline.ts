/** Calls of the query builder by feature: there are none. */
export const tolerated: Readonly<Record<string, number>> = {}
