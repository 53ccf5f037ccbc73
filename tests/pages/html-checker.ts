import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const JAR = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar')

export type Complaint = { url: string; line: number; message: string; extract: string }

/** Returns why the Nu HTML checker cannot run on this machine; `undefined` if it can. */
export function whyNoChecker(): string | undefined {
  if (!existsSync(JAR)) return 'the package vnu-jar is not installed'
  const { error, status } = spawnSync('java', ['-version'])
  return error || status !== 0
    ? 'there is no Java on this machine; apt-get install default-jre-headless'
    : undefined
}

/** Returns the Nu HTML checker's errors in these files, all in one run because starting it takes longest. */
export function checkHtml(files: readonly string[]): Promise<Complaint[]> {
  return new Promise((resolve, reject) => {
    const child = spawn('java', [
      '-Xss4m',
      '-jar',
      JAR,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...files,
    ])
    const chunks: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.on('error', reject)
    child.on('close', () => {
      try {
        const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
          messages: { type: string; url: string; lastLine?: number; message: string; extract?: string }[]
        }
        resolve(
          messages
            .filter(({ type }) => type !== 'info')
            .map(({ url, lastLine = 0, message, extract = '' }) => ({
              url,
              line: lastLine,
              message,
              extract,
            })),
        )
      } catch {
        reject(new Error(`The HTML checker said: ${Buffer.concat(errors).toString()}`))
      }
    })
  })
}
