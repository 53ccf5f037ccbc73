import { useLoaderData } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { loadReceipt } from './form/load-form.ts'
import { Receipt } from './form/receipt.tsx'

export const handle: PageHandle = {
  reading: true,
  hidden: true,
  secret: true,
  framed: true,
  chrome: 'bare',
  title: titles.sent,
}

export const loader = loadReceipt

/** The receipt of a form, in the frame of another site. */
export default function EmbedReceiptScreen() {
  const { sent, token } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap max-w-3xl py-4">
      <Receipt sent={sent} token={token} framed />
    </main>
  )
}
