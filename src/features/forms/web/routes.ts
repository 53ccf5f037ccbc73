import { route } from '@react-router/dev/routes'

export const formRoutes = [
  route('/forms/mine', 'features/forms/web/mine.screen.tsx'),
  route('/forms/:slug', 'features/forms/web/form.screen.tsx'),
  route('/forms/:slug/sent', 'features/forms/web/receipt.screen.tsx'),
  route('/admin/form-builder', 'features/forms/web/list.screen.tsx'),
  route('/admin/form-builder/edit/:id', 'features/forms/web/edit.screen.tsx'),
  route('/admin/form-builder/submissions/:id', 'features/forms/web/submissions.screen.tsx'),
]
