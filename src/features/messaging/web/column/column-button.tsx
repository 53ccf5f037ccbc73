import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useText } from '../use-text.ts'
import type { useColumn } from './use-column.ts'

export const COLUMN_ID = 'about-conversation'

/** Opens and closes the column; there is none where there is no room for it. */
export function ColumnButton({ isWide, isOpen, button, toggle }: ReturnType<typeof useColumn>) {
  const t = useText()
  if (!isWide) return null
  return (
    <IconButton
      ref={button}
      icon={isOpen ? <PanelRightClose /> : <PanelRightOpen />}
      label={t('column.title')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? COLUMN_ID : undefined}
      onClick={toggle}
    />
  )
}
