import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { EvidenceView, ProvenSkill } from '../../contract/evidence.endpoints.ts'
import type { Content } from '../../contract/section-order.ts'
import { useViewText } from '../use-view-text.ts'
import { Words } from './words.tsx'

/** What stands open. */
const OPEN = 3

type Props = {
  skills: Content<'skills'>['items']
  evidence: readonly ProvenSkill[]
  className: string
}
type Quote = { id: string; proof: EvidenceView; by: string; skill: string }

/** What people who worked with somebody have written about them, and the owner of the profile has accepted. */
export function Quotes({ skills, evidence, className }: Props) {
  const t = useViewText()
  const labels = new Map(skills.map(({ id, label }) => [id, label]))
  const quotes: Quote[] = evidence.flatMap(({ item, evidence: proofs }) =>
    proofs.flatMap((proof, place) =>
      proof.words === '' || proof.by === null
        ? []
        : [{ proof, by: proof.by, skill: labels.get(item) ?? '', id: `${item} ${place}` }],
    ),
  )
  if (quotes.length === 0) return null
  const open = quotes.length <= OPEN + 1 ? quotes : quotes.slice(0, OPEN)
  const rest = quotes.slice(open.length)
  return (
    <section aria-labelledby="quotes-title" className={className}>
      <h2 id="quotes-title" className="mb-3 text-lg">
        {t('quotes.title')}
      </h2>
      <ul>
        {open.map((quote) => (
          <Line key={quote.id} {...quote} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="link flex min-h-target cursor-pointer items-center border-t border-line font-strong">
            {t('quotes.more', { count: rest.length })}
          </summary>
          <ul>
            {rest.map((quote) => (
              <Line key={quote.id} {...quote} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Line({ proof: { words, photo, title }, by, skill }: Omit<Quote, 'id'>) {
  const t = useViewText()
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <Avatar name={by} src={photo} />
      <figure className="min-w-0 [overflow-wrap:anywhere]">
        <blockquote>{words}</blockquote>
        <figcaption className="mt-1 text-sm text-ink-2">
          <span className="font-strong text-ink">{by}</span>, <Words text={title} />
          {skill && <span className="block">{t('quotes.about', { skill })}</span>}
        </figcaption>
      </figure>
    </li>
  )
}
