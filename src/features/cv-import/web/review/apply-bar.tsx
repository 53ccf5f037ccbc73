import { TriangleAlert } from 'lucide-react'
import { useProfileText } from '#features/profiles/web/index.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'
import type { Apply } from './use-apply.ts'

/** How much is chosen, and the one button that takes it over. */
export function ApplyBar({ count, apply }: { count: number; apply: Apply }) {
  const t = useText()
  const profile = useProfileText()
  const { isBusy, error, conflict } = apply
  return (
    <div className="mt-6 border-t border-line pt-6">
      {conflict.length > 0 && (
        <Note tone="sun" icon={<TriangleAlert />} live className="mb-4">
          <p>
            {t('apply.conflict', {
              sections: conflict.map((name) => profile(`sections.${name}`)).join(', '),
            })}
          </p>
          <p>{t('apply.fresh')}</p>
        </Note>
      )}
      {error && (
        <Note tone="harm" icon={<TriangleAlert />} live className="mb-4">
          {error}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          look="key"
          busy={isBusy && t('apply.busy')}
          onClick={() => void apply.apply()}
          {...(count === 0 && { reason: t('counts.chosen', { count }) })}
        >
          {t('apply.button')}
        </Button>
        {count > 0 && (
          <p role="status" className="text-sm text-ink-2">
            {t('counts.chosen', { count })}
          </p>
        )}
      </div>
    </div>
  )
}
