/** How many requests all fuzz tests make together: few in the usual run, `FUZZ_RUNS=100000` in the full one. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5000)
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Settings of one fuzz test that makes this share of all requests, `together` of them at once. */
export function fuzzing({ share, together = 1 }: { share: number; together?: number }) {
  const numRuns = Math.max(1, Math.ceil((RUNS * share) / together))
  process.stdout.write(`Fuzzing ${numRuns * together} requests; FUZZ_SEED=${seed} repeats them.\n`)
  return { numRuns, seed, timeout: 300_000 + RUNS * 40 }
}
