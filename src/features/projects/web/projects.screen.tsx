import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicPage, useCallWords } from '#features/calls/web/index.ts'
import { loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { Cover } from '#platform/web/ui/drawings/cover.tsx'
import { listProjects, type ProjectCard } from '../contract/projects.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useText } from './use-text.ts'
import { PhotoImage } from './view/photos.tsx'

const STONES = 11
const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 90vw'

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
      <div className="grid gap-10">
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
              <h2 id={id} className="mb-4 text-xl">
                {title}
              </h2>
              <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
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

function Card(card: ProjectCard) {
  const t = useText()
  const { km, towns } = useCallWords()
  const { slug, title, municipality, bank, amount, spent, contributed, unconfirmed } = card
  const facts = {
    amount: km(amount),
    spent: km(spent),
    contributed: km(contributed),
    unconfirmed: km(unconfirmed),
  }
  return (
    <li className="relative grid grid-cols-1 content-start gap-1">
      <CardPicture {...card} />
      <h3 className="mt-2 text-md leading-snug [overflow-wrap:anywhere]">
        <a
          className="text-ink no-underline before:absolute before:inset-0 hover:underline"
          href={`/projects/${slug}`}
        >
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

/** The newest photo, or a bridge that counts the money spent; a finished project has the whole bridge. */
function CardPicture({ slug, photo, amount, spent, isFinished }: ProjectCard) {
  if (photo)
    return (
      <PhotoImage photo={photo} sizes={SIZES} alt="" className="aspect-[3/1] rounded-surface object-cover" />
    )
  const have = isFinished ? STONES : Math.min(STONES - 1, Math.floor((STONES * spent) / amount))
  return <Cover name={slug} stones={STONES} have={have} />
}
