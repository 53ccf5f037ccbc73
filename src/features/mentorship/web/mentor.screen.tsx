import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { getMentor } from '../contract/public.endpoints.ts'
import { useFromServer } from '#platform/web/shell/use-from-server.ts'
import { titles } from '../contract/titles.ts'
import { mentorData } from './public/mentor-data.ts'
import { MentorView } from './public/mentor-view.tsx'
import { PlainTimes } from './public/plain-times.tsx'
import { useText } from './use-text.ts'

const AskPart = lazyPart(async () => (await import('./member/ask-part.tsx')).AskPart)

const MentorGroups = lazyPart(async () => (await import('./groups/mentor-groups.tsx')).MentorGroups)

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.mentor }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const mentor = await api(getMentor, { params: { slug: params.slug ?? '' } })
  const { name, slug, about } = mentor
  const lead = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160)
  const head: Partial<PageHandle> = {
    title: { bhs: name, en: name },
    description: { bhs: lead(about.bhs || about.en), en: lead(about.en || about.bhs) },
    share: `mentor-${slug}`,
  }
  return {
    shown: mentor,
    publicUrl,
    head,
    now: new Date().toISOString(),
    blocks: await loadBlocks(context, footerBlocks),
  }
}

export default function MentorScreen() {
  const t = useText()
  const isMember = useIsMember()
  // The server does not know the zone of the member's device.
  const fromServer = useFromServer()
  const { shown, blocks, now, publicUrl } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap pt-4 pb-16 lg:pt-8">
          <a className="link mb-3 inline-flex min-h-target items-center text-sm" href="/mentors">
            {t('page.back')}
          </a>
          <MentorView mentor={shown} now={new Date(now)}>
            {isMember && fromServer ? (
              <PlainTimes mentor={shown} />
            ) : isMember ? (
              <Suspense fallback={<PlainTimes mentor={shown} />}>
                <AskPart mentor={shown} />
              </Suspense>
            ) : (
              <PlainTimes mentor={shown} signIn />
            )}
          </MentorView>
          {isMember && !fromServer && (
            <Suspense>
              <MentorGroups mentor={shown.id} />
            </Suspense>
          )}
        </main>
      </PageFrame>
      <StructuredData make={import.meta.env.SSR ? () => mentorData({ shown, publicUrl }) : undefined} />
    </BlocksProvider>
  )
}
