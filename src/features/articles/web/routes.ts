import { route } from '@react-router/dev/routes'

export const articleRoutes = [
  route('/articles', 'features/articles/web/list.screen.tsx'),
  route('/articles/new', 'features/articles/web/new.screen.tsx'),
  route('/article/new', 'features/articles/web/new.screen.tsx', { id: 'article-new' }),
  route('/articles/mine', 'features/articles/web/mine.screen.tsx'),
  route('/articles/:slug', 'features/articles/web/article.screen.tsx'),
  route('/articles/:id/edit', 'features/articles/web/edit.screen.tsx'),
  route('/recommended/articles', 'features/articles/web/recommended.screen.tsx'),
  route('/admin/redirects', 'features/articles/web/redirects.screen.tsx'),
  route('/admin/articles', 'features/articles/web/review.screen.tsx'),
]
