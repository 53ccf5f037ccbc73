import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'Comments',
  none: 'No comments yet.',
  signIn: 'Sign in to comment',
  somebody: 'Someone from the community',
  gone: 'account no longer exists',
  deleted: 'This comment was deleted.',
  edited: 'edited',
  add: 'Write a comment',
  closed: 'You cannot comment here.',
  answer: 'Reply',
  answerNamed: 'Reply to {name}',
  edit: 'Edit',
  remove: 'Delete',
  removed: 'The comment was deleted.',
  report: 'Report',
  people: {
    label: 'Who you mention',
    found:
      '{count, plural, one {# person, choose with the arrow keys} other {# people, choose with the arrow keys}}',
    nobody: 'someone',
  },
  more: 'More comments',
  failed: 'That did not work. Please try again.',
} as const satisfies SameShape<typeof bhs>
