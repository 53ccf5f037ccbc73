import { beBusy, type Person } from '../lib/busy-person.ts'

// People run in their own process, so that their work does not count as the server's waiting.
process.once('message', (message) => {
  const { people, port, warmUp, seconds } = message as {
    people: Person[]
    port: number
    warmUp: number
    seconds: number
  }
  const from = performance.now() + warmUp * 1000
  const until = from + seconds * 1000
  void Promise.all(people.map((person) => beBusy({ person, port, from, until }))).then((waits) => {
    process.send?.(waits.flat(), () => process.exit(0))
  })
})
