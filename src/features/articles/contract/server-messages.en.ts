import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  mails: { area: 'Articles' },
  areas: {
    articles: {
      title: 'Articles',
      hint: 'Reading and writing articles. Reviewing stays open to editors in the console.',
    },
  },
  moderation: { kinds: { article: 'article' } },
  errors: {
    incomplete: 'Fill in the marked fields before publishing. A language that was begun must be finished.',
    unreadableDocument: 'We cannot read this document. Save it as DOCX without a password and try again.',
    unreadableExport:
      'This is not a WordPress export that we can read. In WordPress choose Tools, Export, Posts.',
    documentTooLong: 'The document is too long for one article. Divide it into parts.',
    pictureGone:
      'One of the pictures is no longer in the library. Take it out of the text or put in another.',
    fileGone: 'One of the files is no longer in the library. Remove it from the text or put another.',
    fileUntitled: 'A file in the text has no title in one of the languages. Write it in the library.',
    notNow: 'That is not possible now. Reload the page.',
    past: 'Choose a moment that is still to come, a year ahead at most.',
    reasonMissing: 'Write a reason. The author will get it.',
    published:
      'A published article cannot be deleted. You can withdraw it, and nobody will read it any more.',
    redirectLoop: 'The addresses would lead in a circle. Choose another new address.',
    redirectThere: 'That old address leads on already. Take it out of the list first.',
  },
  notifications: {
    topics: { articles: { title: 'Articles', hint: 'what the editors decided about your article' } },
    kinds: { decision: 'Decision about an article' },
    publish: 'The editors have published your article.',
    return: 'The editors have returned your article. See why.',
  },
  mail: {
    publish: {
      subject: 'Published: {name}',
      heading: 'Your article is published',
      text: 'The editors have read “{name}” and published it. If a day was agreed, it comes out on that day.',
    },
    return: {
      subject: 'Returned: {name}',
      heading: 'Your article needs some work',
      text: 'The editors have read “{name}” and have not published it yet. Here is why:',
    },
    button: 'Open the article',
  },
  feed: {
    title: 'Articles',
    description:
      'About work, learning, grants and one’s own business, by young people in Bosnia and Herzegovina.',
  },
  search: { kinds: { articles: 'Articles' } },
  console: {
    queues: { articles: { title: 'Articles to read', hint: 'waiting to be published' } },
  },
  audit: {
    area: 'Articles',
    actions: {
      publish: 'Article published',
      return: 'Article returned',
      trust: 'Trust in an author changed',
      redirect: 'Old address leads on',
      unredirect: 'Old address leads on no longer',
    },
    fields: { trusted: 'publishes without review', target: 'new address' },
  },
} satisfies SameShape<typeof bhs>
