import { Check, Circle } from 'lucide-react'
import { ArchFigure, Count } from '#platform/web/ui/arch-figure.tsx'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { RowList } from './row-list.tsx'
import { useCardText } from '../use-card-text.ts'
import { useDashboardContext } from '../dashboard-context.ts'

const ROWS = 5

/** Shows the completeness of the profile, with the most useful missing part first. */
export function ProfileCard() {
  const { pieces } = useDashboardContext()
  const t = useCardText()
  const open = pieces.filter(({ done }) => !done)
  const have = pieces.length - open.length
  const rows = [...open, ...pieces.filter(({ done }) => done)].slice(0, ROWS)
  return (
    <>
      <div className="mb-4 flex items-center gap-5">
        <ArchFigure
          size="medium"
          className="flex-none"
          stones={countStones({ have, of: pieces.length })}
          value={<Count have={have} of={pieces.length} />}
        />
        <div className="min-w-0">
          <h2 id="profile-title" className="text-lg">
            {t('profile.title')}
          </h2>
          <p className="text-xs text-ink-2">
            {open.length > 0 ? t('profile.left', { count: open.length }) : t('profile.complete')}
          </p>
        </div>
      </div>
      <RowList
        rows={rows.map(({ id, path, text, done }) => ({
          id,
          path,
          text,
          icon: done ? <Check aria-hidden /> : <Circle aria-hidden />,
          aside: done ? (
            t('profile.ready')
          ) : (
            <span className="font-ui text-sun-ink">{t('profile.missing')}</span>
          ),
        }))}
      />
    </>
  )
}
