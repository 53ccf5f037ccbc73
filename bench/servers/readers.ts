import type { Person } from '../lib/busy-person.ts'
import { readInTurn } from '../lib/reader.ts'
import { floodSignIns } from '../lib/sign-in-flood.ts'

// People run in their own process, so that their work does not count as the server's waiting.
process.once('message', (message) => {
  const { people, port, paths, seconds, floods, thoughtMs } = message as {
    people: Person[]
    port: number
    paths: string[]
    seconds: number
    floods: number
    thoughtMs: number
  }
  const from = performance.now()
  const until = from + seconds * 1000
  const flooding = Array.from({ length: floods }, (_, nth) => floodSignIns({ port, nth, until }))
  const reading = people.map((person) => readInTurn({ person, port, paths, thoughtMs, from, until }))
  void Promise.all([Promise.all(reading), Promise.all(flooding)]).then(([waits, flooded]) => {
    process.send?.({ waits: waits.flat(), flooded }, () => process.exit(0))
  })
})
