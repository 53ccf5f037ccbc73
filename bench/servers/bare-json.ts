import { createServer } from 'node:http'
import { announce } from '../lib/announce.ts'

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      name?: unknown
      year?: unknown
      tags?: unknown
    }
    const valid =
      typeof body.name === 'string' &&
      typeof body.year === 'number' &&
      Array.isArray(body.tags) &&
      body.tags.every((tag) => typeof tag === 'string')
    if (!valid) return response.writeHead(422).end()
    const text = JSON.stringify({
      greeting: `Zdravo, ${body.name}`,
      age: 2026 - (body.year as number),
      tags: body.tags,
    })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  })
})
server.listen(0, '127.0.0.1', () => announce({ server }))
