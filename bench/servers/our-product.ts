import { announce } from '../lib/announce.ts'
import { openProduct } from '../lib/open-product.ts'

const { app, stop } = await openProduct()
announce({ server: app.server, close: stop })
