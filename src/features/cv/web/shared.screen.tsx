import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BrandLink, LanguageSwitch } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { getSharedCv } from '../contract/public.endpoints.ts'
import { publicTitle } from '../contract/titles.ts'
import { SharedCv } from './shared/shared-cv.tsx'

export const handle: PageHandle = {
  reading: true,
  hidden: true,
  secret: true,
  chrome: 'bare',
  title: publicTitle,
}

/** Loads the CV behind the address; a closed one is not found. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, product } = context.get(pageRequest)
  const { token = '' } = params
  const { document } = await api(getSharedCv, { params: { token } })
  const title = `CV ${document.name}`
  const head: Partial<PageHandle> = { title: { bhs: title, en: title } }
  return { token, product, document, head }
}

export default function SharedCvScreen() {
  const { token, product, document } = useLoaderData<typeof loader>()
  return (
    <>
      <header className="border-b border-line print:hidden">
        <div className="wrap flex h-bar items-center justify-between gap-4">
          <BrandLink />
          <LanguageSwitch />
        </div>
      </header>
      <SharedCv document={document} token={token} product={product} />
    </>
  )
}
