import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAGE } from '../../contract/limits.ts'
import type { Message } from '../../contract/message.ts'
import { Timeline, type TimelineCalls, type TimelineState, WINDOW } from './timeline.ts'

/** A conversation on the server: each message has the version of its last change. */
class Server implements TimelineCalls {
  readonly messages: (Message & { version: number })[] = []
  version = 0

  constructor(count: number) {
    for (let n = 0; n < count; n += 1) this.send()
  }

  send(): void {
    const seq = this.messages.length + 1
    this.messages.push({
      seq,
      id: String(seq),
      body: '',
      version: ++this.version,
    } as (typeof this.messages)[0])
  }

  edit(seq: number, body: string): void {
    Object.assign(this.messages[seq - 1]!, { body, version: ++this.version })
  }

  async page({ before, around, after }: { before?: number; around?: number; after?: number }) {
    const end = this.messages.length
    const middle = around === undefined ? end - PAGE : around - 1 - PAGE / 2
    const from = before === undefined ? (after ?? Math.max(0, middle)) : Math.max(0, before - 1 - PAGE)
    const to = before === undefined ? Math.min(end, from + PAGE) : before - 1
    const items = structuredClone(this.messages.slice(from, to))
    return { items, hasEarlier: from > 0, hasLater: to < end, version: this.version }
  }

  async changes(since: number) {
    const items = structuredClone(this.messages.filter(({ version }) => version > since))
    return { items, version: this.version, hasMore: false, members: [] }
  }
}

function openTimeline(calls: TimelineCalls) {
  const shown: { state: TimelineState } = {
    state: { messages: [], hasEarlier: false, hasLater: false, members: undefined },
  }
  const timeline = new Timeline(calls, (state) => void (shown.state = state))
  return { timeline, shown }
}

const seqsOf = ({ messages }: TimelineState) => messages.map(({ seq }) => seq)

function rangeOf(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n)
}

describe('a long conversation', () => {
  test('a member who scrolls to its beginning and back never has more than a window loaded, without a gap', async () => {
    const server = new Server(2000)
    const { timeline, shown } = openTimeline(server)
    await timeline.open()
    while (shown.state.hasEarlier) {
      await timeline.loadEarlier()
      const seqs = seqsOf(shown.state)
      expect(seqs).toEqual(rangeOf(seqs[0]!, seqs.at(-1)!))
      expect(seqs.length).toBeLessThanOrEqual(WINDOW)
    }
    expect(seqsOf(shown.state)).toEqual(rangeOf(1, WINDOW))
    expect(shown.state.hasLater).toBe(true)
    while (shown.state.hasLater) {
      await timeline.loadLater()
      expect(shown.state.messages.length).toBeLessThanOrEqual(WINDOW)
    }
    expect(seqsOf(shown.state)).toEqual(rangeOf(2000 - WINDOW + 1, 2000))
    expect(shown.state.hasEarlier).toBe(true)
  })

  test('a page that arrives after the window has moved leaves no gap', async () => {
    const server = new Server(2000)
    let release = () => {}
    const { timeline, shown } = openTimeline({
      changes: (since) => server.changes(since),
      page: async (place) => {
        if (place.after !== undefined) await new Promise<void>((resolve) => (release = resolve))
        return server.page(place)
      },
    })
    await timeline.open(1000)
    const later = timeline.loadLater()
    for (let pages = 0; pages < WINDOW / PAGE; pages += 1) await timeline.loadEarlier()
    release()
    await later
    const seqs = seqsOf(shown.state)
    expect(seqs).toEqual(rangeOf(seqs[0]!, seqs.at(-1)!))
  })

  test('an edit that the device has heard of while an older page was on its way is shown', async () => {
    const server = new Server(200)
    let release = () => {}
    const { timeline, shown } = openTimeline({
      changes: (since) => server.changes(since),
      page: async (place) => {
        const page = await server.page(place)
        if (place.before !== undefined) await new Promise<void>((resolve) => (release = resolve))
        return page
      },
    })
    await timeline.open()
    const earlier = timeline.loadEarlier()
    await Promise.resolve()
    server.edit(120, 'ispravljeno')
    await timeline.hear(server.version)
    release()
    await earlier
    await timeline.catchUp()
    expect(shown.state.messages.find(({ seq }) => seq === 120)?.body).toBe('ispravljeno')
  })

  test('whatever happens in whatever order, the device shows a part of the conversation without gaps, as it is', async () => {
    const act = fc.oneof(
      fc.constant('earlier' as const),
      fc.constant('later' as const),
      fc.constant('send' as const),
      fc.constant('hear' as const),
      fc.integer({ min: 1, max: 600 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const server = new Server(600)
        const { timeline, shown } = openTimeline(server)
        await timeline.open()
        const running: Promise<void>[] = []
        for (const [n, one] of acts.entries()) {
          if (one === 'earlier') running.push(timeline.loadEarlier())
          else if (one === 'later') running.push(timeline.loadLater())
          else if (one === 'send') server.send()
          else if (one === 'hear') running.push(timeline.hear(server.version))
          else server.edit(one, `izmjena ${n}`)
          if (n % 3 === 0) await Promise.all(running.splice(0))
        }
        await Promise.all(running)
        await timeline.catchUp()
        await timeline.catchUp()
        const { messages } = shown.state
        const [first, last] = [messages[0]!.seq, messages.at(-1)!.seq]
        expect(messages).toEqual(server.messages.slice(first - 1, last))
        expect(messages.length).toBeLessThanOrEqual(WINDOW + acts.length)
      }),
      { numRuns: 200 },
    )
  })
})
