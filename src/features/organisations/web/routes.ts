import { route } from '@react-router/dev/routes'

export const organisationRoutes = [
  route('/organisations', 'features/organisations/web/list.screen.tsx'),
  route('/organisations/mine', 'features/organisations/web/mine.screen.tsx'),
  route('/organisations/new', 'features/organisations/web/create.screen.tsx'),
  route('/organisations/invitation', 'features/organisations/web/invitation.screen.tsx'),
  route('/organisations/:slug', 'features/organisations/web/organisation.screen.tsx'),
  route('/organisations/:slug/manage', 'features/organisations/web/manage.screen.tsx'),
  route('/admin/organisations', 'features/organisations/web/admin.screen.tsx'),
]
