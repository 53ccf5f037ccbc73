import { handleTasks } from './handle-tasks.ts'

export type Probe =
  | { do: 'echo'; bytes: Uint8Array }
  | { do: 'count'; to: number }
  | { do: 'throw' }
  | { do: 'exit' }
  | { do: 'spin' }
  | { do: 'hang' }
  | { do: 'heap' }
  | { do: 'buffers' }
  | { do: 'self' }
  | { do: 'heard' }

const heard: unknown[] = []
const buffers: unknown[] = []

// Does whatever can go wrong with a worker.
handleTasks(
  async (probe: Probe, progress) => {
    if (probe.do === 'echo') return { bytes: probe.bytes }
    if (probe.do === 'heard') return heard
    if (probe.do === 'self') return { pid: process.pid, env: Object.keys(process.env).toSorted() }
    if (probe.do === 'count') for (let step = 1; step <= probe.to; step += 1) progress(step)
    if (probe.do === 'throw') throw new Error('this task is wrong')
    if (probe.do === 'exit') process.exit(3)
    if (probe.do === 'hang') await new Promise(() => undefined)
    if (probe.do === 'spin') for (;;) Math.random()
    if (probe.do === 'heap') for (;;) buffers.push({ n: buffers.length })
    // A pause in between, as a reader of files makes: what is unpacked is touched, so that it is really there.
    if (probe.do === 'buffers') {
      for (;;) {
        buffers.push(Buffer.alloc(4 * 1024 * 1024, 1))
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    }
    return 'done'
  },
  (notice: never) => heard.push(notice),
)
