import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { PersonPage } from '../person/person-page.tsx'
import { useUsersText } from './use-users-text.ts'

type Props = {
  id: string
  globalAdmin: boolean
  /** Undefined at an end of the list. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
  onClose: () => void
}

/** One account beside the list. */
export function PersonPane({ id, globalAdmin, onBefore, onAfter, onClose }: Props) {
  const t = useUsersText()
  return (
    <aside
      aria-label={t('person')}
      className="print:hidden sticky top-[calc(var(--bar)+1rem)] max-h-[calc(100dvh-var(--bar)-2rem)] self-start overflow-y-auto rounded-surface border border-line bg-surface px-5 pb-6"
    >
      <div className="print:hidden sticky top-0 z-10 -mx-5 mb-2 flex items-center justify-end bg-surface px-3">
        <IconButton icon={<ChevronUp />} label={t('back')} disabled={!onBefore} onClick={onBefore} />
        <IconButton icon={<ChevronDown />} label={t('ahead')} disabled={!onAfter} onClick={onAfter} />
        <IconButton icon={<X />} label={t('close')} onClick={onClose} />
      </div>
      <PersonPage id={id} globalAdmin={globalAdmin} />
    </aside>
  )
}
