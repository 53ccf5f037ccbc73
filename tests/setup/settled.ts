import type { TestApp } from './test-app.ts'

/** Waits until the queue has done its work, so that what is missing will not come. */
export async function settled({ services }: TestApp): Promise<void> {
  for (;;) {
    const { rows } = await services.pool.query(
      `select 1 from queue.job where state < 'completed' and name !~ 'clean' limit 1`,
    )
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
