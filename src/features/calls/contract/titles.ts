/** Page titles of the route table. */
export const titles = {
  banks: { bhs: 'Omladinske banke', en: 'Youth banks' },
  campaign: { bhs: 'Prijavi ekipu', en: 'Apply with your team' },
  orange: { bhs: 'Narandžasti grantovi', en: 'Orange Grants' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  call: { bhs: 'Poziv', en: 'Call' },
  managed: { bhs: 'Pozivi koje vodiš', en: 'Calls you manage' },
  console: { bhs: 'Pozivi banaka', en: 'Bank calls' },
  received: { bhs: 'Prijave na poziv', en: 'Applications for a call' },
  edit: { bhs: 'Uređivanje poziva', en: 'Editing a call' },
} as const
