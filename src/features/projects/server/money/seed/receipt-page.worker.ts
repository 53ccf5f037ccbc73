import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { drawReceiptPage, type ReceiptPage } from './receipt-page.ts'

handleTasks((receipt: ReceiptPage): Promise<Buffer> => drawReceiptPage(receipt))
