import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Front = {
  port: number
  /** The port of the product. */
  behind: number
  /** A page in the place of the product's, compressed. */
  pageOf?: (path: string) => Buffer | undefined
}

/** Ends TLS in front of the product and speaks HTTP/2, as `deploy/nginx.conf` does. The certificate is made by `openssl`. */
export function openFront({ port, behind, pageOf }: Front): Http2SecureServer {
  return createSecureServer({ ...certificate(), allowHTTP1: true }, (incoming, answer) => {
    const page = pageOf?.(incoming.url)
    if (page) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      answer.end(page)
      return
    }
    const { url: path, method } = incoming
    const headers = { ...plain(incoming.headers), host: `localhost:${port}` }
    incoming.pipe(
      request({ host: '127.0.0.1', port: behind, path, method, headers }, (theirs) => {
        answer.writeHead(theirs.statusCode ?? 502, plain(theirs.headers))
        theirs.pipe(answer)
      }),
    )
  }).listen(port)
}

const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** Leaves out headers that HTTP/2 has no use for, or that are its own. */
function plain(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.includes(name)),
  )
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'zamah-bench-front-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
