import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  moderation: { kinds: { feedpost: 'post in the feed' } },
  errors: {
    empty: 'Write something before you post it.',
    long: 'This post is too long. Shorten it to 3,000 characters at most.',
    pictureGone: 'One of the pictures is no longer in your library. Remove it and post again.',
    pollEnd: 'The poll must end within the next 14 days.',
    pollOver: 'This poll is over.',
    linkGone: 'What you share can no longer be opened. Remove it and post again.',
    published: 'This post is already published with other words. Reload the page.',
  },
  tagFeed: 'Public posts with the tag #{tag}',
  search: { kinds: { feedPosts: 'Posts' } },
  console: { person: { feedPosts: 'Posts in the feed' } },
  notifications: {
    topics: { feed: { title: 'Feed', hint: 'support for your posts and who shares them' } },
    kinds: { reaction: 'Support for your post', quote: 'Your post shared on' },
    reaction:
      '{count, plural, =0 {Someone supports your post “{opening}”.} =1 {supports your post “{opening}”.} other {support your post “{opening}”.}}',
    quote:
      '{count, plural, =0 {Someone shares your post “{opening}”.} =1 {shares your post “{opening}”.} other {share your post “{opening}”.}}',
  },
} as const satisfies SameShape<typeof bhs>
