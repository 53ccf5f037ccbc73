import { type Comment } from '../../contract/comments/comments.endpoints.ts'
import { commentPieces } from '../../contract/comments/comment-mentions.ts'
import { useCommentText } from './use-comment-text.ts'

type Props = {
  comment: Pick<Comment, 'text' | 'mentions'>
  profilePath: (person: { id: string; slug: string | null }) => string | null
}

/** The words of a comment, with the people whom it names as links. */
export function CommentWords({ comment: { text, mentions }, profilePath }: Props) {
  const t = useCommentText()
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {commentPieces(text, mentions).map((piece, at) => {
        if ('text' in piece) return piece.text
        const { mention } = piece
        const path = mention && profilePath(mention)
        const name = `@${mention?.name ?? t('people.nobody')}`
        return path ? (
          <a key={at} className="link" href={path}>
            {name}
          </a>
        ) : (
          <span key={at} className="font-ui">
            {name}
          </span>
        )
      })}
    </p>
  )
}
