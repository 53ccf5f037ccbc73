import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { MailedInvitation } from './mine/mailed-invitation.tsx'

export const handle: PageHandle = { title: titles.invitation, chrome: 'bare', cacheable: true }

export async function loader({ context }: LoaderFunctionArgs) {
  return { blocks: await loadBlocks(context, footerBlocks) }
}

export default function InvitationScreen() {
  const { blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <Suspense fallback={<PageSpinner />}>
          <main id="main" className="wrap min-h-96 pt-8 pb-12 lg:pt-12">
            <MailedInvitation />
          </main>
        </Suspense>
      </PageFrame>
    </BlocksProvider>
  )
}
