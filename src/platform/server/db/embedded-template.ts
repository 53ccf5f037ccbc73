import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import type { ServerUser } from './embedded-user.ts'

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/zamah-cluster')

/** Names what a cluster holds besides nothing, for instance the tables of this release; asked only when one is made. */
export type TemplateName = () => Promise<string>

/**
 * Fills a folder with the cluster of that name that the build made, or else the empty one, which takes a fifth of making
 * one. False where there is none for these programs, or where this account may not read it.
 */
export async function copyTemplate(input: {
  binaries: Binaries
  folder: string
  user: ServerUser | undefined
  name: TemplateName | undefined
}): Promise<boolean> {
  const { binaries, folder, user } = input
  const names = [await input.name?.(), undefined].map((name) => templateOf(binaries, name))
  const template = names.find((path) => existsSync(path))
  if (!template) return false
  if (!(await run('cp', ['-R', `${template}/.`, folder]))) return false
  return !user || (await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]))
}

/** Keeps a cluster whose server has ended as the one to copy under that name, instead of an older one. */
export async function saveTemplate(input: {
  binaries: Binaries
  cluster: string
  name?: string
}): Promise<void> {
  const { binaries, cluster, name } = input
  const template = templateOf(binaries, name)
  const draft = `${template}.new-${process.pid}`
  mkdirSync(dirname(template), { recursive: true })
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (await run('cp', ['-R', `${cluster}/.`, draft])) {
    // A machine that loses its power after the build must not copy half-written files for ever.
    await run('sync', [])
    for (const old of name ? named(binaries) : [template])
      if (old !== draft) rmSync(old, { recursive: true, force: true })
    renameSync(draft, template)
  }
  rmSync(draft, { recursive: true, force: true })
}

export function hasTemplate(binaries: Binaries, name?: string): boolean {
  return existsSync(templateOf(binaries, name))
}

function templateOf({ version }: Binaries, name?: string): string {
  return join(CACHE, [process.platform, process.arch, version, ...(name ? ['with', name] : [])].join('-'))
}

/** Every template with a name, whatever it is. */
function named(binaries: Binaries): string[] {
  const start = basename(templateOf(binaries, ' ')).trim()
  return readdirSync(CACHE).flatMap((file) => (file.startsWith(start) ? [join(CACHE, file)] : []))
}

function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
