/** The server's texts of this feature. */
export const messages = {
  limits: {
    partnerCalls: { title: 'API pozivi partnera', hint: 'po ključu' },
  },
  mails: { area: 'Ključevi partnera' },
  errors: { notLive: 'Taj ključ više ne vrijedi ili je već zamijenjen.' },
  notifications: {
    topics: { partners: { title: 'Ključevi partnera', hint: 'kad ključ nekog partnera uskoro ističe' } },
    expiry: 'Ključ ističe {day}',
  },
  mail: {
    expiry: {
      subject: 'Ključ partnera uskoro ističe: {partner}',
      heading: 'Ključ partnera uskoro ističe',
      text: 'Ključ vrijedi do {day} i tada prestaje raditi: {partner}. Ako partner i dalje čita podatke, napravi mu novi ključ na vrijeme.',
      button: 'Otvori ključeve',
    },
  },
  audit: {
    area: 'Ključevi partnera',
    actions: { create: 'Ključ napravljen', replace: 'Ključ zamijenjen', revoke: 'Ključ opozvan' },
    fields: { ending: 'završava na', scopes: 'smije', expiresAt: 'vrijedi do' },
  },
} as const
