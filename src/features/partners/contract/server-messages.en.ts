export const messages = {
  limits: {
    partnerCalls: { title: 'API calls of partners', hint: 'per key' },
  },
  mails: { area: 'Partner keys' },
  errors: { notLive: 'That key is no longer valid, or has been replaced already.' },
  notifications: {
    topics: { partners: { title: 'Partner keys', hint: 'when the key of a partner will expire soon' } },
    expiry: 'The key expires on {day}.',
  },
  mail: {
    expiry: {
      subject: 'A partner key will expire soon: {partner}',
      heading: 'A partner key will expire soon',
      text: 'The key of “{partner}” is valid until {day}. If the partner still reads data, create a new key for them in time.',
      button: 'Open keys',
    },
  },
  audit: {
    area: 'Partner keys',
    actions: { create: 'Key created', replace: 'Key replaced', revoke: 'Key revoked' },
    fields: { ending: 'ends with', scopes: 'may read', expiresAt: 'valid until' },
  },
} as const
