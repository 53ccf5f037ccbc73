import { Check, Clock, Info, TriangleAlert } from 'lucide-react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Content } from '../../../contract/content.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { CheckRow } from './check-row.tsx'
import { useLinkCheck } from './use-link-check.ts'

type Props = { content: Content; onMend: (block: string | null) => void }

const ICON = 'size-5 flex-none'

/** Links to other sites: which of them lead nowhere, and when that was looked at. They stop nobody from publishing. */
export function LinkCheck({ content, onMend }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { data, busy, problem, look } = useLinkCheck()
  if (!data || data.count === 0) return null
  const { count, waiting, lookedAt, broken } = data
  const moment = lookedAt && new Date(lookedAt)
  return (
    <section aria-label={t('links.label')} className="text-sm">
      <ul>
        {broken.map(({ kind, block, path, address }) => (
          <CheckRow
            key={`${path} ${address}`}
            icon={
              kind === 'refused' ? (
                <Info className={`${ICON} text-ink-3`} aria-hidden />
              ) : (
                <TriangleAlert className={`${ICON} text-sun-ink`} aria-hidden />
              )
            }
            text={t(`links.${kind}`, { address })}
            {...{ content, block, onMend }}
            mayMend={kind !== 'refused'}
          />
        ))}
        {waiting === 0 && moment && broken.length === 0 && (
          <CheckRow
            icon={<Check className={`${ICON} text-river-ink`} aria-hidden />}
            text={t('links.fine', { count })}
          />
        )}
        {waiting > 0 && (
          <CheckRow
            icon={<Clock className={`${ICON} text-ink-3`} aria-hidden />}
            text={t('links.waiting', { count: waiting })}
          />
        )}
      </ul>
      <p
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1 text-xs text-ink-2"
      >
        <span>
          {problem ??
            (moment && waiting === 0
              ? t('links.lookedAt', {
                  at: t('publish.moment', { date: formatDate(moment, locale), time: formatTime(moment) }),
                })
              : '')}
        </span>
        <Button
          small
          look="quiet"
          className="-mx-3"
          disabled={busy || waiting > 0}
          onClick={() => look(true)}
        >
          {t('links.again')}
        </Button>
      </p>
    </section>
  )
}
