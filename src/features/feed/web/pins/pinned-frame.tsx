import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../use-text.ts'

/** A pinned post on a profile, under its heading. */
export function PinnedFrame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <section aria-labelledby="pinned-title" className="mt-6 max-w-[40rem]">
      <h2 id="pinned-title" className="flex items-center gap-1.5 text-sm text-ink-2">
        <Pin aria-hidden className="size-4" />
        {t('pin.title')}
      </h2>
      {children}
    </section>
  )
}
