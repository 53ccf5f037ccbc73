import { lazy, Suspense, useState } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { PickBar } from '#platform/web/ui/blocks/pick-bar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { CHOICE_MAX, listUserIds } from '../../../contract/bulk.endpoints.ts'
import { useMailWords } from './suspension-summary.tsx'
import { useBulkText } from './use-bulk-text.ts'
import { useSuspensionPreview } from './use-suspension-preview.ts'

const SuspensionDialog = lazy(async () => ({
  default: (await import('./suspension-dialog.tsx')).SuspensionDialog,
}))
const ListFileDialog = lazy(async () => ({
  default: (await import('./list-file-dialog.tsx')).ListFileDialog,
}))

type Props = {
  picks: readonly string[]
  onPick: (picks: readonly string[]) => void
  conditions: Readonly<Record<string, string>>
  /** How many there are under the conditions. */
  total: number
  globalAdmin: boolean
}

/** What can be done with the accounts that are chosen; it says first what will happen. */
export function PickActs({ picks, onPick, conditions, total, globalAdmin }: Props) {
  const t = useBulkText()
  const locale = useLocale()
  const [asks, setAsks] = useState<'suspension' | 'file'>()
  const close = () => setAsks(undefined)
  const isAll = picks.length >= Math.min(total, CHOICE_MAX)
  async function pickAll() {
    onPick((await call(listUserIds, { query: conditions })).ids)
  }
  return (
    <>
      <PickBar
        status={
          <>
            <b>{t('picked', { count: picks.length })}</b> <Outlook picks={picks} />
          </>
        }
        words={{
          every:
            total > CHOICE_MAX
              ? t('everyMost', { count: formatNumber(CHOICE_MAX, locale) })
              : t('every', { count: total }),
          everyBusy: t('everyBusy'),
          none: t('none'),
        }}
        onPickAll={isAll ? undefined : pickAll}
        onClear={() => onPick([])}
      >
        {globalAdmin && (
          <Button small onClick={() => setAsks('file')}>
            {t('export')}
          </Button>
        )}
        <Button small look="harm" onClick={() => setAsks('suspension')}>
          {t('suspend')}
        </Button>
      </PickBar>
      <Suspense fallback={null}>
        {asks === 'suspension' && (
          <SuspensionDialog
            users={picks}
            onClose={close}
            onDone={() => {
              close()
              onPick([])
            }}
          />
        )}
        {asks === 'file' && (
          <ListFileDialog count={picks.length} users={picks} conditions={conditions} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

const NOBODY = { suspended: [], skipped: [], roles: [] }

/** Says what suspending would do, while it is only thought of. */
function Outlook({ picks }: { picks: readonly string[] }) {
  const t = useBulkText()
  const { data: preview = NOBODY } = useSuspensionPreview(
    useSettled(picks.join(',')).split(',').filter(Boolean),
  )
  const languages = useMailWords(preview)
  const { suspended, skipped } = preview
  const parts = [
    languages && `${t('mails.title', { count: suspended.length })}: ${languages}.`,
    skipped.length > 0 && `${t('skipped', { count: skipped.length })}.`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <span className="font-body text-ink-2">{t('outlook', { text: parts.join(' ') })}</span>
}
