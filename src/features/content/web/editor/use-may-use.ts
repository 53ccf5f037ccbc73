import type { MayUse } from '#platform/web/rich-text/editor-tools.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { OpenBlock } from '../edit-store.ts'
import { useText } from '../use-text.ts'

/** Returns whether a tool has words to work on and a link is allowed here; explains if not. */
export function useMayUse({ noLinks }: OpenBlock): MayUse {
  const t = useText()
  return (tool, editor) => {
    if (tool === 'undo' || tool === 'redo') return true
    if (editor.state.selection.empty) {
      toast({
        variant: 'destructive',
        title: t('editor.noSelection'),
        description: t('editor.noSelectionText'),
      })
      return false
    }
    if (tool === 'link' && noLinks) toast({ variant: 'destructive', title: t('editor.noLinks') })
    return tool !== 'link' || !noLinks
  }
}
