import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endOtherSessions } from '../../contract/security.endpoints.ts'
import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useText } from '../use-text.ts'
import { DeviceRow } from './device-row.tsx'
import { focusDevices, useDevices, useReloadDevices } from './use-devices.ts'

const FIRST = 5

export function DevicesSection(section: SectionProps) {
  const t = useText()
  return (
    <Section {...section} text={t('devices.text')}>
      {impersonationToken() ? <Note>{t('devices.impersonating')}</Note> : <Devices />}
    </Section>
  )
}

function Devices() {
  const t = useText()
  const query = useDevices()
  const { data } = query
  const [all, setAll] = useState(false)
  if (!data) return <QueryState query={query} small title={t('devices.failed')} waiting={<SkeletonRow />} />
  const visible = all ? data.sessions : data.sessions.slice(0, FIRST)
  const hidden = data.sessions.length - visible.length
  const others = data.sessions.filter(({ current }) => !current).length
  return (
    <div>
      <ul className="border-t border-line">
        {visible.map((device) => (
          <DeviceRow key={device.id} session={device} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" small className="mt-1 -ml-3" onClick={() => setAll(true)}>
          {t('devices.more', { count: hidden })}
        </Button>
      )}
      {others === 0 && <p className="mt-3 text-sm text-ink-2">{t('devices.only')}</p>}
      {others > 1 && (
        <div>
          <EndAll />
        </div>
      )}
    </div>
  )
}

function EndAll() {
  const t = useText()
  const reload = useReloadDevices()
  const { busy, act } = useAct({ failed: t('devices.endFailed') })
  async function end() {
    await act(async () => {
      const { ended } = await call(endOtherSessions, {})
      toast({ title: t('devices.endedAll', { count: ended }) })
      await reload()
      focusDevices()
    })
  }
  return (
    <Button className="mt-4" busy={busy && t('devices.ending')} onClick={() => void end()}>
      {t('devices.endAll')}
    </Button>
  )
}
