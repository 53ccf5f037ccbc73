import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Meter } from '#platform/web/ui/blocks/meter.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { ListedLimit } from '../contract/limits.endpoints.ts'
import { useText } from './use-text.ts'

/** One limit: its number, how near the busiest came, and since when it is another than usual. */
export function LimitRow({ limit, onChange }: { limit: ListedLimit; onChange: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { title, hint, times, seconds, usual, peak, exceeded, changedAt, changedBy } = limit
  const window = t('window', { seconds: String(seconds) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto] md:gap-x-8">
      <p className="text-sm leading-snug">
        <b className="font-strong">{title}</b>
        <span className="block text-xs text-ink-2">
          {hint}
          <span className="block">{t('times', { times, window })}</span>
        </span>
      </p>
      <div className="col-span-2 row-start-2 min-w-0 text-xs text-ink-2 md:col-span-1 md:col-start-2 md:row-start-1">
        {peak === 0 ? (
          t('unused')
        ) : (
          <>
            <Meter
              value={peak}
              max={times}
              label={t('use', { peak, times })}
              tone={exceeded > 0 ? 'sun' : 'river'}
              className="mb-1"
            />
            {t('peak', { peak })} {t('exceeded', { count: exceeded })}
          </>
        )}
        {changedAt !== null && (
          <span className="block text-sun-ink">
            {t('changed', {
              date: formatDate(new Date(changedAt), locale),
              by: changedBy === null ? '' : t('by', { name: changedBy }),
              usual,
            })}
          </span>
        )}
      </div>
      <Button small aria-haspopup="dialog" aria-label={t('changeNamed', { title })} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
