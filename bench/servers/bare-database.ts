import { createServer } from 'node:http'
import { Pool } from 'pg'
import { announce } from '../lib/announce.ts'

const TEXT = 'select id, document, revision from content_blocks where locale = $1 and id = any($2::text[])'
const pool = new Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })
const server = createServer((request, response) => {
  const query = new URLSearchParams(request.url?.split('?')[1])
  const values = [query.get('locale'), query.get('ids')?.split(',')]
  void pool.query({ name: 'blocks', text: TEXT, values }).then(({ rows }) => {
    const text = JSON.stringify({ blocks: rows })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  })
})
server.listen(0, '127.0.0.1', () => announce({ server, close: () => pool.end() }))
