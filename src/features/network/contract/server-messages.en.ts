export const messages = {
  errors: {
    tooYoung: 'Until you are 18, only people you know can contact you first.',
    requestsFull: 'You already have 30 requests waiting. Withdraw one or wait for an answer.',
    mutedFull: 'You have already muted 200 words and tags. Remove one first.',
    notShared: 'Only someone who has worked with this person can confirm their skills.',
    wordEmpty: 'Enter at least one letter or digit.',
  },
  moderation: {
    kinds: { request: 'note with a connection request', endorsement: 'confirmation of a skill' },
  },
  console: {
    person: {
      connections: 'Connections',
      connectionRequests: 'Connection requests sent',
      blockedBy: 'Blocked by',
    },
  },
  notifications: {
    topics: {
      network: { title: 'Network', hint: 'connection requests, new connections and confirmed skills' },
    },
    kinds: {
      request: 'Connection request',
      accepted: 'New connection',
      endorsed: 'Confirmed skill',
    },
    request:
      '{count, plural, =0 {Someone would like to connect.} =1 {would like to connect.} other {would like to connect.}}',
    endorsed:
      '{named, select, yes {has confirmed a skill of yours: {skill}. Decide whether it goes on your profile.} other {Someone has confirmed a skill of yours: {skill}. Decide whether it goes on your profile.}}',
    accepted: '{named, select, yes {is now one of your connections.} other {You have a new connection.}}',
  },
  dashboard: {
    requests: {
      title:
        '{count, plural, one {# person wants to connect with you} other {# people want to connect with you}}',
      text: 'See who they are, then accept or decline. Nobody is told when you decline.',
      action: 'See the requests',
    },
    endorsements: {
      title:
        '{count, plural, one {# confirmed skill waits for your decision} other {# confirmed skills wait for your decision}}',
      text: 'People you work with have confirmed what you can do. Decide whether it stands on your profile.',
      action: 'See the confirmations',
    },
  },
  search: { kinds: { people: 'People' } },
} as const
