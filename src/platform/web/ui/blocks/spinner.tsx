import { BusyArch } from '../buttons/busy-arch.tsx'
import { classNames } from '../class-names.ts'

/** Says what is being waited for, and shows the arch being laid. */
export function Spinner({ text, className }: { text: string; className?: string }) {
  return (
    <div
      role="status"
      aria-busy
      className={classNames('grid justify-items-center gap-3 py-12 text-sm text-ink-2', className)}
    >
      <BusyArch className="h-6 w-12 text-river" />
      <span>{text}</span>
    </div>
  )
}
