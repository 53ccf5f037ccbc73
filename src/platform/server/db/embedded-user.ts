import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account the database server runs as, when it is not the account of this process. */
export type ServerUser = { uid: number; gid: number; name: string }

const ACCOUNTS = ['zamah', 'postgres', '_postgres', 'nobody']

// Postgres refuses to run as root, so root lends it an account that owns nothing else of ours.
/** Picks the account for the server: none for an ordinary user; for root the owner of an existing cluster, or an unprivileged account. */
export function serverUser(existing: string | undefined): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existing) {
    const { uid, gid } = statSync(existing)
    if (uid !== 0) return { uid, gid, name: accountName(uid) ?? String(uid) }
  }
  for (const name of ACCOUNTS) {
    const user = account(name)
    if (user) return user
  }
  return createAccount()
}

/** The name of an account, or nothing when this machine does not know it. */
export function accountName(uid: number): string | undefined {
  return passwd().find((line) => Number(line[2]) === uid)?.[0] ?? ask(['-un', String(uid)])
}

/** Whether an account may walk into every folder on the way to a path. */
export function canEnter(path: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (folder === dirname(folder)) return true
  }
}

function account(name: string): ServerUser | undefined {
  const line = passwd().find((entry) => entry[0] === name)
  const uid = Number(line?.[2] ?? ask(['-u', name]))
  const gid = Number(line?.[3] ?? ask(['-g', name]))
  return uid > 0 && gid > 0 ? { uid, gid, name } : undefined
}

function createAccount(): ServerUser {
  const tries: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--user-group', 'zamah']],
    ['adduser', ['-S', '-D', '-H', 'zamah']],
  ]
  for (const [command, args] of tries) {
    spawnSync(command, args)
    const user = account('zamah')
    if (user) return user
  }
  throw new Error(
    'The database cannot run as root and this machine has no unprivileged account (postgres, nobody). Start as an ordinary user, or set DATABASE_URL.',
  )
}

function passwd(): string[][] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
  } catch {
    return []
  }
}

function ask(args: string[]): string | undefined {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
