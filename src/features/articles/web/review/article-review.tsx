import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ReviewSheet, ReviewTexts } from '#platform/web/editing/review-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { Content } from '../../contract/content.ts'
import { passageOf } from '../../contract/talk/passage.ts'
import { getReviewedArticle, updateAuthorTrust } from '../../contract/review.endpoints.ts'
import { DRAFT_PARTS, DraftCover } from '../draft-parts.tsx'
import { TalkList } from '../talk/talk-list.tsx'
import { useDraftTalk } from '../talk/use-draft-talk.ts'
import { useTalkText } from '../talk/use-talk-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { ArticleDecision } from './article-decision.tsx'

type Reviewed = ResponseOf<typeof getReviewedArticle>
type Props = { id: string; onClose: () => void; onDone: () => void }

/** One article as the editors judge it: both languages, its author, and the decision. */
export function ArticleReview({ id, onClose, onDone }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const query = useEndpoint(getReviewedArticle, { params: { id }, gcTime: 0, staleTime: 0 })
  const { data } = query
  const title = data ? readText(data.title, locale).text || t('untitled') : t('review.queues.waiting')
  return (
    <ReviewSheet query={query} title={title} closeLabel={t('close')} onClose={onClose}>
      {(reviewed) => <Judged reviewed={reviewed} onDone={onDone} />}
    </ReviewSheet>
  )
}

function Judged({ reviewed, onDone }: { reviewed: Reviewed; onDone: () => void }) {
  const t = useEditorText()
  const { content, author, state, id, version } = reviewed
  return (
    <div className="grid gap-4">
      {author && <Trust author={author} />}
      <DraftCover cover={content.cover} />
      <ReviewTexts texts={content} nameOf={(language) => t(`languages.${language}`)} parts={DRAFT_PARTS} />
      <p>
        <ButtonLink small to={`/articles/${id}/edit`}>
          {t('review.edit')}
        </ButtonLink>
      </p>
      <ReviewTalk id={id} body={content.body} />
      {state === 'waiting' && <ArticleDecision id={id} version={version} onDone={onDone} />}
    </div>
  )
}

/** Shows the comments on the draft above the decision. */
function ReviewTalk({ id, body }: { id: string; body: Content['body'] }) {
  const t = useTalkText()
  const talk = useDraftTalk(id)
  if (!talk.isThere) return null
  return (
    <section aria-labelledby="review-talk" className="grid gap-3 border-t border-line pt-3">
      <h3 id="review-talk" className="text-md">
        {t('title')}
      </h3>
      <TalkList id={id} talk={talk} wordsOf={(thread) => passageOf(body, thread)?.words} />
    </section>
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
            () => call(updateAuthorTrust, { params: { id: author.id }, body: { trusted } }),
            t('review.trusted'),
          )
        }}
      />
    </div>
  )
}
