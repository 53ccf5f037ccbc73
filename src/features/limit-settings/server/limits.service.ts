import { byLetters } from '#platform/contract/letter-order.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import {
  listLimitSettings,
  listLimitUse,
  saveLimitSetting,
} from '#platform/server/limits/limit-settings.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'

type Call = { services: Services; features: Registry }

/** Returns the limits that staff may change, with how near people came to each. */
export async function listLimits({ services, features, locale }: Call & { locale: Locale }) {
  const { db, limits: live } = services
  const [settings, use] = await Promise.all([listLimitSettings(db), listLimitUse(db, live.inForce())])
  const settingOf = new Map(settings.map((row) => [row.id, row]))
  const useOf = new Map(use.map((row) => [row.key, row]))
  const usual = new Map(live.all.map(({ id, times }) => [id, times]))
  const limits = live.inForce().map(({ key, ...limit }) => {
    const setting = settingOf.get(limit.id)
    return {
      ...limit,
      ...wordsOf(features, locale, limit.id),
      usual: usual.get(limit.id) ?? limit.times,
      peak: useOf.get(key)?.peak ?? 0,
      exceeded: useOf.get(key)?.exceeded ?? 0,
      changedAt: toIso(setting?.changedAt ?? null),
      changedBy: setting?.changedBy ?? null,
    }
  })
  return { limits: limits.sort((one, other) => byLetters(one.title, other.title)) }
}

type Change = Call & { session: Session; id: string; times: number | null; reason: string }

/** Changes a limit on every instance; `times` of null goes back to the usual one. */
export async function updateLimit({ services, features, session, id, times, reason }: Change): Promise<void> {
  const limit = services.limits.all.find((one) => one.id === id)
  if (!limit) throw new Problem(platform.notFound)
  const { least, most, times: usual } = limit
  if (times !== null && (times < least || times > most))
    throw new Problem(problems.outOfRange, { values: { least, most } })
  const before = services.limits.inForce().find((one) => one.id === id)?.times ?? usual
  await inTransaction(services.pool, async (tx) => {
    await saveLimitSetting(tx, { id, times: times === usual ? null : times, userId: session.userId })
    await recordAudit(tx, {
      services,
      session,
      action: 'limit-settings.change',
      subject: { kind: 'limit', id, name: wordsOf(features, 'bhs', id).title },
      before: { times: before },
      after: { times: times ?? usual },
      reason,
    })
  })
  await services.limits.refresh()
}

function wordsOf(features: Registry, locale: Locale, id: string) {
  const feature = features().find(({ limits = [] }) => limits.some((limit) => limit.id === id))
  const text = (key: string) =>
    (feature && registeredText(feature.catalogues, locale, 'limits', id, key)) ?? id
  return { title: text('title'), hint: text('hint') }
}
