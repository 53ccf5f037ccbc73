export const messages = {
  text: 'Whom you would rather not meet here.',
  blocked: {
    title: 'Blocked people',
    none: 'You are not blocking anybody.',
    undo: 'Unblock',
    undoNamed: 'Unblock: {name}',
    done: 'No longer blocked: {name}',
  },
  since: 'since {date}',
  busy: 'Saving…',
  wrong: 'That was not saved. Please try again.',
} as const
