import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { listSettingChanges, saveSetting } from '#platform/server/config/live-config.queries.ts'
import type { LiveSetting } from '#platform/server/config/live-settings.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { getConsentCounts } from './consent.queries.ts'

/** Returns the name, the pixel and the answers about measuring. */
export async function getProductSettings({ db, config, liveConfig }: Services) {
  const [changes, consent] = await Promise.all([listSettingChanges(db), getConsentCounts(db)])
  const settingOf = (name: LiveSetting) => {
    const change = changes.find((row) => row.name === name)
    return {
      value: config[name] ?? '',
      delivered: liveConfig.delivered[name] ?? '',
      changedAt: toIso(change?.changedAt ?? null),
      changedBy: change?.changedBy ?? null,
    }
  }
  return { productName: settingOf('productName'), pixelId: settingOf('pixelId'), consent }
}

type Change = {
  services: Services
  session: Session
  name: LiveSetting
  value: string | null
  reason: string
}

/** Changes one setting on every instance; null goes back to what the environment says. */
export async function updateSetting({ services, session, name, value, reason }: Change): Promise<void> {
  const { config, liveConfig, pool } = services
  const before = config[name] ?? ''
  const after = value ?? liveConfig.delivered[name] ?? ''
  await inTransaction(pool, async (tx) => {
    await saveSetting(tx, { name, value, userId: session.userId })
    await recordAudit(tx, {
      services,
      session,
      action: 'product-settings.change',
      subject: { kind: 'setting', id: name, name },
      before: { value: before },
      after: { value: after },
      reason,
    })
  })
  await liveConfig.refresh()
}
