import { Suspense } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getPublicProfile } from '../contract/public.endpoints.ts'
import { title } from '../contract/titles.ts'
import { personData } from './view/person-data.ts'
import { PublicProfileParts } from './view/registered-parts.tsx'
import { ProfileView } from './view/profile-view.tsx'
import { useViewText } from './use-view-text.ts'

const ActionsAtAddress = lazyPart(async () => (await import('./view/member-actions.tsx')).ActionsAtAddress)

export const handle: PageHandle = { reading: true, chrome: 'bare', title }

/** Loads the profile in both languages; a former address redirects to the current one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const { slug = '' } = params
  const profile = await api(getPublicProfile, { params: { slug } })
  if (profile.slug !== slug) throw redirect(`/profil/${profile.slug}`, 301)
  const { headline } = profile.sections.intro ?? {}
  const head: Partial<PageHandle> = {
    title: { bhs: profile.name, en: profile.name },
    ...(headline && {
      description: {
        bhs: headline.bhs || headline.en || profile.name,
        en: headline.en || headline.bhs || profile.name,
      },
    }),
    share: `profil-${profile.slug}`,
  }
  return { profile, publicUrl, head, blocks: await loadBlocks(context, footerBlocks) }
}

export default function PublicProfileScreen() {
  const isMember = useIsMember()
  const session = useSession()
  const { profile, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap pt-6 pb-12 lg:pt-10">
          <ProfileView
            profile={profile}
            actions={
              session.status === 'authenticated' && (
                <Suspense fallback={<Skeleton className="h-12 w-48" />}>
                  <ActionsAtAddress key={profile.slug} slug={profile.slug} />
                </Suspense>
              )
            }
            parts={<PublicProfileParts slug={profile.slug} />}
          />
          {!isMember && <Join />}
        </main>
      </PageFrame>
      <PersonData />
    </BlocksProvider>
  )
}

function Join() {
  const view = useViewText()
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8">
      <div>
        <p className="font-strong">{view('join')}</p>
        <p className="text-sm text-ink-2">{view('joinText')}</p>
      </div>
      <ButtonLink to="/register" look="river">
        {view('register')}
      </ButtonLink>
    </aside>
  )
}

function PersonData() {
  const locale = useLocale()
  const { profile, publicUrl } = useLoaderData<typeof loader>()
  return (
    <StructuredData
      make={import.meta.env.SSR ? () => personData({ profile, publicUrl, locale }) : undefined}
    />
  )
}
