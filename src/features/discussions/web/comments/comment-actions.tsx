import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Comment, listComments } from '../../contract/comments/comments.endpoints.ts'
import { deletePost, updatePost } from '../../contract/discussions.endpoints.ts'
import { textWithNames } from '../../contract/comments/comment-mentions.ts'
import type { Naming } from './mention-menu.tsx'
import { SayForm } from '../threads/say-form.tsx'
import { useCommentText } from './use-comment-text.ts'

type Props = { comment: Comment; onAnswer?: (() => void) | undefined; onEdit: () => void }

/** Offers a member's actions on a comment: answer, edit or delete their own, report another's. */
export function CommentActions({ comment, onAnswer, onEdit }: Props) {
  const t = useCommentText()
  const [reporting, setReporting] = useState(false)
  const { busy, act } = useAct({ refresh: [listComments.path], failed: t('failed') })
  const { id, author, isOwn, isEditable } = comment
  return (
    <div className="-ml-3 flex flex-wrap print:hidden">
      {onAnswer && (
        <Button
          small
          look="quiet"
          aria-label={t('answerNamed', { name: author?.name ?? t('somebody') })}
          onClick={onAnswer}
        >
          {t('answer')}
        </Button>
      )}
      {isEditable && (
        <Button small look="quiet" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {isOwn && (
        <Button
          small
          look="quiet"
          disabled={busy}
          onClick={() => void act(() => call(deletePost, { params: { id } }), t('removed'))}
        >
          {t('remove')}
        </Button>
      )}
      {!isOwn && (
        <Button small look="quiet" onClick={() => setReporting(true)}>
          {t('report')}
        </Button>
      )}
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog kind="post" thing={id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

type EditProps = { comment: Comment; about: Naming; onClose: () => void }

/** Edits the text of the member's own comment. */
export function CommentEdit({ comment, about, onClose }: EditProps) {
  const t = useCommentText()
  const { act } = useAct({ refresh: [listComments.path], failed: t('failed') })
  return (
    <SayForm
      what="edit"
      draft={`comment-edit.${comment.id}`}
      text={textWithNames(comment.text, comment.mentions, t('people.nobody'))}
      naming={about}
      named={comment.mentions}
      send={async ({ text, mentions }) => {
        // A rejected text stays in the form.
        await call(updatePost, { params: { id: comment.id }, body: { text, mentions } })
        await act(() => Promise.resolve())
      }}
      onClose={onClose}
    />
  )
}
