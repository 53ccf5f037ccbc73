import type { FastifyInstance } from 'fastify'
import { type BuiltPages, type PagesBuild, rendererOf } from '#platform/server/pages/render-page.ts'

/** Serves pages from the sources, with hot reload; for development only. */
export async function openDevPages(app: FastifyInstance): Promise<BuiltPages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|healthz|readyz|metrics)/.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  async function renderer() {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
    return rendererOf(build, 'development')
  }
  const boot = (await vite.ssrLoadModule('/src/platform/web/shell/boot-script.ts')) as {
    bootScript: string
    firstScript: string
  }
  return {
    ...boot,
    rules: [],
    development: true,
    visitorScript: '/src/platform/web/visitor/visitor.ts',
    clientFolder: 'public',
    open: async () => undefined,
    render: async (request, values) => (await renderer()).render(request, values),
    routeOf: async (path) => (await renderer()).routeOf(path),
  }
}
