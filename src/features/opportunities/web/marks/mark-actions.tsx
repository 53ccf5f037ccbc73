import { Bookmark } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { DismissMenu } from '#platform/web/ui/layers/dismiss-menu.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Card } from '../../contract/card.ts'
import { DISMISS_REASONS } from '../../contract/kinds.ts'
import { useMarksText } from '../use-marks-text.ts'
import { useKeepMark, useMark } from './use-marks.ts'

type Props = {
  card: Pick<Card, 'id' | 'title'>
  /** Called at once, before the server answers. */
  onDismiss?: (dismissed: boolean) => void
  /** Called when it was stored, or could not be. */
  onSettled?: (mark: 'saved' | 'dismissed') => void
}

/** Returns the actions of saving and dismissing; their toasts offer to undo them. */
export function useMarking({ card: { id }, onDismiss, onSettled }: Props) {
  const t = useMarksText()
  const keep = useKeepMark(id, {
    onKept({ mark, on }) {
      const texts =
        mark === 'saved'
          ? (['save.done', 'save.undone'] as const)
          : (['dismiss.done', 'dismiss.undone'] as const)
      toast({
        title: t(texts[on ? 0 : 1]),
        ...(on && {
          action: (
            <ToastButton onClick={() => (mark === 'saved' ? save(false) : dismiss(null))}>
              {t('undo')}
            </ToastButton>
          ),
        }),
      })
      onSettled?.(mark)
    },
    onFailed(error, { mark, on }) {
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
      if (mark === 'dismissed') onDismiss?.(!on)
      onSettled?.(mark)
    },
  })
  const save = (on: boolean) => keep({ mark: 'saved', on })
  function dismiss(reason: (typeof DISMISS_REASONS)[number] | null) {
    keep({ mark: 'dismissed', on: reason !== null, reason })
    onDismiss?.(reason !== null)
  }
  return { save, dismiss }
}

/** Save and "not for me" beside an opportunity in a list. */
export function MarkActions(props: Props) {
  const t = useMarksText()
  const { saved } = useMark(props.card.id)
  const { save, dismiss } = useMarking(props)
  const title = readText(props.card.title, useLocale()).text
  return (
    <>
      <DismissMenu
        label={t('dismiss.label', { title })}
        hint={t('dismiss.short')}
        heading={t('dismiss.heading')}
        items={DISMISS_REASONS.map((reason) => ({
          text: t(`dismiss.${reason}`),
          onSelect: () => dismiss(reason),
        }))}
      />
      <IconButton
        icon={<Bookmark aria-hidden />}
        label={t(saved ? 'save.saved' : 'save.save', { title })}
        aria-pressed={saved}
        onClick={() => save(!saved)}
      />
    </>
  )
}
