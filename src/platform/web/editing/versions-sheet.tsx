import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useAct } from '../api/use-act.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Sheet } from '../ui/layers/dialog.tsx'

type SheetProps = {
  open: string
  title: string
  closeLabel: string
  children: (close: () => void) => ReactNode
}

/** The button that opens what was published before. */
export function VersionsSheet({ open, title, closeLabel, children }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button small look="quiet" icon={<History />} onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Sheet open={isOpen} onClose={close} title={title} closeLabel={closeLabel}>
        {children(close)}
      </Sheet>
    </>
  )
}

type Version = { id: string; title: string; at: string; by?: string | null }
type ListProps<Edited> = {
  versions: readonly Version[]
  words: { none: string; restore: string; restored: string; failed: string }
  /** The editor saves its text before a restore and drops it afterwards. */
  editing: { save: () => Promise<unknown>; forget: () => void }
  restore: (version: string) => Promise<Edited>
  onRestored: (edited: Edited) => void
}

export function VersionList<Edited>({ versions, words, editing, restore, onRestored }: ListProps<Edited>) {
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [], failed: words.failed })
  async function choose(version: string) {
    await editing.save()
    const done = await act(() => restore(version), words.restored)
    if (!done) return
    editing.forget()
    onRestored(done.answer)
  }
  if (versions.length === 0) return <p className="text-sm text-ink-2">{words.none}</p>
  return (
    <ul>
      {versions.map(({ id, title, at, by }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0"
        >
          <p className="min-w-0 flex-1 basis-40 text-sm [overflow-wrap:anywhere]">
            <span className="block font-strong">{title}</span>
            <span className="text-ink-2">
              {[`${formatDate(new Date(at), locale)}, ${formatTime(new Date(at))}`, by]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </p>
          <Button small disabled={busy} onClick={() => void choose(id)}>
            {words.restore}
          </Button>
        </li>
      ))}
    </ul>
  )
}
