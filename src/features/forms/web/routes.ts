import { route } from '@react-router/dev/routes'

export const formRoutes = [
  route('/forms/mine', 'features/forms/web/mine.screen.tsx'),
  route('/forms/:slug', 'features/forms/web/form.screen.tsx'),
  route('/forms/:slug/sent', 'features/forms/web/receipt.screen.tsx'),
  route('/forms/:slug/paper', 'features/forms/web/paper.screen.tsx'),
  route('/forms/:slug/embed', 'features/forms/web/embed.screen.tsx'),
  route('/forms/:slug/embed/sent', 'features/forms/web/embed-receipt.screen.tsx'),
  route('/admin/form-builder', 'features/forms/web/list.screen.tsx'),
  route('/admin/form-builder/edit/:id', 'features/forms/web/edit.screen.tsx'),
  route('/admin/form-builder/submissions/:id', 'features/forms/web/submissions.screen.tsx'),
  route('/organisations/:organisation/forms', 'features/forms/web/list.screen.tsx', {
    id: 'organisation-forms',
  }),
  route('/organisations/:organisation/forms/:id/edit', 'features/forms/web/edit.screen.tsx', {
    id: 'organisation-form-edit',
  }),
  route('/organisations/:organisation/forms/:id/answers', 'features/forms/web/submissions.screen.tsx', {
    id: 'organisation-form-answers',
  }),
]
