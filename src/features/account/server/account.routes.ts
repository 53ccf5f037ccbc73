import type { Context, Route } from '#platform/server/http/route.ts'
import { route } from '#platform/server/http/route.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { isOwnOrigin } from '#platform/server/http/origin-guard.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { createFirstAdmin as createFirstAdminEndpoint } from '../contract/first-admin.endpoints.ts'
import { acceptLegalVersion, listLegalQuestions } from '#features/legal/contract/versions.endpoints.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import {
  getFirstPassword,
  completeFirstSteps,
  saveFirstPassword as saveFirstPasswordEndpoint,
} from '../contract/onboarding.endpoints.ts'
import { getPermissions, getProfile as getProfileEndpoint } from '../contract/person.endpoints.ts'
import {
  createRegistration as createRegistrationEndpoint,
  sendVerification,
  verifyByCode as verifyByCodeEndpoint,
  verifyByLink as verifyByLinkEndpoint,
} from '../contract/registration.endpoints.ts'
import { signIn, signOut as signOutEndpoint, refreshSession } from '../contract/session.endpoints.ts'
import { acceptVersion, listQuestions } from './acceptances.service.ts'
import { createFirstAdmin } from './first-admin.service.ts'
import { saveFirstPassword, needsPassword } from './first-password.service.ts'
import { login } from './login.service.ts'
import { completeOnboarding } from './onboarding.service.ts'
import { signOut, getProfile } from './person.service.ts'
import { refresh } from './refresh.service.ts'
import { createRegistration, resendVerification } from './registration.service.ts'
import { verifyByCode, verifyByLink } from './verification.service.ts'

export const catalogues = { bhs, en }

const registration: readonly Route[] = [
  route(createRegistrationEndpoint, 'public', (context) =>
    createRegistration({ ...call(context), ...context.body }),
  ),
  route(sendVerification, 'public', async (context) => {
    const { session, body, locale } = context
    const alreadyVerified = await resendVerification({ ...call(context), session, ...body })
    return alreadyVerified
      ? { alreadyVerified, error: translator(catalogues, locale)('alreadyVerified') }
      : {}
  }),
  route(verifyByLinkEndpoint, 'public', async (context) => {
    // A GET passes the guard of state-changing calls, and this one opens an account.
    const { headers } = context.request
    if (!isOwnOrigin(headers, new URL(context.services.config.publicUrl).origin)) {
      throw new Problem(platformProblems.foreignOrigin)
    }
    await verifyByLink({ ...call(context), ...context.query })
    return { verified: true as const }
  }),
  route(verifyByCodeEndpoint, 'public', async (context) => ({
    verified: true as const,
    ...(await verifyByCode({ ...call(context), ...context.body })),
  })),
  route(getFirstPassword, 'public', async (context) => ({
    needsPassword: await needsPassword(call(context)),
  })),
  route(saveFirstPasswordEndpoint, 'public', async (context) => {
    await saveFirstPassword({ ...call(context), ...context.body })
    return { ok: true as const }
  }),
  route(completeFirstSteps, 'public', (context) =>
    completeOnboarding({ ...call(context), session: context.session, ...context.body }),
  ),
]

const sessions: readonly Route[] = [
  route(signIn, 'public', (context) => login({ ...call(context), locale: context.locale, ...context.body })),
  route(signOutEndpoint, 'public', (context) => signOut(call(context))),
  route(refreshSession, 'public', (context) => refresh({ ...call(context), ...context.body })),
  route(createFirstAdminEndpoint, 'public', (context) =>
    createFirstAdmin({ ...call(context), language: context.locale, ...context.body }),
  ),
]

const person: readonly Route[] = [
  route(getProfileEndpoint, 'member', ({ services, session }) => getProfile(services.db, session.userId)),
  // Answers under /api are never stored, and the session has just been read from the database.
  route(getPermissions, 'member', async ({ session }) => ({ hasGlobalPermissions: session.globalAdmin })),
  route(listLegalQuestions, 'member', async ({ services, session }) => ({
    questions: await listQuestions(services.db, session.userId),
  })),
  route(acceptLegalVersion, 'member', async ({ services, session, body }) => {
    await acceptVersion(services.db, session.userId, body)
    return undefined
  }),
]

export const routes: readonly Route[] = [...registration, ...sessions, ...person]

function call(context: Pick<Context, 'services' | 'cookies' | 'client'>) {
  return { services: context.services, context }
}
