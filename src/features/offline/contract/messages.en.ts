import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  banner: 'You are offline. Everything you have saved is safe.',
  update: { text: 'There is a new version.', reload: 'Reload', later: 'Later' },
  page: {
    title: 'No connection',
    text: 'We cannot reach the server: there is no connection, or it is too weak.',
    kept: {
      title: 'Kept on this device',
      text: 'You can read this offline too. Only you can see it, and it is deleted when you sign out.',
      seen: 'As of',
      lists: {
        applications: 'My applications',
        saved: 'Saved opportunities',
        reviews: 'Applications to score',
        profile: 'My profile',
        cvs: 'My CVs',
        feed: 'Feed for you',
        newest: 'Newest posts',
        posts: 'Saved posts',
        opened: 'Opened last',
      },
    },
    stillTitle: 'What still works',
    still: {
      works:
        'You can write an application for a grant, and score those of your board, once this device has opened those pages.',
      open: 'You can still read the pages you have open.',
      typed: 'What you type into an open page stays in it. Do not close it.',
      saved: 'Everything you saved is waiting for you on the server.',
    },
    retry: 'Try again',
    back: 'As soon as the connection is back, the page opens on its own.',
  },
  app: {
    description: 'Jobs, grants and mentors for young people in Bosnia and Herzegovina. Free.',
  },
} as const satisfies SameShape<typeof bhs>
