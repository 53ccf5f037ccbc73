import { Printer } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { getPublicForm } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { type PaperForm, PaperSheet } from './paper/paper-sheet.tsx'
import { usePaperText } from './paper/use-paper-text.ts'

export const handle: PageHandle = { reading: true, hidden: true, chrome: 'bare', title: titles.form }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const [whole, blocks] = await Promise.all([
    api(getPublicForm, { params: { slug: params.slug ?? '' }, query: {} }),
    loadBlocks(context, footerBlocks),
  ])
  const { slug, version, content, audience, state, opensAt, closesAt, retentionDays } = whole
  const form: PaperForm = { slug, version, content, audience, state, opensAt, closesAt, retentionDays }
  const head: Partial<PageHandle> = {
    title: { bhs: readText(content.title, 'bhs').text, en: readText(content.title, 'en').text },
  }
  return { form, address: `${publicUrl}/forms/${slug}`, blocks, head }
}

/** The twin of a form for paper, without script. */
export default function PaperScreen() {
  const t = usePaperText()
  const isMember = useIsMember()
  const { form, address, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8 print:max-w-none print:p-0">
          <div className="mb-4 grid justify-items-start gap-2 print:hidden">
            <a className="link inline-flex min-h-target items-center text-sm" href={`/forms/${form.slug}`}>
              {t('back')}
            </a>
            {isMember ? (
              <Button small icon={<Printer />} onClick={() => print()}>
                {t('print')}
              </Button>
            ) : (
              <p className="text-sm text-ink-2">{t('how')}</p>
            )}
          </div>
          <PaperSheet form={form} address={address} />
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}
