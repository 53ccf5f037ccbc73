import { TriangleAlert } from 'lucide-react'
import { useProfileText } from '#features/profiles/web/index.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'
import type { Apply } from './use-apply.ts'

/** The import button with the number of chosen items, always visible, and the open ones that will be left out. */
export function ApplyBar({ count, open, apply }: { count: number; open: number; apply: Apply }) {
  const t = useText()
  const profile = useProfileText()
  const { busy, problem, conflict } = apply
  return (
    <div className="foot-bar foot-bar-always print:hidden sticky bottom-(--bottom-bar) z-20 -mx-gutter mt-6 border-t border-line bg-surface px-gutter py-3 lg:bottom-0">
      {conflict.length > 0 && (
        <Note tone="sun" icon={<TriangleAlert />} live className="mb-3">
          <p>
            {t('apply.conflict', {
              sections: conflict.map((name) => profile(`sections.${name}`)).join(', '),
            })}
          </p>
          <p>{t('apply.fresh')}</p>
        </Note>
      )}
      {problem && (
        <Note tone="harm" icon={<TriangleAlert />} live className="mb-3">
          {problem}
        </Note>
      )}
      <div className="grid items-center gap-x-4 gap-y-2 sm:flex">
        <Button
          look="key"
          busy={busy && t('apply.busy')}
          onClick={() => void apply.apply()}
          {...(count === 0 && { reason: t('counts.chosen', { count }) })}
        >
          {count === 0 ? t('apply.button') : t('apply.count', { count })}
        </Button>
        <p role="status" className="text-xs text-ink-2 empty:hidden">
          {open > 0 && t('counts.open', { count: open })}
        </p>
      </div>
    </div>
  )
}
