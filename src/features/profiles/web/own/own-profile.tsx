import { FileText } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { PROFILE_ORDER } from '../../contract/section-order.ts'
import { ProfileOffers } from '../offers/profile-offers.tsx'
import { ProfileHead } from '../view/profile-head.tsx'
import { ProfileSkeleton } from '../view/profile-skeleton.tsx'
import { useText } from '../use-text.ts'
import { BeginCard } from './begin-card.tsx'
import { CompleteCard } from './complete-card.tsx'
import { SectionFrame } from './section-frame.tsx'
import { OwnContext, type OwnProfile as Profile, useOwnQuery } from './use-own.ts'

const InterestsSection = lazyPart(async () => (await import('./interests-section.tsx')).InterestsSection)
const PicturesEditor = lazyPart(async () => (await import('./pictures-editor.tsx')).PicturesEditor)
const PreviewAs = lazyPart(async () => (await import('./preview-as.tsx')).PreviewAs)
const ReadableProfile = lazyPart(async () => (await import('./readable-profile.tsx')).ReadableProfile)
const PublicationCard = lazyPart(async () => (await import('./publication-card.tsx')).PublicationCard)

const VIEWS = ['editing', 'public', 'member', 'connection'] as const
type View = (typeof VIEWS)[number]

/** The own profile, to edit or to view as others do. */
export function OwnProfile() {
  const t = useText()
  const query = useOwnQuery()
  const { data } = query
  const [search, setSearch] = useSearchParams()
  if (!data) return <QueryState query={query} title={t('failed')} waiting={<ProfileSkeleton />} />
  const view = VIEWS.find((each) => each === search.get('as')) ?? 'editing'
  return (
    <OwnContext value={data}>
      <Suspense>
        <ReadableProfile profile={data} />
      </Suspense>
      <div className="mb-5 flex flex-wrap items-center justify-end gap-3">
        <ButtonLink to="/profile/cv" small icon={<FileText />} className="mr-auto">
          {t('cvs')}
        </ButtonLink>
        <span className="text-sm text-ink-2" aria-hidden>
          {t('viewAs.label')}
        </span>
        <Segmented<View>
          label={t('viewAs.label')}
          value={view}
          options={VIEWS.map((value) => ({ value, text: t(`viewAs.${value}`) }))}
          onChange={(next) =>
            setSearch(next === 'editing' ? {} : { as: next }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {view === 'editing' ? (
        <Editing profile={data} />
      ) : (
        <Suspense fallback={<ProfileSkeleton />}>
          <PreviewAs audience={view} published={data.published} />
        </Suspense>
      )}
    </OwnContext>
  )
}

function Editing({ profile }: { profile: Profile }) {
  useNamedPlace()
  useIdlePrefetch(PreviewAs)
  const { name, pictures, sections } = profile
  return (
    <>
      <ProfileHead
        name={name}
        photo={pictures.photo}
        cover={pictures.cover}
        intro={sections.intro.content}
        skills={sections.skills.content.items.length}
        aside={
          <Suspense fallback={<Skeleton className="h-11 w-32" />}>
            <PicturesEditor />
          </Suspense>
        }
      />
      <div className="mt-6 grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="pb-8 lg:col-start-2">
          <CompleteCard />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ProfileOffers intoCv />
          <BeginCard />
          <SectionFrame name="intro" />
          {PROFILE_ORDER.map((section) => (
            <SectionFrame key={section} name={section} />
          ))}
          <Suspense fallback={<Skeleton className="h-28" />}>
            <InterestsSection />
          </Suspense>
        </div>
        <div className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:col-start-2 lg:self-start">
          <Suspense fallback={<Skeleton className="h-56" />}>
            <PublicationCard />
          </Suspense>
        </div>
      </div>
    </>
  )
}

/** Scrolls to the section in the address, which exists only now. */
function useNamedPlace(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const place = document.getElementById(hash.slice(1))
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [hash, key])
}
