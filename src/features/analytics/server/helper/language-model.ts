import * as z from 'zod/mini'
import { parseUntrustedJson } from '#platform/contract/untrusted-json.ts'
import type { Config } from '#platform/server/config/config.ts'

/** The longest wait for the model, in milliseconds; after it, people have read the figures themselves. */
export const PATIENCE_MS = 8000
const MAX_BYTES = 64 * 1024

const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

type Input = {
  model: NonNullable<Config['llm']>
  system: string
  data: object
  maxTokens: number
  patienceMs?: number
}

/** Asks an OpenAI-compatible endpoint once; throws for anything but a text in time. */
export async function askModel({
  model,
  system,
  data,
  maxTokens,
  patienceMs = PATIENCE_MS,
}: Input): Promise<string> {
  const response = await fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(model.apiKey && { authorization: `Bearer ${model.apiKey}` }),
    },
    body: JSON.stringify({
      model: model.model,
      max_tokens: maxTokens,
      temperature: 0.2,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: JSON.stringify(data) },
      ],
    }),
    redirect: 'error',
    // Covers the body too, so that a slowly dripping response ends.
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the language model answers ${response.status}`)
  }
  const [first] = answer.parse(parseUntrustedJson(await readSome(response))).choices
  return first?.message.content ?? ''
}

async function readSome(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('the language model says too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
