import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { listSubmissions, SOME_MAX } from '../../contract/submissions.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useDoor } from '../use-door.ts'

type Change = (submissions: string[]) => Promise<unknown>
type Notice = NonNullable<Parameters<ReturnType<typeof useAct>['act']>[1]>

/** Does one thing with many submissions, so many in each call, and says how far it has come. */
export function useSome(onDone: (some: readonly string[]) => void) {
  const t = useAnswersText()
  const { at } = useDoor()
  const { busy, act } = useAct({ refresh: [at(listSubmissions).path], failed: t('failed') })
  const [progress, setProgress] = useState({ done: 0, count: 0 })

  function each(all: readonly string[], change: Change, notice: Notice) {
    return act(async () => {
      for (let done = 0; done < all.length; done += SOME_MAX) {
        setProgress({ done, count: all.length })
        const some = all.slice(done, done + SOME_MAX)
        await change(some)
        // If a later call fails, the page repeats only the rest.
        onDone(some)
      }
    }, notice)
  }
  return { busy, progress, each }
}
