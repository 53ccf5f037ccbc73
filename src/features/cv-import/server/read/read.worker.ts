import { parentPort } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import { Refusal } from './refusal.ts'

// A file that breaks or exhausts its reader takes this thread with it, not the product.
parentPort?.on('message', async (bytes: Uint8Array) => {
  try {
    parentPort?.postMessage({ read: await readFile(bytes) })
  } catch (error) {
    parentPort?.postMessage({ refusal: error instanceof Refusal ? error.reason : 'damaged' })
  }
})
