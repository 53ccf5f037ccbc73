/** Providers to whom dots before the @ make no difference. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Where mail to an address ends: what stands behind a plus, and letters that are large, lead to the same box. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).replace('googlemail.com', 'gmail.com')
  const [box = ''] = address.slice(0, at).split('+')
  return `${WITHOUT_DOTS.has(domain) ? box.replaceAll('.', '') : box}@${domain}`
}
