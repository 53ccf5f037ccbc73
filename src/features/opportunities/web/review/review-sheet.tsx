import { readText } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { getReviewed } from '../../contract/review.endpoints.ts'
import { RichTextView } from '#platform/web/rich-text/rich-text-view.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { useFacts } from '../shown/use-facts.ts'
import { useEditorText } from '../use-editor-text.ts'
import { DecisionForm } from './decision-form.tsx'

type Reviewed = ResponseOf<typeof getReviewed>
type Props = { id: string; onClose: () => void; onDone: () => void }

/** One opportunity as staff judge it: what the check found, what it says, and the decision. */
export function ReviewSheet({ id, onClose, onDone }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const query = useEndpoint(getReviewed, { params: { id }, gcTime: 0, staleTime: 0 })
  const { data } = query
  const title = data ? readText(data.title, locale).text || t('untitled') : t('review.title')
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('close')}>
      <QueryState
        query={query}
        waiting={
          <Waiting className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
          </Waiting>
        }
      >
        {(reviewed) => <Judged reviewed={reviewed} onDone={onDone} />}
      </QueryState>
    </Sheet>
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
      {LOCALES.filter((language) => !isBlankText(content.body[language])).map((language) => (
        <section key={language} lang={language === 'bhs' ? 'bs' : 'en'} className="border-t border-line pt-3">
          <h3 className="mb-2 text-sm text-ink-3">{t(`languages.${language}`)}</h3>
          <p className="font-strong [overflow-wrap:anywhere]">{content.title[language]}</p>
          <p className="mb-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{content.summary[language]}</p>
          <RichTextView document={content.body[language]} tags={{ 2: 'h3', 3: 'h4' }} />
        </section>
      ))}
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
      {status === 'in-review' && <DecisionForm id={reviewed.id} version={reviewed.version} onDone={onDone} />}
    </div>
  )
}
