/** The one spelling of an address in the database, in limits and in comparisons: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Providers to whom dots before the @ make no difference. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Returns the mailbox of an address: without the part after a plus, in lower case. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).replace('googlemail.com', 'gmail.com')
  const [box = ''] = address.slice(0, at).split('+')
  return `${WITHOUT_DOTS.has(domain) ? box.replaceAll('.', '') : box}@${domain}`
}
