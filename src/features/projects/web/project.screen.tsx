import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicPage } from '#features/calls/web/index.ts'
import { loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { getProject } from '../contract/projects.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { ProjectView } from './view/project-view.tsx'

const TeamProject = lazyPart(async () => (await import('./team/team-project.tsx')).TeamProject)

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.project }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const [project, blocks] = await Promise.all([
    api(getProject, { params: { slug: params.slug ?? '' } }),
    loadBlocks(context, footerBlocks),
  ])
  const { title, summary, municipality, bank, amount } = project
  const facts = (locale: Locale) =>
    [bank?.name, municipality && findMunicipality(municipality)?.name, formatAmount(amount / 100, locale)]
      .filter(Boolean)
      .join(', ')
  const head: Partial<PageHandle> = {
    title: { bhs: title, en: title },
    description: { bhs: summary || facts('bhs'), en: summary || facts('en') },
    share: `projekat-${project.slug}`,
  }
  return { project, blocks, head }
}

/** A project funded by a bank; members of its team also edit here. */
export default function ProjectScreen() {
  const isMember = useIsMember()
  const { project, blocks } = useLoaderData<typeof loader>()
  return (
    <PublicPage blocks={footerBlocks} edited={blocks}>
      {isMember ? (
        <Suspense fallback={<ProjectView project={project} />}>
          <TeamProject project={project} />
        </Suspense>
      ) : (
        <ProjectView project={project} />
      )}
    </PublicPage>
  )
}
