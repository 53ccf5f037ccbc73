import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Visit = {
  status: number
  headers: Record<string, string>
  /** As received on the wire. */
  raw: Buffer
  html: string
}

/** Fetches an address without decompressing, unlike `fetch`. */
export function visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const raw = Buffer.concat(chunks)
        const given = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        )
        const html = unpack(raw, given['content-encoding']).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: given, raw, html })
      })
    }).on('error', reject)
  })
}

function unpack(raw: Buffer, encoding: string | undefined): Buffer {
  if (raw.length === 0) return raw
  if (encoding === 'br') return brotliDecompressSync(raw)
  return encoding === 'gzip' ? gunzipSync(raw) : raw
}
