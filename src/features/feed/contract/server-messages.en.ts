import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    posts: { title: 'Posts', hint: 'by one person' },
  },
  areas: {
    feed: {
      title: 'Feed',
      hint: 'Posts, reactions and tags. What was written stays, and scheduled posts wait.',
    },
  },
  moderation: { kinds: { feedpost: 'post in the feed' } },
  errors: {
    empty: 'Write something before you post it.',
    long: 'This post is too long. Shorten it to 3,000 characters at most.',
    pictureGone: 'One of the pictures is no longer in your library. Remove it and post again.',
    pollEnd: 'The poll must end within the next 14 days.',
    pollOver: 'This poll is over.',
    linkGone: 'What you share can no longer be opened. Remove it and post again.',
    scheduleTime: 'The time must be within the next 60 days.',
    scheduleFull: 'You can schedule 20 posts at most. Delete one and try again.',
    listsFull: 'You can have 30 lists at most. Delete one and try again.',
    draftsFull: 'You can have 30 drafts at most. Delete one and try again.',
    published: 'This post is already published with other words. Reload the page.',
  },
  memberFeed: 'Public posts by {name}',
  tagFeed: 'Public posts with the tag #{tag}',
  search: { kinds: { feedPosts: 'Posts' } },
  console: { person: { feedPosts: 'Posts in the feed' } },
  notifications: {
    topics: { feed: { title: 'Feed', hint: 'support for your posts, who shares them and who mentions you' } },
    kinds: {
      reaction: 'Support for your post',
      quote: 'Your post shared on',
      mention: 'Someone mentions you in a post',
      schedule: 'A scheduled post was not published',
    },
    reaction:
      '{count, plural, =0 {Someone supports your post “{opening}”.} =1 {supports your post “{opening}”.} other {support your post “{opening}”.}}',
    schedule: 'Your scheduled post “{opening}” was not published, because something in it no longer holds.',
    mention:
      '{count, plural, =0 {Someone mentions you in the post “{opening}”.} =1 {mentions you in the post “{opening}”.} other {mention you in the post “{opening}”.}}',
    quote:
      '{count, plural, =0 {Someone shares your post “{opening}”.} =1 {shares your post “{opening}”.} other {share your post “{opening}”.}}',
  },
} as const satisfies SameShape<typeof bhs>
