import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import type { ServerUser } from './embedded-user.ts'

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/zamah-cluster')

/**
 * Fills a folder with the empty cluster that the build made, which takes a fifth of making one. False where there is none
 * for these programs, or where this account may not read it.
 */
export async function copyTemplate(input: {
  binaries: Binaries
  folder: string
  user: ServerUser | undefined
}): Promise<boolean> {
  const { binaries, folder, user } = input
  const template = templateOf(binaries)
  if (!existsSync(template)) return false
  if (!(await run('cp', ['-R', `${template}/.`, folder]))) return false
  return !user || (await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]))
}

/** Keeps a cluster whose server has ended as the one to copy. */
export async function keepTemplate(binaries: Binaries, cluster: string): Promise<void> {
  const template = templateOf(binaries)
  const draft = `${template}.new-${process.pid}`
  mkdirSync(dirname(template), { recursive: true })
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (await run('cp', ['-R', `${cluster}/.`, draft])) {
    // A machine that loses its power after the build must not copy half-written files for ever.
    await run('sync', [])
    rmSync(template, { recursive: true, force: true })
    renameSync(draft, template)
  }
  rmSync(draft, { recursive: true, force: true })
}

export function hasTemplate(binaries: Binaries): boolean {
  return existsSync(templateOf(binaries))
}

function templateOf({ version }: Binaries): string {
  return join(CACHE, `${process.platform}-${process.arch}-${version}`)
}

function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
