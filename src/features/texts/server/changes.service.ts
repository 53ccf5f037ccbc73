import { storePublication } from '#features/content/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { avoidedWords } from '../contract/avoided-words.ts'
import type { updateTexts, listTextChanges, restoreTexts } from '../contract/changes.endpoints.ts'
import { versionOf } from '../contract/file/text-version.ts'
import { problems } from '../contract/problems.ts'
import {
  isChange,
  lockTexts,
  type NewChange,
  deleteOverrides,
  listChanges,
  listTextsSince,
  saveChange,
  saveOverrides,
} from './changes.queries.ts'
import { faultsOf, publishable } from './text-checks.ts'
import { allTexts, type Text } from './texts.service.ts'

const PAGE = 20

/** A checked change of one text in one language. */
type Change = { text: Text; locale: Locale; words: string; reason: string | null }
type Input = { services: Services; session: Session }

/** Applies texts on every instance, all or none. */
export async function changeAll(
  { services, session }: Input,
  { file, texts }: BodyOf<typeof updateTexts>,
): Promise<ResponseOf<typeof updateTexts>> {
  const applied = await inTransaction(services.pool, async (tx) => {
    const changes = await judged(tx, { services, texts })
    const kind = file === null ? 'edit' : 'file'
    return store(tx, { services, session, changes, about: { kind, file, restored: null } })
  })
  await services.liveTexts.refresh()
  return { applied }
}

async function judged(
  tx: Db,
  { services, texts }: { services: Services; texts: BodyOf<typeof updateTexts>['texts'] },
): Promise<Change[]> {
  await lockTexts(tx)
  const textById = await textsById(tx, services)
  const newer: { id: string; locale: Locale; text: string; base: string }[] = []
  const wrong: { id: string; locale: Locale; codes: string[] }[] = []
  const changes: Change[] = []
  for (const { id, locale, base, reason, ...given } of texts) {
    const text = textById.get(id)
    if (!text) throw new Problem(problems.unknownText)
    const before = text.texts[locale]
    const words = given.text ?? text.delivered[locale]
    // A call repeated after a lost response has been applied already.
    if (before === words) continue
    if (versionOf(before) !== base) newer.push({ id, locale, text: before, base: versionOf(before) })
    const codes: string[] = faultsOf(text, { text: words, locale }).map(({ code }) => code)
    const isUnusual = given.text !== null && avoidedWords({ text: words, before, locale }).length > 0
    if (isUnusual && !reason?.trim()) codes.push('avoided')
    if (codes.length > 0) wrong.push({ id, locale, codes })
    changes.push({ text, locale, words, reason: isUnusual ? (reason?.trim() ?? null) : null })
  }
  if (newer.length > 0) throw new Problem(problems.newer, { extra: { newer } })
  if (wrong.length > 0) throw new Problem(problems.wrong, { extra: { wrong } })
  return changes
}

async function textsById(tx: Db, { blocks }: Services): Promise<ReadonlyMap<string, Text>> {
  return new Map((await allTexts({ db: tx, blocks })).map((text) => [text.id, text]))
}

type Stored = Input & { changes: readonly Change[]; about: Pick<NewChange, 'kind' | 'file' | 'restored'> }

async function store(tx: Db, { services, session, changes, about }: Stored): Promise<number> {
  if (changes.length === 0) return 0
  const messages = changes
    .filter(({ text }) => !text.block)
    .map((change) => ({ ...change, ...placeOf(change.text) }))
  const back = messages.filter(({ text, locale, words }) => words === text.delivered[locale])
  const others = messages.filter((change) => !back.includes(change))
  if (back.length > 0)
    await deleteOverrides(
      tx,
      back.map(({ catalogue, key, locale }) => ({ catalogue, key, locale })),
    )
  if (others.length > 0)
    await saveOverrides(
      tx,
      others.map(({ catalogue, key, locale, words, text }) => ({
        catalogue,
        key,
        locale,
        text: words,
        delivered: text.delivered[locale],
      })),
    )
  for (const change of changes) if (change.text.block) await publish(tx, { services, session, change })
  const stated = (text: Text, locale: Locale, words: string) =>
    words === text.delivered[locale] ? null : words
  const id = await saveChange(tx, {
    ...about,
    madeBy: session.userId,
    items: changes.map(({ text, locale, words, reason }) => ({
      text_id: text.id,
      locale,
      before: stated(text, locale, text.texts[locale]),
      after: stated(text, locale, words),
      reason,
    })),
  })
  await recordAudit(tx, {
    services,
    session,
    action: about.kind === 'restore' ? 'texts.restore' : 'texts.change',
    subject: { kind: 'texts', id: String(id), name: about.file ?? '' },
    after: { texts: changes.length, ...(about.restored !== null && { restored: about.restored }) },
  })
  return changes.length
}

function placeOf({ id }: Text): { catalogue: string; key: string } {
  const at = id.indexOf(':')
  return { catalogue: id.slice(0, at), key: id.slice(at + 1) }
}

async function publish(tx: Db, { services, session, change }: Input & { change: Change }): Promise<void> {
  const { text, locale, words } = change
  const document = publishable(words)
  const expected = text.block?.revisions[locale] ?? 0
  const key = { id: placeOf(text).key, locale }
  const stored = document && (await storePublication(tx, { services, session, key, document, expected }))
  // Somebody edits it live at this moment: the next try shows the newer text.
  if (!stored) throw new Problem(problems.newer, { extra: { newer: [] } })
}

export async function changesOf(
  { db }: Services,
  before: string | undefined,
): Promise<ResponseOf<typeof listTextChanges>> {
  const rows = await listChanges(db, {
    before: before === undefined ? undefined : Number(before),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  return {
    changes: page.map(({ made_at, made_by, ...row }) => ({
      ...row,
      madeAt: toIso(made_at),
      madeBy: made_by,
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/**
 * Restores texts to the state after a change. Texts changed in another way since then (a page edited live) stay, as do
 * those that no longer fit this release.
 */
export async function restoreAll(
  { services, session }: Input,
  change: number,
): Promise<ResponseOf<typeof restoreTexts>> {
  const applied = await inTransaction(services.pool, async (tx) => {
    await lockTexts(tx)
    if (change > 0 && !(await isChange(tx, change))) throw new Problem(problems.unknownChange)
    const textById = await textsById(tx, services)
    const changes = (await listTextsSince(tx, change)).flatMap(
      ({ text_id, locale, before, after }): Change[] => {
        const text = textById.get(text_id)
        if (!text) return []
        const words = before ?? text.delivered[locale]
        const isOurs = text.texts[locale] === (after ?? text.delivered[locale])
        if (!isOurs || words === text.texts[locale] || faultsOf(text, { text: words, locale }).length > 0)
          return []
        return [{ text, locale, words, reason: null }]
      },
    )
    return store(tx, { services, session, changes, about: { kind: 'restore', file: null, restored: change } })
  })
  await services.liveTexts.refresh()
  return { applied }
}
