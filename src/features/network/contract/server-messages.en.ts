export const messages = {
  errors: {
    requestsFull: 'You already have 30 requests waiting. Withdraw one or wait for an answer.',
    mutedFull: 'You have muted 200 words and tags already. Remove one first.',
    wordEmpty: 'Type at least one letter or digit.',
  },
  search: { kinds: { people: 'My network' } },
} as const
