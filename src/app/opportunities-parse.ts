import { commands } from '#features/notices/server/index.ts'

/** Reads one notice from standard input and prints its facts as one line of JSON. */
export async function opportunitiesParse(): Promise<void> {
  process.stdout.on('error', () => process.exit())
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part as Buffer)
  const { parseBytes } = await commands.parsing()
  process.stdout.write(`${JSON.stringify(await parseBytes(Buffer.concat(parts)))}\n`)
}
