/** Calls of the query builder by feature. These numbers only become smaller. */
export const tolerated: Readonly<Record<string, number>> = {
  banks: 7,
  calls: 2,
  notices: 9,
  opportunities: 16,
  projects: 3,
}
