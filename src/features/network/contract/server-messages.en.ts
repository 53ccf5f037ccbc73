export const messages = {
  errors: {
    requestsFull: 'You already have 30 requests waiting. Withdraw one or wait for an answer.',
    mutedFull: 'You have already muted 200 words and tags. Remove one first.',
    wordEmpty: 'Enter at least one letter or digit.',
  },
  moderation: { kinds: { request: 'note with a connection request' } },
  console: {
    person: {
      connections: 'Connections',
      connectionRequests: 'Connection requests sent',
      blockedBy: 'Blocked by',
    },
  },
  notifications: {
    topics: { network: { title: 'Network', hint: 'connection requests and new connections' } },
    request:
      '{count, plural, =0 {Someone would like to connect.} =1 {would like to connect.} other {would like to connect.}}',
    accepted: '{named, select, yes {is now one of your connections.} other {You have a new connection.}}',
  },
  search: { kinds: { people: 'My network' } },
} as const
