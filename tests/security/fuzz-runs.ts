/** Requests of all fuzz tests together: few by default, `FUZZ_RUNS=100000` in the full run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5000)
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Returns the settings of one fuzz test with this share of all requests, `together` concurrently. */
export function fuzzing({ share, together = 1 }: { share: number; together?: number }) {
  const numRuns = Math.max(1, Math.ceil((RUNS * share) / together))
  process.stdout.write(`Fuzzing ${numRuns * together} requests; FUZZ_SEED=${seed} repeats them.\n`)
  return { numRuns, seed, timeout: 300_000 + RUNS * 40 }
}
