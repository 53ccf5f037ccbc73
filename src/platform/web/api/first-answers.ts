type FirstAnswers = { token: string; at: number; answers: Record<string, Promise<Response>> }

declare global {
  var __first: FirstAnswers | undefined
}

/** A page that has been open for longer asks anew. */
const FRESH_MS = 30_000

/** Takes the answer for which the boot script asked before the application woke, once and with the same session. */
export function takeFirstAnswer(path: string, token: string | null): Promise<Response> | undefined {
  const first = globalThis.__first
  if (!first || first.token !== token || Date.now() - first.at > FRESH_MS) return undefined
  const answer = first.answers[path]
  delete first.answers[path]
  return answer
}

/** Drops all answers, because a change has made them old. */
export function dropFirstAnswers(): void {
  globalThis.__first = undefined
}
