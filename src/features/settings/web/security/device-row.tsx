import { Monitor, Smartphone } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate, formatTime, localParts } from '#platform/contract/dates.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endSession, type listSessions } from '../../contract/security.endpoints.ts'
import { useText } from '../use-text.ts'
import { focusDevices, useReloadDevices } from './use-devices.ts'

type Session = ResponseOf<typeof listSessions>['sessions'][number]

/** One signed-in browser, and the button to sign it out. */
export function DeviceRow({ session }: { session: Session }) {
  const t = useText()
  const locale = useLocale()
  const reload = useReloadDevices()
  const { busy, act } = useAct({ failed: t('devices.endFailed') })
  const { id, device, current } = session
  const name = useDeviceName(device)
  const Icon = device.mobile ? Smartphone : Monitor
  async function end() {
    await act(async () => {
      await call(endSession, { params: { id } })
      toast({ title: t('devices.ended'), description: name })
      await reload()
      focusDevices()
    })
  }
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <Icon aria-hidden className="text-ink-3" />
      <div className="min-w-0 flex-1 text-sm leading-ui">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-ui">
          {name}
          {current && <Chip tone="have">{t('devices.current')}</Chip>}
        </p>
        <p className="mt-0.5 text-xs text-ink-2">
          {t('devices.used', { when: momentText(session.lastUsedAt, locale) })},{' '}
          {t('devices.since', { when: formatDate(new Date(session.startedAt), locale) })}
        </p>
      </div>
      {!current && (
        <Button
          small
          aria-label={t('devices.endOf', { device: name })}
          busy={busy && t('devices.ending')}
          onClick={() => void end()}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser, system }: Session['device']): string {
  const t = useText()
  if (browser && system) return t('devices.name', { browser, system })
  return browser ?? system ?? t('devices.unknown')
}

/** Formats a time; today without the date. */
function momentText(iso: string, locale: 'bhs' | 'en'): string {
  const at = new Date(iso)
  const [then, today] = [localParts(at), localParts(new Date())]
  const isToday = then.year === today.year && then.month === today.month && then.day === today.day
  return isToday ? formatTime(at) : `${formatDate(at, locale)} ${formatTime(at)}`
}
