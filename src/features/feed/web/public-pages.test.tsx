import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CommentPage } from '#features/discussions/contract/comments/comments.endpoints.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { SessionProvider } from '#platform/web/session/session-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import type { Post } from '../contract/feed.endpoints.ts'
import PublicPostScreen from './public-post.screen.tsx'
import TagScreen from './tag.screen.tsx'

const post: Post = {
  id: '01900000-0000-7000-8000-000000000001',
  author: {
    id: '01900000-0000-7000-8000-000000000002',
    name: 'Luka Tomić',
    slug: 'luka-tomic',
    photo: null,
    headline: null,
  },
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Klupa je tu. #livno' }] }],
  },
  audience: 'public',
  pictures: [],
  poll: {
    options: [
      { text: 'Da', votes: null },
      { text: 'Ne', votes: null },
    ],
    votes: 3,
    endsAt: '2026-12-01T10:00:00.000Z',
    isOver: false,
    choice: null,
  },
  card: {
    kind: 'opportunity',
    path: '/opportunities/mladi-analiticar',
    title: { bhs: 'Mlađi analitičar', en: '' },
    note: 'Una Softver',
    deadline: null,
    picture: null,
  },
  event: { title: 'Otvaranje', startsAt: '2026-12-05T17:00:00.000Z', place: 'Livno' },
  at: '2026-11-26T10:00:00.000Z',
  isEdited: true,
  language: 'bhs',
  reactions: 7,
  comments: 1,
  hasReacted: false,
  isSaved: false,
  isPinned: false,
  mentions: [],
  isOwn: false,
}
const said: CommentPage = {
  items: [
    {
      id: post.id,
      text: 'Bravo, @[1] i @[2]!',
      mentions: [{ place: 1, id: post.id, name: 'Ana Prva', slug: 'ana-prva' }],
      at: post.at,
      isEdited: false,
      isDeleted: false,
      isOwn: false,
      isEditable: false,
      author: null,
      answers: [],
    },
  ],
  next: null,
  isOpen: true,
}

async function page(Screen: () => unknown, data: object): Promise<string> {
  const routes = [
    {
      id: 'root',
      path: '/',
      loader: () => ({ product: 'Zamah' }),
      Component: Outlet,
      children: [{ index: true, loader: () => data, Component: Screen as () => null }],
    },
  ]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('the page redirects')
  return renderHtml(
    <LocaleProvider initial="bhs">
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SessionProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  )
}

test('a visitor without script reads a public post with its poll, event and comments', async () => {
  const html = await page(PublicPostScreen, { post, said, publicUrl: 'https://zamah.example', blocks: {} })
  for (const words of [
    'Klupa je tu. ',
    'Luka Tomić',
    'href="/tag/livno"',
    'Otvaranje',
    'Podrška: 7',
    'href="/opportunities/mladi-analiticar"',
    'Una Softver',
    'href="/profil/ana-prva">@Ana Prva</a>',
    '>@neko</span>',
    'Neko iz zajednice',
    '3 glasa',
  ])
    expect(html).toContain(words)
})

test('A visitor sees that a post is in the other language, and the browser knows of which', async () => {
  const blocks = { publicUrl: 'https://zamah.example', blocks: {} }
  const ours = await page(PublicPostScreen, { post, said, ...blocks })
  expect(ours).not.toContain('na engleskom')
  const english = await page(PublicPostScreen, { post: { ...post, language: 'en' }, said, ...blocks })
  expect(english).toContain('na engleskom')
  expect(english).toContain('<div lang="en">')
})

test('a visitor without script goes from a tag to its posts and on to older ones', async () => {
  const tagged = { tag: 'livno', posts: [post], next: '1.01900000-0000-7000-8000-000000000001' }
  const html = await page(TagScreen, { page: tagged, blocks: {} })
  for (const words of [
    '#livno</h1>',
    `href="/feed/${post.id}"`,
    '/tag/feed.rss?tag=livno',
    '/tag/livno?after=',
  ])
    expect(html).toContain(words)
})
