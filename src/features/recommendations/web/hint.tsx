import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Recommendations } from '../contract/recommendations.endpoints.ts'
import { useText } from './use-text.ts'

/** The one step that would improve the list most. */
export function Hint({ known }: { known: Recommendations['known'] }) {
  const t = useText()
  const wanted = !known.skills ? 'skills' : !known.place ? 'place' : undefined
  if (!wanted) return null
  return (
    <Note tone="sun" className="mb-3">
      {t(`known.${wanted}`)}{' '}
      <a className="link" href={wanted === 'skills' ? '/profile#skills' : '/profile'}>
        {t(`known.${wanted}Action`)}
      </a>
    </Note>
  )
}
