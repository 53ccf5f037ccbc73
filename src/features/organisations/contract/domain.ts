/** Providers of free mailboxes: an address at one of them proves nothing about an organisation. */
const FREE_MAIL = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'mail.com',
  'zoho.com',
  'bih.net.ba',
  'facebook.com',
  'instagram.com',
  'linkedin.com',
])

/** The domain of a website, as it stands after the @ of its mailboxes; undefined when there is no website. */
export function domainOf(website: string): string | undefined {
  const [, host] = /^https?:\/\/([a-z0-9.-]+)/i.exec(website) ?? []
  return host?.toLowerCase().replace(/^www\./, '')
}

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain)
}
