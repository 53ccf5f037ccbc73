import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { createQuestion, listQuestions } from '../../contract/discussions.endpoints.ts'
import { QuestionList } from '../question-list.tsx'
import { useText } from '../use-text.ts'
import { PostActions } from './post-actions.tsx'
import { WriteForm } from './write-form.tsx'

type Props = {
  kind: string
  id: string
  /** Called after every action of the member. */
  onChange?: () => unknown
}

/** Shows the questions to a member, waiting ones included, with their actions. */
export function MemberDiscussion({ kind, id, onChange }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const query = { kind, id }
  const list = useEndpointPages(listQuestions, { query })
  const pages = list.data?.pages ?? []
  const [first] = pages
  const items = pages.flatMap((page) => page.items)
  async function again() {
    await queries.invalidateQueries({ queryKey: endpointKey(listQuestions, { query, pages: true }) })
    await onChange?.()
  }
  return (
    <>
      {first && (
        <QuestionList
          items={items}
          by={first.by}
          actions={(post) => (
            <PostActions
              post={post}
              by={first.by}
              isOfficial={first.isOfficial}
              mayAnswer={first.isOpen || first.isOfficial}
              onChange={again}
            />
          )}
        />
      )}
      <ListFoot list={list} more={t('more')} />
      {first?.isOpen && !first.isOfficial && !asking && (
        <Button small className="mt-2 print:hidden" onClick={() => setAsking(true)}>
          {t('ask.action')}
        </Button>
      )}
      {asking && (
        <WriteForm
          what="ask"
          help={t('hints.ask')}
          draft={`discussion.${kind}.${id}`}
          send={(text) => call(createQuestion, { body: { kind, id, text } })}
          onDone={again}
          onClose={() => setAsking(false)}
        />
      )}
      {items.length > 0 && <p className="mt-2 text-xs text-ink-3 print:hidden">{t('interestHelp')}</p>}
    </>
  )
}
