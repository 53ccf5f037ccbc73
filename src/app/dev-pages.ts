import type { FastifyInstance } from 'fastify'
import type { BuiltPages, PagesBuild } from '#platform/server/pages/render-page.ts'

/** Pages straight from the sources, with hot reload; only for people who work on them. */
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
  const boot = (await vite.ssrLoadModule('/src/platform/web/shell/boot-script.ts')) as { bootScript: string }
  return {
    ...boot,
    rules: [],
    development: true,
    visitorScript: '/src/platform/web/visitor/visitor.ts',
    clientFolder: 'public',
    open: async () => undefined,
    async render(request, values) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
      const { createRequestHandler, createPageContext } = build.entry.module
      return createRequestHandler(build, 'development')(request, createPageContext(values))
    },
  }
}
