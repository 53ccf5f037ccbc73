import { Link } from 'react-router'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { ArchFigure, Count } from '#platform/web/ui/arch-figure.tsx'
import { completenessOf, PIECE_PLACE } from '../../contract/completeness.ts'
import { useText } from '../use-text.ts'
import { contentsOf, useOwn } from './use-own.ts'

/** The share of the profile that is filled in, and the most useful next part. */
export function CompleteCard() {
  const t = useText()
  const own = useOwn()
  const pieces = completenessOf({ contents: contentsOf(own), hasPhoto: own.pictures.photo !== null })
  const next = pieces.find(({ done }) => !done)
  const done = pieces.filter((piece) => piece.done).length
  return (
    <section
      aria-labelledby="complete-title"
      className="flex items-center gap-5 lg:grid lg:justify-items-start lg:gap-3"
    >
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
        <p className="text-sm text-ink-2">{next ? t('complete.next') : t('complete.all')}</p>
        {next && (
          <Link
            className="link inline-flex min-h-target items-center font-strong"
            to={`#${PIECE_PLACE[next.id]}`}
          >
            {t(`complete.${next.id}`)}
          </Link>
        )}
        <p>
          <Link className="link inline-flex min-h-target items-center text-sm" to="/profile/import">
            {t('complete.importCv')}
          </Link>
        </p>
      </div>
    </section>
  )
}
