import { parentPort } from 'node:worker_threads'
import type { PictureShape } from '#platform/contract/pictures.ts'
import { encodePicture } from './encode.ts'

type Order = { bytes: Uint8Array; shape: PictureShape }

// A file that breaks the decoder takes this thread with it, not the product.
parentPort?.on('message', async ({ bytes, shape }: Order) => {
  parentPort?.postMessage(await encodePicture(bytes, shape))
})
