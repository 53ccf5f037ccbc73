import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { type TextChoice, updateTexts, listTextChanges } from '../../contract/changes.endpoints.ts'
import { listTexts } from '../../contract/texts.endpoints.ts'
import { useText } from '../use-text.ts'
import { partsOf } from './preview-file.ts'

export type Newer = { id: string; locale: Locale; text: string; base: string }
export type Outcome = { applied: number; newer: readonly Newer[]; problem: string | undefined }

/** Applies texts; those changed by somebody else in the meantime are returned with the newer text. */
export function useApply() {
  const t = useText()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function apply(file: string | null, texts: readonly TextChoice[]): Promise<Outcome> {
    setBusy(true)
    let applied = 0
    try {
      for (const part of partsOf(texts))
        applied += (await call(updateTexts, { body: { file, texts: part } })).applied
      return { applied, newer: [], problem: undefined }
    } catch (error) {
      const newer = error instanceof ApiError && error.code === 'texts.newer' ? error.body.newer : undefined
      return {
        applied,
        newer: Array.isArray(newer) ? (newer as Newer[]) : [],
        problem: errorText(error, t('import.failed')),
      }
    } finally {
      setBusy(false)
      await Promise.all(
        [listTexts, listTextChanges].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      )
    }
  }
  return { busy, apply }
}
