import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    empty: 'Write something before you send it.',
    closed: 'Questions can no longer be asked here.',
    waiting: 'Three of your questions are still waiting for an answer. Please wait before you ask another.',
    tooLate: 'You can only change a text within 15 minutes of sending it.',
  },
  moderation: { kinds: { post: 'question or answer' } },
  console: { person: { posts: 'Questions and answers' } },
  notifications: {
    topics: {
      discussions: { title: 'Questions and answers', hint: 'answers to questions you are interested in' },
    },
    question: '{count, plural, one {# new question} other {# new questions}}',
    reply: 'The person who asked has replied to the official answer.',
    answer: {
      official: 'A question you are interested in has an official answer.',
      other: 'A question you are interested in has an answer.',
    },
  },
} as const satisfies SameShape<typeof bhs>
