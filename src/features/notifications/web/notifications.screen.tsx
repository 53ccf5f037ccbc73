import { CheckCheck } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { useEndpoint, useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { serverNow } from '#platform/web/server-clock.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listNotifications, type Notification } from '../contract/notifications.endpoints.ts'
import { getPreferences } from '../contract/preferences.endpoints.ts'
import { clockOf } from '../contract/quiet.ts'
import { titles } from '../contract/titles.ts'
import { NotificationRow } from './list/row.tsx'
import { useReading, useUnread } from './use-notifications.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { protected: true, title: titles.list }

export default function NotificationsScreen() {
  const t = useText()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const unread = search.get('show') === 'unread'
  const { data } = useUnread()
  const { readUntil } = useReading()
  const since = useSince()
  const query = unread ? { unread: 'true' as const } : { since }
  const list = useEndpointPages(listNotifications, { query, locale, staleTime: 0 })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const newest = items[0]
  const show = (only: boolean) => setSearch(only ? { show: 'unread' } : {}, { replace: true })
  return (
    <main id="main" className="wrap pt-6 pb-12 lg:pt-10">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{t('title')}</h1>
        {(data?.count ?? 0) > 0 && newest && (
          <Button
            look="quiet"
            small
            icon={<CheckCheck aria-hidden />}
            onClick={() => void readUntil(newest.at)}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <div role="group" aria-label={t('tabs.label')} className="mt-2 flex flex-wrap gap-2">
        <Pick pressed={!unread} onClick={() => show(false)}>
          {t('tabs.all')}
        </Pick>
        <Pick pressed={unread} onClick={() => show(true)}>
          {t('tabs.unread')} {data && data.count > 0 && <span className="tabular-nums">{data.count}</span>}
        </Pick>
      </div>
      <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,20rem)] lg:gap-24">
        <section aria-label={t('title')}>
          {list.isSuccess && items.length === 0 && (
            <EmptyState
              drawing="notifications"
              title={t('empty')}
              text={t('emptyText')}
              action={<ButtonLink to="/settings#notifications">{t('what')}</ButtonLink>}
            />
          )}
          {bySpan(items, unread).map(([day, some]) => (
            <Days key={day} title={t(`days.${day}`)} items={some} />
          ))}
          <ListFoot list={list} more={t('older')} />
        </section>
        <QuietNote />
      </div>
    </main>
  )
}

function Days({ title, items }: { title: string; items: readonly Notification[] }) {
  const { read, remove } = useReading()
  return (
    <>
      <h2 className="pt-5 pb-1.5 text-xs font-strong text-ink-3 first:pt-0">{title}</h2>
      <ul>
        {items.map((notification) => {
          const markRead = () => void read([notification.id])
          return (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onOpen={() => notification.unread && markRead()}
              actions={{ markRead, remove: () => void remove(notification.id) }}
            />
          )
        })}
      </ul>
    </>
  )
}

/** The quiet hours, beside the list. */
function QuietNote() {
  const t = useText()
  const locale = useLocale()
  const { data } = useEndpoint(getPreferences, { locale })
  if (!data?.rhythm.quiet) return null
  const { quietFrom, quietTo, urgent } = data.rhythm
  return (
    <aside className="grid content-start justify-items-start gap-2 self-start border-t border-line pt-3 lg:sticky lg:top-22">
      <h2 className="text-lg">{t('quiet', { from: clockOf(quietFrom), to: clockOf(quietTo) })}</h2>
      <p className="text-sm text-ink-2">{t(urgent ? 'quietText' : 'quietTextAll')}</p>
      <ButtonLink to="/settings#notifications" small>
        {t('change')}
      </ButtonLink>
    </aside>
  )
}

type Span = 'first' | 'today' | 'yesterday' | 'week' | 'earlier'

/** The moment of each step of the history, so that the list is the same after a step back. */
const moments = new Map<string, string>()

function useSince(): string {
  const { key } = useLocation()
  const since = moments.get(key) ?? serverNow().toISOString()
  moments.set(key, since)
  return since
}

/** The first ones together, the others by day; a list of unread ones alone by day too. */
function bySpan(items: readonly Notification[], unread: boolean): [Span, Notification[]][] {
  const now = Date.now()
  const spans = new Map<Span, Notification[]>()
  for (const item of items) {
    const span = item.isFirst && !unread ? 'first' : spanOf(new Date(item.at), now)
    spans.set(span, [...(spans.get(span) ?? []), item])
  }
  return [...spans]
}

function spanOf(at: Date, now: number): Span {
  const day = localDay(at)
  if (day === localDay(new Date(now))) return 'today'
  if (day === localDay(new Date(now - DAY_MS))) return 'yesterday'
  return now - at.getTime() < 7 * DAY_MS ? 'week' : 'earlier'
}
