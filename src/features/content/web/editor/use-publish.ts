import { useState } from 'react'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { normaliseLine } from '#platform/contract/rich-text/line.ts'
import { type CurrentBlock, currentBlock } from '../../contract/block-parts.ts'
import { type BlockState, saveBlock } from '../../contract/blocks.endpoints.ts'
import type { OpenBlock } from '../edit-store.ts'
import { useText } from '../use-text.ts'
import { whatIsWrong } from './what-is-wrong.ts'

/** The time in milliseconds in which the specification wants a save done. */
const SAVING_MS = 1000

type Publish = { saving: boolean; problem: string | undefined; conflict: CurrentBlock | undefined }

/** Checks and publishes a text; somebody else's newer save sets `conflict`, any other failure `problem`. */
export function usePublish({
  block,
  onPublished,
}: {
  block: OpenBlock
  onPublished: (state: BlockState) => void
}) {
  const t = useText()
  const [state, setState] = useState<Publish>({ saving: false, problem: undefined, conflict: undefined })

  function wrongWith(document: RichText): string | undefined {
    const { max, check } = block
    const texts = {
      empty: t('editor.empty'),
      tooLong: t('editor.tooLong', { n: String(max) }),
      undescribed: t('editor.undescribed'),
    }
    return whatIsWrong(document, { max, check, texts })
  }

  async function publish({ document, revision }: { document: RichText; revision: number }): Promise<void> {
    const wrong = wrongWith(document)
    if (wrong) return fail(wrong)
    setState({ saving: true, problem: undefined, conflict: undefined })
    const sending = call(saveBlock, {
      params: { id: block.id },
      body: { locale: block.locale, document: normaliseLine(document), revision },
    })
    const [outcome] = await Promise.allSettled([
      sending,
      new Promise((resolve) => setTimeout(resolve, SAVING_MS)),
    ])
    if (outcome.status === 'fulfilled') {
      setState({ saving: false, problem: undefined, conflict: undefined })
      return onPublished(outcome.value)
    }
    const conflict = newerVersion(outcome.reason)
    if (conflict) return setState({ saving: false, problem: undefined, conflict })
    fail(errorText(outcome.reason, t('editor.noAnswer')))
  }

  function fail(problem: string) {
    setState({ saving: false, problem, conflict: undefined })
    toast({ variant: 'destructive', title: t('editor.cannotSave'), description: problem })
  }
  function forgive() {
    setState((now) =>
      now.problem || now.conflict ? { ...now, problem: undefined, conflict: undefined } : now,
    )
  }
  return { ...state, publish, forgive, whatIsWrong: wrongWith }
}

function newerVersion(error: unknown): CurrentBlock | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const parsed = currentBlock.safeParse(error.body.current)
  return parsed.success ? parsed.data : undefined
}
