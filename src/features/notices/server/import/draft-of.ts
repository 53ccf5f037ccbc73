import type { NewDraft } from '#features/opportunities/server/index.ts'
import { fromLocal } from '#platform/contract/local-time.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { NoticeForm } from '../../contract/notices.endpoints.ts'
import type { Notice } from './notices.queries.ts'

/** The euro is fixed to the mark; other currencies change, so their amounts stay in the text. */
const IN_KM: Readonly<Record<string, number>> = { BAM: 1, EUR: 1.955_83 }
const PARTS_MAX = 390
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu

/** Returns the end of a stated deadline: its time, or else the end of its day. */
export function momentOf(deadline: string): Date | undefined {
  return fromLocal(deadline.length > 10 ? deadline : `${deadline}T23:59`)
}

/** Returns a draft with all facts of the notice, and its whole text for a person to shorten. */
export function draftOf(
  notice: Pick<Notice, 'text' | 'language' | 'organisationId'>,
  form: NoticeForm,
): Omit<NewDraft, 'createdBy'> {
  const { language } = notice
  const rate = form.currency === null ? 1 : IN_KM[form.currency]
  const inKm = (amount: number | null) =>
    amount === null || rate === undefined ? null : Math.round(amount * rate)
  const title = { bhs: '', en: '', [language]: form.title.replace(/\s+/g, ' ').trim() }
  const body = { bhs: NO_RICH_TEXT, en: NO_RICH_TEXT, [language]: richTextOf(notice.text) }
  const deadline = form.deadline === null ? undefined : momentOf(form.deadline)
  return {
    kind: form.kind,
    organisationId: notice.organisationId,
    organisationName: form.organisationName.trim(),
    content: {
      kind: form.kind,
      title,
      body,
      municipalities: form.municipality ? [form.municipality] : [],
      amountMin: inKm(form.amountMin),
      amountMax: inKm(form.amountMax),
      vacancies: form.vacancies,
      deadline: toIso(deadline),
      skills: form.skills.map(({ id }) => ({ skill: id, importance: 'required' as const, level: null })),
      // Staff who imported another organisation's notice do not take applications for it.
      applyHere: notice.organisationId !== null,
    },
  }
}

/** Turns lines into paragraphs and marked lines into lists; long texts are cut to the size of a document. */
export function richTextOf(text: string): RichText {
  const content: RichText['content'] = []
  for (const line of text.slice(0, 18_000).split('\n').slice(0, 2000)) {
    if (content.length >= PARTS_MAX) break
    const plain = line.replace(UNSAFE, ' ').trim()
    if (plain === '') continue
    const item = /^[-•*·▪–]\s+(.+)$/u.exec(plain)?.[1]
    const paragraph = {
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: item ?? plain }],
    }
    const last = content.at(-1)
    if (item === undefined) content.push(paragraph)
    else if (last?.type === 'bulletList' && last.content.length < 100)
      last.content.push({ type: 'listItem', content: [paragraph] })
    else content.push({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] })
  }
  return { type: 'doc', content }
}
