import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    comments: { title: 'Comments', hint: 'by one person' },
    questions: { title: 'Questions under opportunities and calls', hint: 'by one person' },
  },
  errors: {
    empty: 'Write something before you send it.',
    closed: 'You can no longer ask questions here.',
    waiting: 'Three of your questions are still waiting for an answer. Please wait before you ask another.',
    tooLate: 'You can only change a text within 15 minutes of sending it.',
    over: 'You cannot comment here.',
    full: 'There are a thousand comments here already, which is the most there can be.',
    decided: 'Someone has already accepted or declined this suggestion. Reload the page to see it.',
  },
  moderation: { kinds: { post: 'question, answer or comment' } },
  console: { person: { posts: 'Questions, answers and comments' } },
  notifications: {
    topics: {
      discussions: {
        title: 'Questions, answers and comments',
        hint: 'answers to questions you are interested in, comments on your posts and drafts and in your teams, and when someone mentions you',
      },
    },
    kinds: {
      question: 'New question',
      answer: 'Answer to a question',
      reply: 'Reply to your answer',
      thread: 'Comment in a team or on a draft',
      comment: 'Comment on your post',
      'comment-answer': 'Reply to your comment',
      mention: 'Mention in a comment',
    },
    question: '{count, plural, one {# new question} other {# new questions}}',
    thread: '{count, plural, one {# new comment} other {# new comments}}',
    comment:
      '{count, plural, =0 {Someone commented on “{title}”.} =1 {commented on “{title}”.} other {commented on “{title}”.}}',
    commentAnswer:
      '{count, plural, =0 {Someone replied to your comment on “{title}”.} =1 {replied to your comment on “{title}”.} other {replied to your comment on “{title}”.}}',
    mention:
      '{count, plural, =0 {Someone mentioned you in a comment on “{title}”.} =1 {mentioned you in a comment on “{title}”.} other {mentioned you in comments on “{title}”.}}',
    reply: 'The person who asked has replied to the official answer.',
    answer: {
      official: 'A question you are interested in has an official answer.',
      other: 'A question you are interested in has an answer.',
    },
  },
} as const satisfies SameShape<typeof bhs>
