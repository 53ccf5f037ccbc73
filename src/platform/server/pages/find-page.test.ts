import fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageFinder } from './find-page.ts'

test('a path of ours is found as a visitor finds it, over redirects, and a server without pages finds all', async () => {
  const app = fastify()
  app.get('/api/x', () => ({}))
  expect(await pageFinder(app)('/nema')).toBe(true)
  const other = fastify()
  other.get('/*', { exposeHeadRoute: true }, ({ url, ip }, reply) => {
    if (url === '/stara') return reply.redirect('/ob', 308)
    if (url === '/stara-bez-kraja') return reply.redirect('/stara-bez-kraja')
    if (url === '/dev/mail') return reply.code(ip === '127.0.0.1' ? 200 : 404).send('')
    return reply.code({ '/ob': 200, '/istekla': 410, '/prijava': 401 }[url] ?? 404).send('')
  })
  const paths = ['/ob', '/stara', '/stara-bez-kraja', '/prijava', '/istekla', '/nema', '/dev/mail']
  expect(await Promise.all(paths.map(pageFinder(other)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
