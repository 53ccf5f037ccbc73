import { createServer } from 'node:http'
import { announce } from '../lib/announce.ts'

const body = Buffer.alloc(Number(process.env.BYTES), 'x')
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => announce({ server }))
