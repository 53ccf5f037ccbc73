/** The one spelling of an address in the database, in limits and in comparisons: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
