/** Returns the milliseconds that 99 of 100 tries stay within, after ten to warm up. */
export async function slowest(work: () => Promise<unknown>, tries: number): Promise<number> {
  for (let n = 0; n < 10; n += 1) await work()
  const all: number[] = []
  for (let n = 0; n < tries; n += 1) {
    const from = performance.now()
    await work()
    all.push(performance.now() - from)
  }
  return all.toSorted((one, other) => one - other)[Math.ceil(tries * 0.99) - 1] ?? 0
}
