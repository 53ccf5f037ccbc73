import { X } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { ArchFigure, Count } from '#platform/web/ui/arch-figure.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { completenessOf, isEnough, type Piece, PIECE_PLACE } from '../../contract/completeness.ts'
import { updateSuggestion } from '../../contract/profile.endpoints.ts'
import { useText } from '../use-text.ts'
import { contentsOf, useOwn, useOwnStore } from './use-own.ts'

/** More than these at once would be a list of duties. */
const SUGGESTIONS = 3

/** What would bring something more to the profile, the most useful first; what its owner dismisses is not asked again. */
export function CompleteCard() {
  const t = useText()
  const own = useOwn()
  const pieces = completenessOf({
    contents: contentsOf(own),
    hasPhoto: own.pictures.photo !== null,
    dismissed: own.dismissed,
  })
  const open = pieces.filter(({ done }) => !done)
  const done = pieces.length - open.length
  const say = open.length === 0 ? 'all' : isEnough(pieces) ? 'enough' : 'next'
  return (
    <section aria-labelledby="complete-title">
      <div className="flex items-center gap-5">
        <ArchFigure
          size="medium"
          className="flex-none"
          stones={countStones({ have: done, of: pieces.length })}
          value={<Count have={done} of={pieces.length} />}
        />
        <div className="min-w-0">
          <h2 id="complete-title" className="text-lg">
            {t('complete.title')}
          </h2>
          <p className="text-sm text-ink-2">{t(`complete.${say}`)}</p>
        </div>
      </div>
      {open.length > 0 && (
        <ul className="mt-3">
          {open.slice(0, SUGGESTIONS).map(({ id }) => (
            <Suggestion key={id} piece={id} />
          ))}
        </ul>
      )}
      <Link className="link inline-flex min-h-target items-center text-sm" to="/profile/import">
        {t('complete.importCv')}
      </Link>
    </section>
  )
}

function Suggestion({ piece }: { piece: Piece }) {
  const t = useText()
  const store = useOwnStore()
  const { busy, act } = useAct({ refresh: ['/api/dashboard'], failed: t('general') })
  const name = t(`complete.${piece}`)
  async function update(isDismissed: boolean) {
    await call(updateSuggestion, { body: { piece, isDismissed } })
    store.change((now) => {
      const others = now.dismissed.filter((one) => one !== piece)
      return { ...now, dismissed: isDismissed ? [...others, piece] : others }
    })
  }
  const dismiss = () =>
    act(
      () => update(true),
      () => ({
        title: t('complete.dismissed', { piece: name }),
        action: <ToastButton onClick={() => void act(() => update(false))}>{t('complete.undo')}</ToastButton>,
      }),
    )
  return (
    <li className="flex items-center gap-2 border-t border-line">
      <Link to={`#${PIECE_PLACE[piece]}`} className="min-w-0 flex-1 py-2 no-underline hover:underline">
        <span className="block font-strong text-river-ink">{name}</span>
        <span className="block text-sm text-ink-2">{t(`complete.why.${piece}`)}</span>
      </Link>
      <IconButton
        icon={<X />}
        label={t('complete.dismiss', { piece: name })}
        aria-disabled={busy}
        onClick={() => void dismiss()}
      />
    </li>
  )
}
