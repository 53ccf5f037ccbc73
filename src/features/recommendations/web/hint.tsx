import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Recommendations } from '../contract/recommendations.endpoints.ts'
import { useText } from './use-text.ts'

/** The one step that would improve the list most. */
export function Hint({ known }: { known: Recommendations['known'] }) {
  const t = useText()
  const missing = !known.skills ? 'skills' : !known.place ? 'place' : undefined
  if (!missing) return null
  return (
    <Note tone="sun" className="mb-3">
      {t(`known.${missing}`)}{' '}
      <a className="link" href={missing === 'skills' ? '/profile#skills' : '/profile'}>
        {t(`known.${missing}Action`)}
      </a>
    </Note>
  )
}
