import { DraftFigure } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { ReviewSheet, ReviewTexts } from '#platform/web/editing/review-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getReviewed } from '../../contract/review.endpoints.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useFacts } from '../view/use-facts.ts'
import { useEditorText } from '../use-editor-text.ts'
import { OpportunityDecision } from './opportunity-decision.tsx'

type Reviewed = ResponseOf<typeof getReviewed>
type Props = { id: string; onClose: () => void; onDone: () => void }

/** The review of an opportunity by staff: the findings, the content and the decision. */
export function OpportunityReview({ id, onClose, onDone }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const query = useEndpoint(getReviewed, { params: { id }, gcTime: 0, staleTime: 0 })
  const { data } = query
  const title = data ? readText(data.title, locale).text || t('untitled') : t('review.title')
  return (
    <ReviewSheet query={query} title={title} closeLabel={t('close')} onClose={onClose}>
      {(reviewed) => <Judged reviewed={reviewed} onDone={onDone} />}
    </ReviewSheet>
  )
}

function Judged({ reviewed, onDone }: { reviewed: Reviewed; onDone: () => void }) {
  const t = useEditorText()
  const facts = useFacts()
  const { warnings, content, organisation, status, slug, sourceUrl } = reviewed
  const { contact, externalUrl } = content
  const meta = [organisation.name, facts.amount(reviewed), facts.place(reviewed), contact.email, externalUrl]
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{meta.filter(Boolean).join('\u00a0· ')}</p>
      {warnings.length > 0 ? (
        <Note tone="sun">
          <p className="font-strong">{t('warnings.title')}</p>
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{t(`warnings.${warning}`)}</li>
            ))}
          </ul>
        </Note>
      ) : (
        <Note>{t('review.clean')}</Note>
      )}
      <ReviewTexts
        texts={content}
        nameOf={(language) => t(`languages.${language}`)}
        parts={{ figure: DraftFigure }}
      />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {sourceUrl && (
          <a className="link inline-flex min-h-target items-center" href={sourceUrl} rel="nofollow noopener">
            {t('review.source')}
          </a>
        )}
        {(status === 'published' || status === 'closed') && (
          <a className="link inline-flex min-h-target items-center" href={`/opportunities/${slug}`}>
            {t('review.view')}
          </a>
        )}
      </p>
      {status === 'in-review' && (
        <OpportunityDecision id={reviewed.id} version={reviewed.version} onDone={onDone} />
      )}
    </div>
  )
}
