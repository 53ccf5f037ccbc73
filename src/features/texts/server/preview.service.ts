import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { avoidedWords } from '../contract/avoided-words.ts'
import type { previewTexts } from '../contract/changes.endpoints.ts'
import { type FileForm, inForm } from '../contract/file/file-text.ts'
import { versionOf } from '../contract/file/text-version.ts'
import { faultsOf } from './text-checks.ts'
import { allTexts, type Source } from './texts.service.ts'

const NO_BREAK = /(\S*)[\u00a0\u202f\u2007](\S*)/g

/** Returns the changes that the texts of a file would make. */
export async function previewOf(
  source: Source,
  { form, texts }: BodyOf<typeof previewTexts>,
): Promise<ResponseOf<typeof previewTexts>> {
  const textById = new Map((await allTexts(source)).map((text) => [text.id, text]))
  const unknown = new Set<string>()
  const changes: ResponseOf<typeof previewTexts>['texts'] = []
  let same = 0
  for (const { id, locale, text: newText, base } of texts) {
    const text = textById.get(id)
    const before = text?.texts[locale]
    if (!text || before === undefined) {
      unknown.add(id)
      continue
    }
    if (newText === inForm(before, form)) {
      same += 1
      continue
    }
    const words = unbroken(newText, before, form)
    changes.push({
      id,
      locale,
      before,
      base: versionOf(before),
      text: words,
      max: text.max,
      faults: faultsOf(text, { text: words, locale }),
      avoided: avoidedWords({ text: words, before, locale }),
      isNewer: base !== null && base !== versionOf(inForm(before, form)),
    })
  }
  return { texts: changes, same, unknown: [...unknown] }
}

/**
 * Restores spaces that tables lose: at the ends, and non-breaking ones between a figure and its unit where both are still
 * adjacent.
 */
function unbroken(text: string, before: string, form: FileForm): string {
  if (form === 'exact') return text
  const [begin = ''] = /^\s*/.exec(before) ?? []
  const [end = ''] = /\s*$/.exec(before) ?? []
  let whole = begin + text.trim() + end
  for (const [phrase, left, right] of before.matchAll(NO_BREAK)) {
    if (left && right) whole = whole.replaceAll(`${left} ${right}`, phrase)
  }
  return whole
}
