import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { problems } from '../contract/problems.ts'
import {
  sendResetCode,
  requestPasswordReset,
  resetPassword,
  verifyResetCode as verifyResetCodeEndpoint,
  verifyResetToken,
} from '../contract/recovery.endpoints.ts'
import { verifyResetCode } from './code.service.ts'
import { mayMail, openFlow, orderLink, tokenForProved } from './request.service.ts'
import { liveLink, type OtherWays, resetByCode, resetByToken } from './reset.service.ts'

export function recoveryRoutes(ways: OtherWays): readonly Route[] {
  return [
    route(sendResetCode, 'public', async ({ services, body, locale, cookies, client }) => {
      const mail = await mayMail({ services, email: body.email, client, cookies })
      await openFlow({ services, email: body.email, locale, cookies, mail })
      return { ok: true as const }
    }),

    route(verifyResetCodeEndpoint, 'public', async ({ services, body, cookies }) => {
      await verifyResetCode({ services, cookies, code: body.code })
      return { valid: true as const }
    }),

    route(resetPassword, 'public', async ({ services, body, cookies, client }) => {
      const { code, token, newPassword } = body
      const { keepIdentities = false } = body
      const call = { services, newPassword, cookies, client, keepIdentities, ...ways }
      if (code !== undefined && token === undefined) await resetByCode({ ...call, code })
      else if (token !== undefined && code === undefined) await resetByToken({ ...call, token })
      else throw new Problem(problems.oneProof)
      return { ok: true as const }
    }),

    route(verifyResetToken, 'public', async ({ services, params }) => {
      const { user } = await liveLink({ services, token: params.token })
      return { valid: true as const, name: `${user.firstName} ${user.lastName}`, email: user.email }
    }),

    route(requestPasswordReset, 'public', async ({ services, body, session, cookies, locale, client }) => {
      const { email } = body
      const resetToken = await tokenForProved({ services, email, session, cookies })
      if (resetToken) return { ok: true as const, resetToken }
      if (await mayMail({ services, email, client, cookies })) await orderLink({ services, email, locale })
      return { ok: true as const }
    }),
  ]
}
