import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { closeCalendar, getCalendar, openCalendar } from '../../contract/cards.endpoints.ts'
import { useDialogText } from '../use-dialog-text.ts'
import { CalendarAddress } from './calendar-address.tsx'

/** The private address for calendars: made, shown once, made anew and ended here. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogText()
  const locale = useLocale()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: endpointKey(getCalendar) })
  const query = useEndpoint(getCalendar, { refetchOnMount: 'always' })
  const make = useMutation({ mutationFn: () => call(openCalendar, {}), onSuccess: refresh })
  const end = useMutation({
    mutationFn: () => call(closeCalendar, {}),
    async onSuccess() {
      make.reset()
      await refresh()
      toast({ title: t('calendar.ended') })
    },
  })
  const problem = make.error ?? end.error
  return (
    <Dialog open onClose={onClose} title={t('calendar.title')} closeLabel={t('close')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-ink-2">{t('calendar.text')}</p>
        <QueryState query={query} small>
          {({ feed }) => (
            <>
              {make.data ? (
                <CalendarAddress address={make.data.address} />
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
              {problem && (
                <Note tone="harm" live>
                  {errorText(problem, t('calendar.failed'))}
                </Note>
              )}
              <div className="grid gap-2 sm:flex sm:justify-end">
                {feed && (
                  <Button look="harm" busy={end.isPending && t('calendar.busy')} onClick={() => end.mutate()}>
                    {t('calendar.end')}
                  </Button>
                )}
                {!make.data && (
                  <Button
                    look="river"
                    busy={make.isPending && t('calendar.busy')}
                    onClick={() => make.mutate()}
                  >
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
