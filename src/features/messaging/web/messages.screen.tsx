import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { messagesTitle } from '../contract/titles.ts'
import { Messages } from './messages.tsx'

export const handle: PageHandle = { title: messagesTitle, protected: true, chrome: 'noFooter' }

export default function MessagesScreen() {
  const { id } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <Messages id={id} />
    </Suspense>
  )
}
