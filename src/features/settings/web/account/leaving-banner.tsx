import { Clock } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { cancelDeletion } from '../../contract/data.endpoints.ts'
import { useSettings, useSettingsStore } from '../use-settings.ts'
import { useText } from '../use-text.ts'

/** The date of the scheduled deletion, and the button to cancel it. */
export function LeavingBanner() {
  const t = useText()
  const locale = useLocale()
  const { deleteAfter } = useSettings()
  const store = useSettingsStore()
  const { busy, act } = useAct({ failed: t('general') })
  if (!deleteAfter) return null
  async function keep() {
    await act(async () => {
      await call(cancelDeletion, {})
      toast({ title: t('leaving.kept'), description: t('leaving.keptText') })
      await store.reload()
    })
  }
  return (
    <div id="delete" tabIndex={-1} className="mb-6">
      <Note tone="sun" icon={<Clock aria-hidden />}>
        <p className="font-strong">
          {t('leaving.scheduled', { date: formatDate(new Date(deleteAfter), locale) })}
        </p>
        <p>{t('leaving.bannerText')}</p>
        <Button small className="mt-2.5" busy={busy && t('leaving.keeping')} onClick={() => void keep()}>
          {t('leaving.keep')}
        </Button>
      </Note>
    </div>
  )
}
