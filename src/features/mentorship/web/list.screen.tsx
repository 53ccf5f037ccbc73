import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { useFromServer } from '#platform/web/shell/use-from-server.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { listMentors, type MentorChoice, QUERY_MAX } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { addressOf, afterOf, choiceOf, toggled } from './public/choice.ts'
import { MentorFacets } from './public/mentor-facets.tsx'
import { MentorRow } from './public/mentor-row.tsx'
import { useText } from './use-text.ts'

const ComingGroups = lazyPart(async () => (await import('./groups/coming-groups.tsx')).ComingGroups)

export const handle: PageHandle = {
  reading: true,
  chrome: 'bare',
  title: titles.mentors,
  description: {
    bhs: 'Mentori i mentorice iz BiH i dijaspore: po temi, vještini, jeziku i slobodnom terminu. Odgovor u roku od 48 sati.',
    en: 'Mentors from BiH and abroad: by topic, skill, language and free time. An answer within 48 hours.',
  },
  share: 'mentori',
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const [choice, after] = [choiceOf(search), afterOf(search)]
  const [page, blocks] = await Promise.all([
    api(listMentors, { query: { ...choice, ...(after && { after }) } }),
    loadBlocks(context, footerBlocks),
  ])
  return { page, choice, blocks, now: new Date().toISOString() }
}

export default function MentorListScreen() {
  const t = useText()
  const { page, choice, blocks, now } = useLoaderData<typeof loader>()
  const { mentors, total, facets, next } = page
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h1 className="text-3xl tracking-title lg:text-4xl">{t('title')}</h1>
              <p className="mt-2 max-w-measure text-ink-2">{t('lead')}</p>
            </div>
            <Search choice={choice} />
          </header>
          <FreeStrip choice={choice} />
          <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <details className="rounded-control border border-line px-3.5 lg:hidden">
              <summary className="min-h-target py-3 text-sm font-ui">{t('filters')}</summary>
              <MentorFacets choice={choice} facets={facets} />
            </details>
            <aside aria-label={t('filters')} className="max-lg:hidden">
              <MentorFacets choice={choice} facets={facets} />
            </aside>
            <section aria-labelledby="mentors-title" className="min-w-0">
              <h2 id="mentors-title" className="sr-only">
                {t('list')}
              </h2>
              <p role="status" className="pb-3 text-sm text-ink-2">
                {t('count', { count: total })}
              </p>
              {mentors.length === 0 ? (
                <EmptyState
                  title={t('none')}
                  text={t('noneText')}
                  action={
                    <ButtonLink to="/mentors" small>
                      {t('all')}
                    </ButtonLink>
                  }
                />
              ) : (
                <ul>
                  {mentors.map((mentor) => (
                    <MentorRow key={mentor.id} mentor={mentor} now={new Date(now)} skill={choice.skill} />
                  ))}
                </ul>
              )}
              {next && (
                <a
                  className="link mt-4 inline-flex min-h-target items-center"
                  href={addressOf({ ...choice, after: next })}
                  rel="next"
                >
                  {t('more')}
                </a>
              )}
              <GroupPart />
              <p className="mt-8 border-t border-line pt-4 text-sm text-ink-2">
                {t('offer')}{' '}
                <a className="link inline-flex min-h-target items-center" href="/mentorship/profile">
                  {t('offerAct')}
                </a>
              </p>
            </section>
          </div>
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

/** What mentors announce for several at once; members see it. */
function GroupPart() {
  const t = useText()
  const isMember = useIsMember()
  const fromServer = useFromServer()
  return (
    <section id="groups" aria-labelledby="groups-title" className="mt-10 scroll-mt-24">
      <h2 id="groups-title" className="text-lg">
        {t('groups.title')}
      </h2>
      {isMember ? (
        !fromServer && (
          <Suspense>
            <ComingGroups />
          </Suspense>
        )
      ) : (
        <p className="text-sm text-ink-2">
          {t('groups.text')}{' '}
          <a className="link inline-flex min-h-target items-center" href="/login">
            {t('groups.signIn')}
          </a>
        </p>
      )}
    </section>
  )
}

/** A plain form: what is chosen beside it stays chosen. */
function Search({ choice }: { choice: MentorChoice }) {
  const t = useText()
  const { q = '', ...others } = choice
  return (
    <form method="get" action="/mentors" role="search" className="flex w-full items-end gap-2 sm:w-auto">
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        name="q"
        type="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={q}
        maxLength={QUERY_MAX}
      />
      <Button type="submit">{t('search.button')}</Button>
    </form>
  )
}

const PILL =
  'inline-flex min-h-target flex-none items-center rounded-[1.375rem] border border-edge bg-surface px-3.5 text-sm leading-ui font-ui text-ink no-underline aria-[current]:border-river aria-[current]:bg-river-tint aria-[current]:font-strong aria-[current]:text-river-ink'

function FreeStrip({ choice }: { choice: MentorChoice }) {
  const t = useText()
  return (
    <nav aria-label={t('free.title')} className="strip mt-4 flex gap-2">
      {(['week', 'place'] as const).map((free) => (
        <a
          key={free}
          href={toggled(choice, 'free', free)}
          aria-current={choice.free === free ? 'true' : undefined}
          className={PILL}
        >
          {t(`free.${free}`)}
        </a>
      ))}
      <a href="#groups" className={PILL}>
        {t('groups.title')}
      </a>
    </nav>
  )
}
