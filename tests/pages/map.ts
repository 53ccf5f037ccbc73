import type { RouteConfigEntry } from '@react-router/dev/routes'
import { DEMO_TOKEN } from '#features/cv/contract/demo-token.ts'
import { DEMO_POST } from '#features/feed/contract/demo-post.ts'
import map from '../../src/routes.ts'

export type Page = {
  address: string
  status: 200 | 404
  /** One of many under a path with parameters. */
  sample: boolean
}

/** An address of the demo world for every path with parameters; a missing one fails the tests. */
const SAMPLES: Record<string, string> = {
  '/applications/:id': '/applications/01900000-0000-7000-8000-000000000000',
  '/moderation/decisions/:id': '/moderation/decisions/01900000-0000-7000-8000-000000000000',
  '/messages/:id': '/messages/01900000-0000-7000-8000-000000000000',
  '/opportunities/:id/applications': '/opportunities/01900000-0000-7000-8000-000000000000/applications',
  '/organisations/:organisation/forms': '/organisations/01900000-0000-7000-8000-000000000000/forms',
  '/organisations/:organisation/forms/:id/edit':
    '/organisations/01900000-0000-7000-8000-000000000000/forms/01900000-0000-7000-8000-000000000000/edit',
  '/organisations/:organisation/forms/:id/answers':
    '/organisations/01900000-0000-7000-8000-000000000000/forms/01900000-0000-7000-8000-000000000000/answers',
  '/organisations/:id/messages': '/organisations/01900000-0000-7000-8000-000000000000/messages',
  '/ob/:bank': '/ob/zenica',
  '/mentorship/:id': '/mentorship/01900000-0000-7000-8000-000000000000',
  '/mentors/:slug': '/mentors/damir-kovacevic',
  '/articles/:slug': '/articles/neto-ili-bruto-sta-ti-zapravo-nude',
  '/feed/:id': `/feed/${DEMO_POST}`,
  '/tag/:tag': '/tag/omladinskebanke',
  '/feed/posts/:id': `/feed/posts/${DEMO_POST}`,
  '/articles/:id/edit': '/articles/01900000-0000-7000-8000-000000000000/edit',
  '/page/:slug': '/page/zelene-ulice-2027',
  '/admin/page-builder/editor/:id': '/admin/page-builder/editor/01900000-0000-7000-8000-000000000000',
  '/forms/:slug': '/forms/volontiraj-na-festivalu',
  '/forms/:slug/paper': '/forms/kako-putujes/paper',
  '/forms/:slug/embed': '/forms/kako-putujes/embed',
  '/forms/:slug/embed/sent': '/forms/kako-putujes/embed/sent',
  '/forms/:slug/sent': '/forms/volontiraj-na-festivalu/sent',
  '/admin/form-builder/edit/:id': '/admin/form-builder/edit/01900000-0000-7000-8000-000000000000',
  '/admin/form-builder/submissions/:id':
    '/admin/form-builder/submissions/01900000-0000-7000-8000-000000000000',
  '/calls/:slug': '/calls/jesen-u-zenici',
  '/calls/:slug/applications': '/calls/mala-kultura/applications',
  '/calls/:slug/edit': '/calls/jesen-u-zenici/edit',
  '/calls/:slug/vote': '/calls/ulice-uz-unu/vote',
  '/calls/:slug/results': '/calls/ljeto-na-uni/results',
  '/organisations/:slug': '/organisations/una-softver',
  '/organisations/:slug/home': '/organisations/una-softver/home',
  '/organisations/:slug/manage': '/organisations/una-softver/manage',
  '/cv/:token': `/cv/${DEMO_TOKEN}`,
  '/profile/cv/:id': '/profile/cv/01900000-0000-7000-8000-000000000000',
  '/opportunities/:slug': '/opportunities/mladji-analiticar-mladja-analiticarka-podataka',
  '/opportunities/:slug/edit': '/opportunities/mladji-analiticar-mladja-analiticarka-podataka/edit',
  '/opportunities/import/:id': '/opportunities/import/01900000-0000-7000-8000-000000000000',
  '/admin/banks/:slug': '/admin/banks/zenica',
  '/admin/*': '/admin/nepoznato',
  '/admin/statistics/:report': '/admin/statistics/applications',
  '/admin/users/:id': '/admin/users/01900000-0000-7000-8000-000000000000',
  '/admin/imports/:id': '/admin/imports/01900000-0000-7000-8000-000000000000',
  '/profile/:x': '/profile/damir-kovacevic',
  '/profil/:slug': '/profil/amra-hodzic',
  '/team-test/teams/:id': '/team-test/teams/01900000-0000-7000-8000-000000000000',
  '/projects/:slug/money': '/projects/radio-mladih-kljuc/money',
  '/projects/:slug': '/projects/radio-mladih-kljuc',
  '/reviews/calls/:slug/vote': '/reviews/calls/ulice-uz-unu/vote',
  '/reviews/calls/:slug/assignments': '/reviews/calls/mala-kultura/assignments',
  '/reviews/calls/:slug': '/reviews/calls/mala-kultura',
  '/reviews/:id': '/reviews/01900000-0000-7000-8000-000000000000',
  '/terms/:version': '/terms/1.1',
  '/privacy/:version': '/privacy/1.5',
  '/admin/vocabulary/:kind/:id': '/admin/vocabulary/skill/new',
}

/** Only in development. */
const isForDevelopers = (path: string) => path.startsWith('/dev/')

/** Every page of the map, and an unknown one. */
export const pages: readonly Page[] = [
  ...(map as readonly RouteConfigEntry[])
    .flatMap((entry) => pathsOf(entry))
    .filter((path) => path !== '/*' && !isForDevelopers(path))
    .map((path): Page => ({ address: addressOf(path), status: 200, sample: hasParameters(path) })),
  { address: '/nepoznato/x', status: 404, sample: false },
]

function pathsOf({ path, index, children }: RouteConfigEntry, above = ''): string[] {
  const whole = `${above}/${(path ?? '').replace(/^\//, '')}`.replace(/\/$/, '')
  if (children) return children.flatMap((child) => pathsOf(child, whole))
  return path !== undefined || index ? [whole || '/'] : []
}

function addressOf(path: string): string {
  const sample = hasParameters(path) ? SAMPLES[path] : path
  if (!sample) throw new Error(`Say in SAMPLES which address of ${path} the tests visit`)
  return sample
}

/** Returns whether other sites may show this page in a frame. Such a page runs no script. */
export function isFramed(address: string): boolean {
  return /^\/forms\/[^/]+\/embed(?:\/|$)/.test(address)
}

function hasParameters(path: string): boolean {
  return /[:*]/.test(path)
}
