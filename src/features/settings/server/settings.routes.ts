import { type Route, route } from '#platform/server/http/route.ts'
import {
  cancelEmailChange,
  updatePassword as changePasswordEndpoint,
  confirmEmailChange as confirmEndpoint,
  endOtherSessions as endOthersEndpoint,
  endSession as endSessionEndpoint,
  listSessions as listSessionsEndpoint,
  startEmailChange as startEndpoint,
} from '../contract/security.endpoints.ts'
import {
  getSettings as getSettingsEndpoint,
  updatePreferences,
  updateProfile,
} from '../contract/settings.endpoints.ts'
import { deleteEmailChange } from './email-change.queries.ts'
import { confirmEmailChange, startEmailChange } from './email-change.service.ts'
import { updatePassword, endOneSession, endOtherSessions, listSessions } from './security.service.ts'
import { updatePreferencesOf, updateProfileOf, type OnBirthday, getSettings } from './settings.service.ts'

const values = (onBirthday: OnBirthday): readonly Route[] => [
  route(getSettingsEndpoint, 'member', getSettings),
  route(updateProfile, 'member', ({ services, session, body, request }) =>
    updateProfileOf({ services, session, body, headers: request.headers, onBirthday }),
  ),
  route(updatePreferences, 'member', ({ services, session, body, request }) =>
    updatePreferencesOf({ services, session, body, headers: request.headers }),
  ),
]

const security: readonly Route[] = [
  route(startEndpoint, 'member', async ({ services, session, locale, body }) => {
    await startEmailChange({ services, session, locale, newEmail: body.newEmail, password: body.password })
    return { ok: true as const }
  }),
  route(confirmEndpoint, 'member', ({ services, session, body }) =>
    confirmEmailChange({ services, session, ...body }),
  ),
  route(cancelEmailChange, 'member', async ({ services, session }) => {
    await deleteEmailChange(services.db, session.userId)
    return undefined
  }),
  route(changePasswordEndpoint, 'member', async ({ services, session, body }) => {
    const { currentPassword, newPassword } = body
    await updatePassword({ services, session, currentPassword, newPassword })
    return { ok: true as const }
  }),
  route(listSessionsEndpoint, 'member', async (call) => ({ sessions: await listSessions(call) })),
  route(endSessionEndpoint, 'owner', async ({ services, session, params }) => {
    await endOneSession({ services, session, id: params.id })
    return undefined
  }),
  route(endOthersEndpoint, 'member', async (call) => ({ ended: await endOtherSessions(call) })),
]

export const routes = (onBirthday: OnBirthday): readonly Route[] => [...values(onBirthday), ...security]
