import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { useDialogText } from '../use-dialog-text.ts'

type Props = {
  name: string
  shown: boolean
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onShow: (shown: boolean) => void
}

/** Shows a card's controls; a button without effect stays in place, so that the focus does too. */
export function LayoutRow({ name, shown, first, last, onMove, onShow }: Props) {
  const t = useDialogText()
  return (
    <li className="flex items-center gap-1 border-t border-line">
      <div className="min-w-0 flex-1">
        <Checkbox
          name="shown"
          label={name}
          checked={shown}
          onChange={({ target }) => onShow(target.checked)}
        />
      </div>
      <IconButton
        icon={<ArrowUp aria-hidden />}
        label={t('layout.up', { card: name })}
        aria-disabled={first}
        className={first ? 'opacity-40' : ''}
        onClick={() => !first && onMove(-1)}
      />
      <IconButton
        icon={<ArrowDown aria-hidden />}
        label={t('layout.down', { card: name })}
        aria-disabled={last}
        className={last ? 'opacity-40' : ''}
        onClick={() => !last && onMove(1)}
      />
    </li>
  )
}
