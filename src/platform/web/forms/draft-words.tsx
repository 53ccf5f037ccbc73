import { Smartphone } from 'lucide-react'
import { Note } from '../ui/blocks/note.tsx'
import type { DraftState } from './form-draft.ts'
import { useSavingText } from './use-saving-text.ts'

export function DraftWords({ device, restored }: DraftState) {
  const t = useSavingText()
  if (device === 'full') {
    return (
      <Note tone="sun">
        <p>{t('draftNotKept')}</p>
      </Note>
    )
  }
  return (
    <p className="flex items-center gap-1.5">
      <Smartphone className="size-4 shrink-0" aria-hidden />
      {t(device === 'kept' || !restored ? 'draftKept' : 'draftRestored')}
    </p>
  )
}
