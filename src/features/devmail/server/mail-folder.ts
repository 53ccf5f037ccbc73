import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from 'postal-mime'

export type StoredMail = { id: string; sentAt: Date; mail: Email }

const FILE = /^(\d{13})-[\da-f]{8}\.eml$/
const SHOWN = 100

/** Lists emails in the data folder, newest first. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => FILE.test(file))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  const mails = await Promise.all(newest.map((file) => readMail(folder, file.replace('.eml', ''))))
  return mails.filter((mail) => mail !== undefined)
}

export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  const [, time] = FILE.exec(`${id}.eml`) ?? []
  if (!time) return undefined
  const raw = await readFile(join(folder, `${id}.eml`)).catch(() => undefined)
  if (!raw) return undefined
  const { default: PostalMime } = await import('postal-mime')
  return { id, sentAt: new Date(Number(time)), mail: await PostalMime.parse(raw) }
}
