import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router'
import type { PageAnnouncement } from '#platform/contract/announcement.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { TextsInForce } from '../i18n/text-overrides.ts'
import type { CriticalRule } from './critical-css.ts'
import type { FilesAhead } from './files-ahead.ts'
import { type PageRoute, pageRoutes } from './page-routes.ts'

/** The same shape as the pages' own PageRequest; the pages are built apart and meet the server only here. */
export type PageValues = {
  locale: 'bhs' | 'en'
  theme: 'light' | 'dark' | 'system'
  script: 'latin' | 'cyrillic'
  kept: string
  signed: boolean
  product: string
  publicUrl: string
  pixelId: string | undefined
  visitorScript: string
  memberFrame: string | undefined
  texts: Pick<TextsInForce, 'version' | 'compiled'>
  announcement: PageAnnouncement | undefined
  resting: readonly string[]
  nonce: string
  api(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): Promise<unknown>
}

type Renderer = {
  render(request: Request, values: PageValues): Promise<Response>
  routeOf(path: string): PageRoute
}

export type BuiltPages = {
  render(request: Request, values: PageValues): Promise<Response>
  routeOf(path: string): Promise<PageRoute>
  /** Reads what rendering needs; the first page does it otherwise. */
  open(): Promise<unknown>
  rules: readonly CriticalRule[]
  visitorScript: string
  memberFrame?: string
  ahead?: FilesAhead
  /** Runs in the head before anything is painted. */
  bootScript: string
  /** Follows where the application wakes at once. */
  firstScript: string
  clientFolder: string
  /** Sources change under it: nothing is kept, and the tools' own scripts may run. */
  development: boolean
}

/** The pages bring the router that they were built with; another copy of it would not know their context. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: {
      createRequestHandler: typeof createRequestHandler
      matchRoutes: typeof matchRoutes
      createPageContext(values: PageValues): RouterContextProvider
    }
  }
}

/** Opens what `npm run build` made. The pages' code itself is read later, because the server can answer before. */
export async function loadBuiltPages(folder: string): Promise<BuiltPages> {
  const extras = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as {
    rules: CriticalRule[]
    visitorScript: string
    memberFrame: string
    ahead: FilesAhead
    bootScript: string
    firstScript: string
  }
  let renderer: Promise<Renderer> | undefined
  const open = () => (renderer ??= loadRenderer(folder))
  return {
    ...extras,
    development: false,
    clientFolder: join(folder, 'client'),
    open,
    render: async (request, values) => (await open()).render(request, values),
    routeOf: async (path) => (await open()).routeOf(path),
  }
}

async function loadRenderer(folder: string): Promise<Renderer> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as PagesBuild
  return rendererOf(build, 'production')
}

export function rendererOf(build: PagesBuild, mode: 'production' | 'development'): Renderer {
  const { createRequestHandler, createPageContext, matchRoutes: match } = build.entry.module
  const handle = createRequestHandler(build, mode)
  return {
    render: (request, values) => handle(request, createPageContext(values)),
    routeOf: pageRoutes(build.routes, match),
  }
}
