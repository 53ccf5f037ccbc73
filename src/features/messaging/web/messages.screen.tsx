import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { subjectOfAddress } from '../contract/about.ts'
import { messagesTitle } from '../contract/titles.ts'
import { Messages } from './messages.tsx'

export const handle: PageHandle = {
  title: messagesTitle,
  protected: true,
  chrome: 'noFooter',
  microphone: true,
}

export default function MessagesScreen() {
  const { id } = useParams()
  const [search] = useSearchParams()
  // The message that a search has found.
  const at = /^\d{1,15}$/.test(search.get('at') ?? '') ? Number(search.get('at')) : undefined
  return (
    <Suspense fallback={<PageSpinner />}>
      <Messages id={id} at={at} about={subjectOfAddress(search.get('about'))} />
    </Suspense>
  )
}
