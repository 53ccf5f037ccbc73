import { useState } from 'react'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { Comment } from '../../contract/comments/comments.endpoints.ts'
import { SayForm } from '../threads/say-form.tsx'
import { UnsentNote } from '../threads/unsent-note.tsx'
import { CommentActions, CommentEdit } from './comment-actions.tsx'
import { CommentList } from './comment-list.tsx'
import { useCommentText } from './use-comment-text.ts'
import { type OpenComments, useComments } from './use-comments.ts'

type Props = {
  kind: string
  id: string
  /** Called when the list has more or fewer comments than before. */
  onChange?: () => void
}

/** Shows comments to a member with all actions; the newest comes last, above the field for another. */
export function MemberComments({ kind, id, onChange }: Props) {
  const t = useCommentText()
  const comments = useComments({ kind, id, member: useMemberId(), onChange })
  const [writing, setWriting] = useState(false)
  const [answering, setAnswering] = useState<string>()
  const [edited, setEdited] = useState<string>()
  const { list, items, isOpen, unsent, say } = comments
  return (
    <>
      {list.isSuccess && items.length + unsent.length === 0 && (
        <p className="text-sm text-ink-2">{t('none')}</p>
      )}
      <CommentList
        items={items}
        profilePath={(author) => `/profile/${author.slug ?? author.id}`}
        editing={(comment) =>
          comment.id === edited ? (
            <CommentEdit comment={comment} about={{ kind, id }} onClose={() => setEdited(undefined)} />
          ) : undefined
        }
        actions={(comment) => (
          <CommentActions
            comment={comment}
            onAnswer={isOpen ? () => setAnswering(comment.id) : undefined}
            onEdit={() => setEdited(comment.id)}
          />
        )}
        foot={(thread) => {
          const those = [thread.id, ...thread.answers.map((answer) => answer.id)]
          const answered = those.find((each) => each === answering)
          return (
            <div className="pl-9">
              <Unsent comments={comments} isHere={(answers) => those.includes(answers ?? '')} />
              {answered !== undefined && (
                <SayForm
                  key={answered}
                  what="answer"
                  draft={`comment-answer.${answered}`}
                  naming={{ kind, id }}
                  send={({ text, mentions }) => say({ answers: answered, text, mentions })}
                  onClose={() => setAnswering(undefined)}
                />
              )}
            </div>
          )
        }}
      />
      <ListFoot list={list} more={t('more')} />
      <Unsent comments={comments} isHere={(answers) => answers === null} />
      {list.isSuccess && !isOpen && <p className="mt-2 text-sm text-ink-2 print:hidden">{t('closed')}</p>}
      {isOpen &&
        (writing ? (
          <SayForm
            what="comment"
            draft={`comment.${kind}.${id}`}
            naming={{ kind, id }}
            send={({ text, mentions }) => say({ answers: null, text, mentions })}
            onClose={() => setWriting(false)}
          />
        ) : (
          <Button small className="mt-2 print:hidden" onClick={() => setWriting(true)}>
            {t('add')}
          </Button>
        ))}
    </>
  )
}

type UnsentProps = { comments: OpenComments; isHere: (answers: Comment['id'] | null) => boolean }

function Unsent({ comments, isHere }: UnsentProps) {
  const here = comments.unsent.filter(({ answers }) => isHere(answers))
  if (here.length === 0) return null
  return (
    <ul className="text-sm">
      {here.map(({ entry, text }) => (
        <li key={entry.id} className="py-2">
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          <UnsentNote entry={entry} threads={comments} />
        </li>
      ))}
    </ul>
  )
}
