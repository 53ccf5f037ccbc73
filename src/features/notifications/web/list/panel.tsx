import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { serverNow } from '#platform/web/server-clock.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listNotifications } from '../../contract/notifications.endpoints.ts'
import { useReading } from '../use-notifications.ts'
import { useText } from '../use-text.ts'
import { NotificationRow } from './row.tsx'

const SHOWN = 6

/** The unread and the newest notifications, below the bell; nothing moves while it is open. */
export function Panel({ count, close }: { count: number; close: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { read, readUntil } = useReading()
  const [since] = useState(() => serverNow().toISOString())
  const list = useEndpoint(listNotifications, { query: { since }, locale, staleTime: 0, gcTime: 0 })
  const newest = list.data?.items[0]
  return (
    <>
      <div className="flex min-h-target items-center justify-between">
        <h2 className="text-md">{t('fresh', { count })}</h2>
        {count > 0 && newest && (
          <Button look="quiet" small onClick={() => void readUntil(newest.at)}>
            {t('markAllShort')}
          </Button>
        )}
      </div>
      <QueryState query={list} small title={t('failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="border-t border-line py-4 text-sm text-ink-2">{t('emptyText')}</p>
          ) : (
            <ul className="max-h-[min(26rem,60dvh)] overflow-y-auto">
              {items.slice(0, SHOWN).map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onOpen={() => {
                    close()
                    if (notification.unread) void read([notification.id])
                  }}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <div className="-mx-3 flex justify-between border-t border-line pt-1">
        <ButtonLink to="/notifications" look="quiet" small onClick={close}>
          {t('all')}
        </ButtonLink>
        <ButtonLink
          to="/settings#notifications"
          look="quiet"
          small
          onClick={close}
          icon={<Settings aria-hidden />}
        >
          {t('settings')}
        </ButtonLink>
      </div>
    </>
  )
}
