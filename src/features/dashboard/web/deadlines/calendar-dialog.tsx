import { useState } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { closeCalendar, getCalendar, createCalendar } from '../../contract/cards.endpoints.ts'
import { useDialogText } from '../use-dialog-text.ts'
import { CalendarAddress } from './calendar-address.tsx'

/** Creates, shows once, replaces and ends the private calendar address. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogText()
  const locale = useLocale()
  const query = useEndpoint(getCalendar, { refetchOnMount: 'always' })
  const options = { refresh: [getCalendar.path], failed: t('calendar.failed') }
  const making = useAct(options)
  const ending = useAct(options)
  const [address, setAddress] = useState<string>()
  async function make() {
    const result = await making.act(() => call(createCalendar, {}))
    if (result) setAddress(result.answer.address)
  }
  async function end() {
    if (await ending.act(() => call(closeCalendar, {}), t('calendar.ended'))) setAddress(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={t('calendar.title')} closeLabel={t('close')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-ink-2">{t('calendar.text')}</p>
        <QueryState query={query} small>
          {({ feed }) => (
            <>
              {address ? (
                <CalendarAddress address={address} />
              ) : (
                feed && (
                  <p className="text-sm text-ink-2">
                    {t('calendar.renewText', { date: formatDate(new Date(feed.createdAt), locale) })}{' '}
                    {feed.readAt
                      ? t('calendar.read', {
                          date: formatDate(new Date(feed.readAt), locale),
                          time: formatTime(new Date(feed.readAt)),
                        })
                      : t('calendar.unread')}
                  </p>
                )
              )}
              <div className="grid gap-2 sm:flex sm:justify-end">
                {feed && (
                  <Button look="harm" busy={ending.busy && t('calendar.busy')} onClick={() => void end()}>
                    {t('calendar.end')}
                  </Button>
                )}
                {!address && (
                  <Button look="river" busy={making.busy && t('calendar.busy')} onClick={() => void make()}>
                    {t(feed ? 'calendar.renew' : 'calendar.make')}
                  </Button>
                )}
              </div>
            </>
          )}
        </QueryState>
      </div>
    </Dialog>
  )
}
