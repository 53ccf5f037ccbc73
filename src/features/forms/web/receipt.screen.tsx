import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { loadReceipt } from './form/load-form.ts'
import { Receipt } from './form/receipt.tsx'

export const handle: PageHandle = {
  reading: true,
  hidden: true,
  secret: true,
  chrome: 'bare',
  title: titles.sent,
}

export async function loader(args: LoaderFunctionArgs) {
  const [receipt, blocks] = await Promise.all([loadReceipt(args), loadBlocks(args.context, footerBlocks)])
  return { ...receipt, blocks }
}

export default function ReceiptScreen() {
  const { sent, token, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
          <Receipt sent={sent} token={token} />
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}
