import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { RichTextView } from '#platform/web/rich-text/rich-text-view.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getReviewedArticle, trustAuthor } from '../../contract/review.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { DecisionForm } from './decision-form.tsx'

type Reviewed = ResponseOf<typeof getReviewedArticle>
type Props = { id: string; onClose: () => void; onDone: () => void }

/** One article as the editors judge it: both languages, its author, and the decision. */
export function ReviewSheet({ id, onClose, onDone }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const query = useEndpoint(getReviewedArticle, { params: { id }, gcTime: 0, staleTime: 0 })
  const { data } = query
  const title = data ? readText(data.title, locale).text || t('untitled') : t('review.queues.waiting')
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
  const { content, author, state, id, version } = reviewed
  return (
    <div className="grid gap-4">
      {author && <Trust author={author} />}
      {LOCALES.filter((language) => !isBlankText(content.body[language])).map((language) => (
        <section key={language} lang={language === 'bhs' ? 'bs' : 'en'} className="grid gap-2">
          <h3 className="text-lg [overflow-wrap:anywhere]">{content.title[language]}</h3>
          <p className="text-ink-2">{content.summary[language]}</p>
          <RichTextView document={content.body[language]} tags={{ 2: 'h3', 3: 'h4' }} />
        </section>
      ))}
      <p>
        <ButtonLink small to={`/articles/${id}/edit`}>
          {t('review.edit')}
        </ButtonLink>
      </p>
      {state === 'waiting' && <DecisionForm id={id} version={version} onDone={onDone} />}
    </div>
  )
}

function Trust({ author }: { author: NonNullable<Reviewed['author']> }) {
  const t = useEditorText()
  const { busy, act } = useAct({ refresh: ['/api/admin/articles'], failed: t('general') })
  return (
    <div className="grid gap-1">
      <p className="font-strong">{author.name}</p>
      <Checkbox
        name="trusted"
        label={t('review.trust')}
        checked={author.trusted}
        disabled={busy}
        onChange={(event) => {
          const trusted = event.target.checked
          void act(
            () => call(trustAuthor, { params: { id: author.id }, body: { trusted } }),
            t('review.trusted'),
          )
        }}
      />
    </div>
  )
}
