import { Undo2 } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Card } from '../../contract/card.ts'
import { useMarksText } from '../use-marks-text.ts'
import { useMarking } from './mark-actions.tsx'

type Props = { card: Pick<Card, 'id' | 'title'>; onDismiss?: (dismissed: boolean) => void }

/** The line that remains of a dismissed opportunity, with an undo button. */
export function DismissedRow({ card, onDismiss }: Props) {
  const t = useMarksText()
  const { dismiss } = useMarking({ card, ...(onDismiss && { onDismiss }) })
  const title = readText(card.title, useLocale()).text
  return (
    <div className="flex items-center justify-between gap-3 py-1.5 text-sm text-ink-2">
      <span className="min-w-0 truncate">{t('dismiss.dismissed', { title })}</span>
      <Button
        small
        look="quiet"
        className="flex-none whitespace-nowrap"
        icon={<Undo2 aria-hidden />}
        aria-label={t('undoOf', { title })}
        onClick={() => dismiss(null)}
      >
        {t('undo')}
      </Button>
    </div>
  )
}
