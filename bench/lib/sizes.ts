import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Returns the size of a page's body on the wire, and uncompressed. */
export function sizesOf(url: string): Promise<{ wire: number; plain: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ wire: body.length, plain: gunzipSync(body).length })
      })
    }).on('error', reject)
  })
}
