import { route } from '@react-router/dev/routes'

export const feedRoutes = [
  route('/feed', 'features/feed/web/feed.screen.tsx'),
  route('/feed/posts/:id', 'features/feed/web/member-post.screen.tsx'),
  route('/tag/:tag', 'features/feed/web/tag.screen.tsx'),
  route('/feed/:id', 'features/feed/web/public-post.screen.tsx'),
]
