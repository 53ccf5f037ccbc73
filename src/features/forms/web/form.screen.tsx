import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { titles } from '../contract/titles.ts'
import { FormBody, FormHead } from './form/form-body.tsx'
import { loadForm } from './form/load-form.ts'

const ReportForm = lazyPart(async () => (await import('./form/report-form.tsx')).ReportForm)

export const handle: PageHandle = { listed: true, chrome: 'bare', title: titles.form }

export async function loader(args: LoaderFunctionArgs) {
  const [{ form, token, origin }, blocks] = await Promise.all([
    loadForm(args),
    loadBlocks(args.context, footerBlocks),
  ])
  const both = (text: { bhs: string; en: string }) => ({
    bhs: readText(text, 'bhs').text,
    en: readText(text, 'en').text,
  })
  const head: Partial<PageHandle> = { title: both(form.content.title), description: both(form.content.intro) }
  return { form, token, origin, blocks, head }
}

export default function FormScreen() {
  const isMember = useIsMember()
  const { form, token, origin, blocks } = useLoaderData<typeof loader>()
  const hasSteps = form.state === 'open' && form.content.fields.some(({ kind }) => kind === 'page')
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main
          id="main"
          className={classNames('wrap max-w-3xl pt-4 pb-12 lg:pt-8', hasSteps && 'lg:max-w-5xl')}
        >
          <FormHead form={form} />
          <FormBody key={form.mark} form={form} token={form.draft ? token : undefined} origin={origin} />
          {isMember && (
            <Suspense>
              <ReportForm id={form.id} />
            </Suspense>
          )}
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}
