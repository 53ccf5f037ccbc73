import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  answerQuestion,
  deletePost,
  updatePost,
  type Post,
  saveInterest,
  type Question,
} from '../../contract/discussions.endpoints.ts'
import { useText } from '../use-text.ts'
import { WriteForm } from './write-form.tsx'

type Props = {
  post: Post | Question
  by: Bilingual
  isOfficial: boolean
  mayAnswer: boolean
  onChange: () => Promise<unknown>
}

/**
 * Offers a member's actions on a question or an answer: share the question, answer, report, and edit or delete their own.
 */
export function PostActions({ post, by, isOfficial, mayAnswer, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const [doing, setDoing] = useState<'answer' | 'edit' | 'report'>()
  const params = { id: post.id }
  const question = 'answers' in post ? post : undefined
  /** The questioner adds to the question; an official answers, even to a question of their own. */
  const reply = post.isOwn && !isOfficial ? 'addition' : 'answer'
  const close = () => setDoing(undefined)
  async function act(work: () => Promise<unknown>) {
    try {
      await work()
      await onChange()
    } catch (error) {
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
    }
  }
  async function remove() {
    await call(deletePost, { params })
    toast({ title: t('removed') })
  }
  if (post.isDeleted) return null
  if (doing === 'edit')
    return (
      <WriteForm
        what="edit"
        draft={`discussion-edit.${post.id}`}
        text={post.text}
        send={(text) => call(updatePost, { params, body: { text } })}
        onDone={onChange}
        onClose={close}
      />
    )
  if (doing === 'answer')
    return (
      <WriteForm
        what={reply}
        help={isOfficial ? t('hints.official', { by: readText(by, locale).text }) : t(`hints.${reply}`)}
        draft={`discussion-answer.${post.id}`}
        send={(text) => call(answerQuestion, { params, body: { text } })}
        onDone={onChange}
        onClose={close}
      />
    )
  return (
    <div className="-ml-3 flex flex-wrap print:hidden">
      {question && !post.isOwn && !isOfficial && (
        <Button
          look="quiet"
          small
          aria-pressed={question.isInterested}
          onClick={() =>
            void act(() => call(saveInterest, { params, body: { wanted: !question.isInterested } }))
          }
        >
          {t('interest', { count: question.interests })}
        </Button>
      )}
      {question && mayAnswer && (
        <Button look="quiet" small onClick={() => setDoing('answer')}>
          {t(`${reply}.action`)}
        </Button>
      )}
      {post.isEditable && (
        <Button look="quiet" small onClick={() => setDoing('edit')}>
          {t('edit.action')}
        </Button>
      )}
      {post.isOwn && (
        <Button look="quiet" small onClick={() => void act(remove)}>
          {t('remove')}
        </Button>
      )}
      {!post.isOwn && (
        <Button look="quiet" small onClick={() => setDoing('report')}>
          {t('report')}
        </Button>
      )}
      {doing === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog kind="post" thing={post.id} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
