import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicPage, useCallWords } from '#features/calls/web/index.ts'
import { loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { listProjects, type ProjectCard } from '../contract/projects.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.projects }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const [{ projects, earlier }, blocks] = await Promise.all([
    api(listProjects, {}),
    loadBlocks(context, footerBlocks),
  ])
  return { projects, earlier, blocks }
}

/** All projects funded by boards, running ones first. */
export default function ProjectsScreen() {
  const t = useText()
  const { projects, earlier, blocks } = useLoaderData<typeof loader>()
  const groups = [
    { id: 'running', title: t('list.running'), cards: projects.filter(({ isFinished }) => !isFinished) },
    { id: 'finished', title: t('list.finished'), cards: projects.filter(({ isFinished }) => isFinished) },
  ]
  return (
    <PublicPage blocks={footerBlocks} edited={blocks}>
      <div className="grid max-w-3xl gap-10">
        <header className="grid gap-2">
          <h1 className="text-4xl">{t('list.title')}</h1>
          <p className="max-w-measure text-lg text-ink-2">{t('list.lead')}</p>
          {earlier > 0 && (
            <p className="text-sm text-ink-2">
              {t('list.earlier', { count: earlier })}{' '}
              <a className="link" href="/ob">
                {t('list.banks')}
              </a>
            </p>
          )}
        </header>
        {projects.length === 0 && (
          <EmptyState
            title={t('list.none')}
            action={
              <a className={buttonClass({ look: 'line' })} href="/ob">
                {t('list.calls')}
              </a>
            }
          />
        )}
        {groups
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, title, cards }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-3 text-xl">
                {title}
              </h2>
              <ul className="border-b border-line">
                {cards.map((card) => (
                  <Card key={card.slug} {...card} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </PublicPage>
  )
}

function Card({ slug, title, municipality, bank, amount, spent, contributed, unconfirmed }: ProjectCard) {
  const t = useText()
  const { km, towns } = useCallWords()
  const facts = {
    amount: km(amount),
    spent: km(spent),
    contributed: km(contributed),
    unconfirmed: km(unconfirmed),
  }
  return (
    <li className="grid gap-0.5 border-t border-line py-4">
      <h3 className="text-md font-strong">
        <a className="link inline-flex min-h-6 items-center" href={`/projects/${slug}`}>
          {title}
        </a>
      </h3>
      <p className="text-sm text-ink-2">
        {[municipality && towns([municipality]), bank?.name].filter(Boolean).join(', ')}
      </p>
      <p className="text-sm">{t(unconfirmed > 0 ? 'list.factsEntered' : 'list.facts', facts)}</p>
    </li>
  )
}
